// @ts-check
/** The engine for programs: the same functions as in Rust and Python, without a server. */

import { SENTENCES } from "./sentences.js";
import { LANGUAGES } from "./languages.js";
import { EngineError, given, openModule, unknownLanguage } from "./opening.js";
import { StepRenderer } from "./engine/render_step.js";
import { toGoOn } from "./engine/wasm.js";

const ask = await openModule(new URL("./nonet.wasm", import.meta.url));
/** What reads texts is loaded by the first that comes. @type {Promise<import("./engine/wasm.js").Ask> | undefined} */
let reader;
/** What tells, by language: English from the start, another once it was loaded. @type {Map<string, StepRenderer>} */
const renderers = new Map([["en", new StepRenderer(SENTENCES)]]);

export { EngineError };
/** The former name. */
export { EngineError as Refusal };

export const version = answer({ version: {} });

export const languages = LANGUAGES;

/** @param {string} language */
export async function loadLanguage(language) {
  if (!LANGUAGES.includes(language)) throw unknownLanguage(language, LANGUAGES);
  if (renderers.has(language)) return;
  renderers.set(language, new StepRenderer((await import(`./sentences-${language}.js`)).SENTENCES));
}

/** @param {string} grid */
export const check = (grid) => answer({ verify: { grid } });

/** @param {string} puzzle @returns {string} */
export function solve(puzzle) {
  const { status, solution } = answer({ contractCheck: { grid: puzzle } });
  if (solution !== null) return solution;
  const [code, message] =
    status === "unknown"
      ? ["SEARCH_LIMIT", "the search ended before it was known whether the grid has exactly one solution"]
      : ["NOT_UNIQUE", "expected a grid with exactly one solution"];
  throw new EngineError({ code, message, status });
}

/** @param {string} puzzle @param {string} board @param {{eliminated?: [number, number][], language?: string}} [options] */
export const validate = (puzzle, board, { eliminated = [], language } = {}) =>
  answer({ check: { puzzle, board, eliminated } }, language);

/** @param {string} puzzle @param {string} board @param {{eliminated?: [number, number][], depth?: 1 | 2 | 3, language?: string}} [options] */
export function hint(puzzle, board, { eliminated = [], depth = 3, language } = {}) {
  const found = answer({ hint: { puzzle, board, eliminated, depth } }, language);
  return found.status === "hint" && depth === 3 ? { ...found, next: after(found, board, eliminated) } : found;
}

/** The board after a step, to go on from there. @param {any} step @param {string} board @param {[number, number][]} eliminated */
function after(step, board, eliminated) {
  const cells = [...board];
  for (const [cell, digit] of step.deduction.placements) cells[cell] = String(digit);
  const isOpen = (/** @type {[number, number]} */ [cell]) => !/[1-9]/.test(cells[cell]);
  return { progress: cells.join(""), eliminated: [...eliminated, ...step.deduction.eliminations].filter(isOpen) };
}

/** As many candidates are tried as the service tries for a wish. */
const BUDGET = 20_000;

/** @param {{seed?: bigint | number, budget?: number} & Record<string, unknown>} [wish] */
export function generate({ seed, budget = BUDGET, ...wish } = {}) {
  const [drawn] = crypto.getRandomValues(new BigUint64Array(1));
  // Below 2^53, so that a number keeps it too.
  const made = answer({ generate: { ...wish, budget, seed: String(seed ?? drawn >> 11n) } });
  return { ...made, solution: solve(made.puzzle) };
}

/** @param {string} puzzle @param {{language?: string}} [options] */
export const grade = (puzzle, { language } = {}) => answer({ grade: { grid: puzzle } }, language);

/** @param {string} puzzle @param {{work?: number}} [options] */
export const rate = (puzzle, { work } = {}) => answer({ rate: { grid: puzzle, work } });

/** @param {string} puzzle @param {{language?: string}} [options] */
export const explain = (puzzle, { language } = {}) => answer({ explain: { grid: puzzle } }, language);

/** @param {string} grid */
export const canonical = (grid) => answer({ canonical: { grid } });

/** @param {string} text @returns {Promise<string[]>} */
export const read = async (text) => (await readBoards(text)).boards.map(({ grid }) => grid);

/** @param {string} text @returns {Promise<import("./index.js").Reading>} */
export async function readBoards(text) {
  reader ??= openModule(new URL("./texts.wasm", import.meta.url));
  return given((await reader)({ read: { text } }));
}

/** @param {Record<string, object>} question @param {string} [language] @returns {any} */
function answer(question, language = "en") {
  const renderer = renderers.get(language);
  if (!renderer) throw unknownLanguage(language, renderers.keys());
  let reply = ask(question);
  while ("progress" in reply) reply = ask(toGoOn(question));
  return given(renderer.reply(reply));
}
