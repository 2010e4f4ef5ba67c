// @ts-check
/** The engine for programs: the same functions as in Rust and Python, without a server. */

import { SENTENCES } from "./sentences.js";
import { StepRenderer } from "./engine/render_step.js";
import { openEngine, toGoOn } from "./engine/wasm.js";

const ask = await open(new URL("./nonet.wasm", import.meta.url));
/** What reads texts is loaded by the first that comes. @type {Promise<import("./engine/wasm.js").Ask> | undefined} */
let reader;
const renderer = new StepRenderer(SENTENCES);

/** Why there is no answer. */
export class Refusal extends Error {
  /** @param {{code: string, message: string, status?: string}} refusal */
  constructor({ code, message, status }) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.status = status;
  }
}

export const version = answer({ version: {} });

/** @param {string} grid */
export const check = (grid) => answer({ verify: { grid } });

/** @param {string} puzzle @param {string} board @param {{eliminated?: [number, number][]}} [options] */
export const validate = (puzzle, board, { eliminated = [] } = {}) =>
  answer({ check: { puzzle, board, eliminated } });

/** @param {string} puzzle @param {string} board @param {{eliminated?: [number, number][], depth?: 1 | 2 | 3}} [options] */
export function hint(puzzle, board, { eliminated = [], depth = 3 } = {}) {
  const found = answer({ hint: { puzzle, board, eliminated, depth } });
  return found.status === "hint" && depth === 3 ? { ...found, next: after(found, board, eliminated) } : found;
}

/** The board after a step, to go on from there. @param {any} step @param {string} board @param {[number, number][]} eliminated */
function after(step, board, eliminated) {
  const cells = [...board];
  for (const [cell, digit] of step.deduction.placements) cells[cell] = String(digit);
  const isOpen = (/** @type {[number, number]} */ [cell]) => !/[1-9]/.test(cells[cell]);
  return { progress: cells.join(""), eliminated: [...eliminated, ...step.deduction.eliminations].filter(isOpen) };
}

/** @param {{seed?: bigint | number} & Record<string, unknown>} [wish] */
export function generate({ seed, ...wish } = {}) {
  const [drawn] = crypto.getRandomValues(new BigUint64Array(1));
  // Below 2^53, so that a number keeps it too.
  return answer({ generate: { ...wish, seed: String(seed ?? drawn >> 11n) } });
}

/** @param {string} puzzle */
export const grade = (puzzle) => answer({ grade: { grid: puzzle } });

/** @param {string} puzzle @param {{work?: number}} [options] */
export const rate = (puzzle, { work } = {}) => answer({ rate: { grid: puzzle, work } });

/** @param {string} puzzle */
export const explain = (puzzle) => answer({ explain: { grid: puzzle } });

/** @param {string} grid */
export const canonical = (grid) => answer({ canonical: { grid } });

/** @param {string} text @returns {Promise<string[]>} */
export async function read(text) {
  reader ??= open(new URL("./texts.wasm", import.meta.url));
  return given((await reader)({ read: { text } }));
}

/** @param {Record<string, object>} question @returns {any} */
function answer(question) {
  let reply = ask(question);
  while ("progress" in reply) reply = ask(toGoOn(question));
  return given(renderer.reply(reply));
}

/** @param {any} reply */
function given({ refusal, answer }) {
  if (refusal) throw new Refusal(refusal);
  return answer;
}

/** @param {URL} file */
async function open(file) {
  return openEngine(await WebAssembly.compile(await load(file)));
}

/** @param {URL} file */
async function load(file) {
  if (file.protocol !== "file:") return (await fetch(file)).arrayBuffer();
  const { readFile } = await import("node:fs/promises");
  return readFile(file);
}
