// @ts-check
/** The questions that the server answers, for it knows the solution. */

import { settings } from "./settings.js";

/** @import { Candidate } from "./model.js" */
/** @typedef {{from: Candidate[], to: Candidate[], strong: boolean}} Link */
/**
 * @typedef {object} Answer
 * @property {"right" | "complete" | "wrong" | "hint" | "unsupported"} status
 * @property {string} sentence
 * @property {number[]} [wrong]
 * @property {number[]} [area]
 * @property {number[]} [reasons]
 * @property {Deduction} [deduction] the conclusions of a hint's last step, and their reasons
 * @property {string} [lesson] the address of a page on the technique
 * @property {string} [name] the technique's name
 */
/**
 * @typedef {object} Deduction
 * @property {string[]} implications a chain in sentences
 * @property {string | null} notation the chain in Eureka notation
 * @property {Candidate[]} placements
 * @property {Candidate[]} eliminations
 * @property {[cell: number, digit: number, role: string][]} roles
 * @property {Link[]} links
 * @property {number[]} [houses] by number: boxes, rows and columns from 0, those of cover sets from 27
 * @property {number[][]} [groups] the cells that act as one and have no letter
 * @property {number[][]} [sets] the cells that letters name, in the order of the letters
 */
/** @typedef {"offline" | "throttled" | "failed" | "device"} Trouble */

const PATIENCE_MS = 8000;
/** Where the pages of this language begin. */
export const HOME = document.documentElement.dataset.home ?? "/";

/** @param {string} id @param {string} board @param {Candidate[]} eliminated */
export const check = (id, board, eliminated) => ask(id, "check", { board, eliminated });

/** @param {string} id @param {string} board @param {Candidate[]} eliminated @param {number} depth 1-3 */
export function hint(id, board, eliminated, depth) {
  return ask(id, "hint", { board, eliminated, depth, uniqueness: settings().uniqueness });
}

/** Ask for the hardest technique of a solved puzzle. @param {string} id @param {string} board */
export const summary = (id, board) => ask(id, "summary", { board });

/**
 * @param {string} id
 * @param {"check" | "hint" | "summary"} question
 * @param {object} body
 * @returns {Promise<{answer: Answer, trouble?: undefined} | {trouble: Trouble, answer?: undefined}>}
 */
async function ask(id, question, body) {
  try {
    const response = await fetch(`${HOME}puzzles/${id}/${question}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.ok) return { answer: await response.json() };
    return { trouble: response.status === 429 ? "throttled" : "failed" };
  } catch {
    return { trouble: "offline" };
  }
}
