// @ts-check
/** Variants such as killer for programs: the same functions as in Python, without a server. */

import { SENTENCES } from "./variant-sentences.js";
import { LANGUAGES } from "./languages.js";
import { EngineError, given, openModule, unknownLanguage } from "./opening.js";
import { StepRenderer } from "./engine/render_step.js";

const ask = await openModule(new URL("./variants.wasm", import.meta.url));
/** By language: English from the start, others once they were loaded. @type {Map<string, StepRenderer>} */
const renderers = new Map([["en", new StepRenderer(SENTENCES)]]);

export { EngineError };

/** @type {readonly string[]} */
export const kinds = answer({ kinds: {} });

/** @param {string} language */
export async function loadLanguage(language) {
  if (!LANGUAGES.includes(language)) throw unknownLanguage(language, LANGUAGES);
  if (renderers.has(language)) return;
  renderers.set(language, new StepRenderer((await import(`./variant-sentences-${language}.js`)).SENTENCES));
}

/** @param {string | readonly string[]} kind @param {{size?: number, difficulty?: string, seed?: bigint | number, budget?: number}} [wanted] */
export function generate(kind, { seed, ...wanted } = {}) {
  // Below 2^53, so that a number keeps it too.
  const number = seed ?? crypto.getRandomValues(new BigUint64Array(1))[0] >> 11n;
  const kindsWanted = typeof kind === "string" ? [kind] : kind;
  return { ...answer({ generate: { ...wanted, kinds: kindsWanted, seed: String(number) } }), kinds: [...kindsWanted], seed: number };
}

/** @param {any} puzzle */
export const read = (puzzle) => answer({ read: { puzzle: textOf(puzzle) } });

/** @param {any} puzzle @param {{limit?: number, nodeBudget?: number}} [options] */
export const countSolutions = (puzzle, { limit, nodeBudget } = {}) =>
  answer({ count: { puzzle: textOf(puzzle), limit, nodes: nodeBudget } });

/** @param {any} puzzle @returns {string} */
export function solve(puzzle) {
  const { status, solutions } = countSolutions(puzzle);
  if (status === "unique") return solutions[0];
  throw new EngineError({ code: status === "unknown" ? "SEARCH_LIMIT" : "NOT_UNIQUE", message: `the puzzle is ${status}`, status });
}

/** @param {any} puzzle */
export const grade = (puzzle) => answer({ grade: { puzzle: textOf(puzzle) } });

/** @param {any} puzzle @param {{board?: string, candidates?: readonly number[][], language?: string}} [options] */
export function nextStep(puzzle, { language, ...position } = {}) {
  const renderer = rendererOf(language);
  const step = answer({ step: questionOf(puzzle, position) });
  return step && explained(step, renderer);
}

/** @param {any} puzzle @param {{board?: string, language?: string}} [options] */
export function solvePath(puzzle, { board, language } = {}) {
  const renderer = rendererOf(language);
  const { steps, solved } = answer({ path: questionOf(puzzle, { board }) });
  return { solved, steps: steps.map((/** @type {any} */ step) => explained(step, renderer)) };
}

/** @param {any} puzzle @param {any} claim @param {{board?: string, candidates?: readonly number[][], nodeBudget?: number}} [options] */
export function prove(puzzle, { placements, eliminations, certificate }, { nodeBudget, ...position } = {}) {
  const claim = JSON.stringify({ placements, eliminations, certificate });
  return answer({ prove: { ...questionOf(puzzle, position), claim, nodes: nodeBudget } });
}

/** @param {any} puzzle @param {{board?: string, candidates?: readonly number[][]}} position */
function questionOf(puzzle, { board, candidates }) {
  const masks = candidates?.map((digits) => digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0));
  return { puzzle: textOf(puzzle), board, candidates: masks };
}

/** @param {any} puzzle */
const textOf = (puzzle) => (typeof puzzle === "string" ? puzzle : JSON.stringify(puzzle));

/** @param {any} step @param {StepRenderer} renderer */
function explained({ level, sentences, ...step }, renderer) {
  return { ...step, difficulty: level, explanation: renderer.text(sentences) };
}

/** @param {string} [language] */
function rendererOf(language = "en") {
  const renderer = renderers.get(language);
  if (!renderer) throw unknownLanguage(language, renderers.keys());
  return renderer;
}

/** @param {Record<string, object>} question @returns {any} */
function answer(question) {
  return given(ask(question));
}
