// @ts-check
/** Positions for practice: generated, judged and explained by the engine on the device, or by the server. */

import * as engine from "../engine/engine.js";
import { PEERS, SIDE } from "../game/model.js";
import { HOME } from "../game/server.js";

/** @import { Candidate } from "../game/model.js" */
/** @typedef {{grid: string, placed: number[], removed: Candidate[]}} Position */
/** @typedef {{position: Position, conclusions: Candidate[][], places: boolean}} Drill a position and the conclusions of each step of the technique in it */
/** @typedef {{sentence: string, area: number[], lines: string[], marked: Candidate[]}} Help */
/** @typedef {"throttled" | "failed" | "offline"} Trouble */
/** @typedef {"none" | "found" | "part" | "wrong"} Verdict */

/** Nobody waits longer for a new position; then it is an image of one that is kept. */
const MOST_MS = 2500;
export const DEEPEST = 3;
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The position on the page. @param {HTMLElement} board @returns {Position} */
export function positionOn(board) {
  const cells = [...board.querySelectorAll("td")];
  const digits = cells.map((cell) => (cell.className ? (cell.textContent ?? "") : ""));
  const removed = cells.flatMap((cell, index) => {
    if (digits[index]) return [];
    const shown = [...cell.querySelectorAll("button")].map(({ dataset }) => Number(dataset.digit));
    const isOut = (/** @type {number} */ digit) =>
      !shown.includes(digit) && PEERS[index].every((peer) => digits[peer] !== String(digit));
    return DIGITS.filter(isOut).map((digit) => /** @type {Candidate} */ ([index, digit]));
  });
  const placed = cells.flatMap((cell, index) => (cell.className === "entry" ? [index] : []));
  return { grid: digits.map((digit) => digit || "-").join(""), placed, removed };
}

/** The candidates of each cell. @param {Position} position */
export function candidatesOf({ grid, removed }) {
  const out = new Set(removed.map(String));
  return Array.from({ length: SIDE * SIDE }, (_, cell) =>
    DIGITS.filter((digit) => {
      const isFree = grid[cell] === "-" && PEERS[cell].every((peer) => grid[peer] !== String(digit));
      return isFree && !out.has(`${cell},${digit}`);
    }),
  );
}

/** Compare the marked candidates with the conclusions of the steps. @param {Candidate[][]} conclusions @param {Candidate[]} marked @returns {Verdict} */
export function judge(conclusions, marked) {
  const chosen = new Set(marked.map(String));
  const right = new Set(conclusions.flat().map(String));
  if (!chosen.size) return "none";
  if ([...chosen].some((one) => !right.has(one))) return "wrong";
  return conclusions.some((one) => one.every((pair) => chosen.has(String(pair)))) ? "found" : "part";
}

export class Drills {
  /** @param {string} slug @param {Position} kept one position with the technique */
  constructor(slug, kept) {
    this.slug = slug;
    this.kept = kept;
    /** The next one is made while this one is looked at. @type {{drill: Promise<Drill | null>, enough: AbortController} | null} */
    this.coming = null;
  }

  /** The data of a position; null without the engine. @param {Position} position @returns {Promise<Drill | null>} */
  async of(position) {
    const steps = await this.#steps(position, DEEPEST);
    if (!steps?.length) return null;
    const conclusions = steps.map(conclusionOf);
    return { position, conclusions, places: steps[0].deduction.placements.length > 0 };
  }

  /** Another position, soon. @returns {Promise<Drill | null>} */
  async next() {
    const { drill, enough } = this.coming ?? this.#make();
    this.coming = null;
    const timer = setTimeout(() => enough.abort(), MOST_MS);
    const made = (await drill) ?? (await this.#drill({ budget: 0 }));
    clearTimeout(timer);
    return made;
  }

  prepare() {
    this.coming = this.#make();
  }

  /** @param {Position} position @param {number} depth @returns {Promise<Help | null>} */
  async help(position, depth) {
    const [step] = (await this.#steps(position, depth)) ?? [];
    if (!step) return null;
    const { sentence, area, deduction } = step;
    return { sentence, area, lines: deduction?.implications ?? [], marked: deduction ? conclusionOf(step) : [] };
  }

  #make() {
    const enough = new AbortController();
    return { drill: this.#drill({}, enough.signal), enough };
  }

  /** @param {{budget?: number}} options @param {AbortSignal} [signal] */
  async #drill(options, signal) {
    const made = await engine.drill({ ...this.kept, technique: this.slug, ...options }, { signal });
    return made?.answer ? this.of(made.answer) : null;
  }

  /** @param {Position} position @param {number} depth @returns {Promise<any[] | undefined>} */
  async #steps({ grid, placed, removed }, depth) {
    return (await engine.steps({ grid, placed, removed, technique: this.slug, depth }))?.answer;
  }
}

/** @param {any} step @returns {Candidate[]} */
const conclusionOf = ({ deduction: { placements, eliminations } }) => (placements.length ? placements : eliminations);

/** Ask the server about a position that it knows by its number. @param {string} slug @param {number} position @param {object} question @returns {Promise<{answer?: any, trouble?: Trouble}>} */
export async function askServer(slug, position, question) {
  try {
    const response = await fetch(`${HOME}techniques/${slug}/practice`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ position, ...question }),
    });
    if (response.ok) return { answer: await response.json() };
    return { trouble: response.status === 429 ? "throttled" : "failed" };
  } catch {
    return { trouble: "offline" };
  }
}
