// @ts-check
/**
 * The engine on the player's own device; `bindings/browser/package/index.d.ts` has the answers.
 *
 * `check`, `hint` and `summary` answer as `server.js` does, which they ask where there is no engine. The others
 * give `{answer}`, `{error: {code, message, status}}`, or null without an engine or after `signal`
 * is aborted: then the caller asks the server in its own way. `onProgress` hears of long searches,
 * and quick questions are answered between their turns.
 */

import * as server from "../game/server.js";
import { settings } from "../game/settings.js";

/** @import { Candidate } from "../game/model.js" */
/** @typedef {import("./wasm.js").Question} Question */
/** @typedef {import("./wasm.js").EngineError} EngineError */
/** @typedef {{signal?: AbortSignal, onProgress?: (progress: any) => void}} Options */
/** @typedef {{answer: any, error?: undefined} | {error: EngineError, answer?: undefined}} Reply */
/** @typedef {{question: Question, onProgress?: (progress: any) => void, settle: (reply: Reply | null) => void}} Pending */
/** @typedef {{label?: string, technique?: string, maxTechnique?: string, minGivens?: number, maxGivens?: number, symmetry?: string, minimal?: boolean, avoidEmptyHouses?: boolean, seed?: string, index?: number, budget?: number}} Wish */

const { engine: MODULE, texts: TEXTS, sentences: WORDS } = document.documentElement.dataset;
/** A turn of it may take long: it is stopped with the worker. */
const AT_ONCE = "hint";

/** @type {Worker | null} */
let worker = null;
/** Whether the engine has failed here: then it is not tried again. */
let isGone = !MODULE || !("WebAssembly" in globalThis);
let asked = 0;
/** @type {Map<number, Pending>} */
const pending = new Map();

/** @param {string} id @param {string} board @param {Candidate[]} [eliminated] @returns {ReturnType<typeof server.check>} */
export async function check(id, board, eliminated = []) {
  const own = answered(await ask({ check: { puzzle: gridOf(id), board, eliminated } }));
  return own ?? server.check(id, board, eliminated);
}

/** @param {string} id @param {string} board @param {Candidate[]} eliminated @param {number} depth 1-3 @param {Options} [options] @returns {ReturnType<typeof server.check>} */
export async function hint(id, board, eliminated, depth, options) {
  const [puzzle, { uniqueness }] = [gridOf(id), settings()];
  const given = answered(await ask({ hint: { puzzle, board, eliminated, depth, uniqueness } }, options));
  // A caller that stopped the question doesn't want the server's answer either.
  if (!given) return options?.signal?.aborted ? { trouble: "failed" } : server.hint(id, board, eliminated, depth);
  const { technique, ...answer } = given.answer;
  return { answer: technique ? { ...answer, lesson: `${server.HOME}techniques/${technique}` } : answer };
}

/** Return the hardest technique of a solved puzzle. @param {string} id @param {string} board @returns {ReturnType<typeof server.summary>} */
export async function summary(id, board) {
  const graded = answered(await grade(gridOf(id)));
  if (!graded) return server.summary(id, board);
  const { hardest, name } = graded.answer;
  const lesson = hardest ? `${server.HOME}techniques/${hardest}` : undefined;
  return { answer: { status: "complete", sentence: "", name, lesson } };
}

/** Make a new puzzle; without a seed, one that nobody has seen. @param {Wish} wish @param {Options} [options] */
export const generate = (wish, options) => ask({ generate: { seed: newSeed(), ...wish } }, options);

/** Return whether a grid is a puzzle. @param {string} grid */
export const verify = (grid) => ask({ verify: { grid } });

/** @param {string} grid */
export const grade = (grid) => ask({ grade: { grid } });

/** @param {string} grid @param {Options} [options] */
export const rate = (grid, options) => ask({ rate: { grid } }, options);

/** Make a position to practise a technique on, or an image of the one that is kept. @param {{technique: string, grid: string, placed: number[], removed: Candidate[], seed?: string, budget?: number}} wish @param {Options} [options] */
export const drill = (wish, options) => ask({ drill: { seed: newSeed(), ...wish } }, options);

/** All steps of a technique in a position. @param {{grid: string, placed: number[], removed: Candidate[], technique: string, depth?: number}} wanted */
export const steps = (wanted) => ask({ steps: wanted });

/** @param {string} grid */
export const canonical = (grid) => ask({ canonical: { grid } });

/** Find the grids in a text of any form, with their candidates. @param {string} text */
export const read = (text) => ask({ read: { text } });

/** @param {Question} question @param {Options} [options] @returns {Promise<Reply | null>} */
export function ask(question, { signal, onProgress } = {}) {
  if (isGone || signal?.aborted) return Promise.resolve(null);
  asked += 1;
  const number = asked;
  return new Promise((settle) => {
    pending.set(number, { question, onProgress, settle });
    signal?.addEventListener("abort", () => stop(number), { once: true });
    if (worker) worker.postMessage({ number, question });
    else open();
  });
}

/** Start the worker, and ask it all that has no answer yet. */
function open() {
  try {
    worker = new Worker(new URL("./engine_worker.js", import.meta.url), { type: "module" });
  } catch {
    return giveUp();
  }
  worker.onmessage = ({ data }) => take(data);
  worker.onerror = giveUp;
  worker.postMessage({ open: { module: MODULE, texts: TEXTS, words: WORDS } });
  for (const [number, { question }] of pending) worker.postMessage({ number, question });
}

/** @param {{number: number, progress?: any, fault?: string} & Partial<Reply>} reply */
function take({ number, progress, fault, ...reply }) {
  if (fault !== undefined) giveUp();
  else if (progress !== undefined) pending.get(number)?.onProgress?.(progress);
  else settle(number, /** @type {Reply} */ (reply));
}

/** @param {number} number @param {Reply | null} reply */
function settle(number, reply) {
  pending.get(number)?.settle(reply);
  pending.delete(number);
}

/** @param {number} number */
function stop(number) {
  const given = pending.get(number);
  if (!given) return;
  settle(number, null);
  if (AT_ONCE in given.question) {
    worker?.terminate();
    worker = null;
    if (pending.size) open();
  } else {
    worker?.postMessage({ stop: number });
  }
}

function giveUp() {
  isGone = true;
  worker?.terminate();
  worker = null;
  for (const number of [...pending.keys()]) settle(number, null);
}

/** The server's reply, unless the question itself is refused. @param {Reply | null} reply */
const answered = (reply) => (reply?.answer ? { answer: reply.answer } : null);

/** @param {string} id */
const gridOf = (id) => id.replace("v1-", "");

/** Below 2^53, so that a number keeps it too. */
function newSeed() {
  return String(crypto.getRandomValues(new BigUint64Array(1))[0] >> 11n);
}

// After the first paint, which is as quick as any then; and at once, so that the first answer is, too.
requestAnimationFrame(() =>
  setTimeout(() => {
    if (!isGone && !worker) open();
  }),
);
