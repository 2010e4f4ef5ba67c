// @ts-check
/** The engine on the player's device, in a worker that all boards of a page share. */

import { loadSentences } from "./board_language.js";

/** @import { Source } from "./shared/words.js" */
/** @typedef {Record<string, object>} Question */
/** @typedef {{answer: any, trouble?: undefined} | {trouble: "device", answer?: undefined}} Reply */
/** @typedef {{question: Question, sentences: Source | null, onProgress?: (progress: any) => void, settle: (reply: Reply) => void}} Pending */

/** @type {Reply} */
const NO_ENGINE = { trouble: "device" };

/** @type {Worker | null} */
let worker = null;
let asked = 0;
/** @type {Map<number, Pending>} */
const pending = new Map();

/** What boards ask in a language. @param {string} language */
export const adviserIn = (language) => ({
  /** @param {string} id @param {string} board @param {[number, number][]} eliminated */
  check: (id, board, eliminated) => tell(language, { check: { puzzle: gridOf(id), board, eliminated } }),
  /** @param {string} id @param {string} board @param {[number, number][]} eliminated @param {number} depth @param {{signal?: AbortSignal, onProgress?: (progress: any) => void}} [options] */
  hint: (id, board, eliminated, depth, options) =>
    tell(language, { hint: { puzzle: gridOf(id), board, eliminated, depth } }, options),
});

/** Tell whether a grid is a puzzle. @param {string} id */
export const verify = (id) => ask({ verify: { grid: gridOf(id) } });

/** @param {string} id */
const gridOf = (id) => id.replace("v1-", "");

/** Ask what is answered in a language, which comes along: a worker in one file can load none. @param {string} language @param {Question} question @param {{signal?: AbortSignal, onProgress?: (progress: any) => void}} [options] @returns {Promise<Reply>} */
async function tell(language, question, options) {
  let sentences;
  try {
    sentences = await loadSentences(language);
  } catch {
    return NO_ENGINE;
  }
  return options?.signal?.aborted ? NO_ENGINE : ask(question, options, sentences);
}

/** @param {Question} question @param {{signal?: AbortSignal, onProgress?: (progress: any) => void}} [options] @param {Source | null} [sentences] @returns {Promise<Reply>} */
function ask(question, { signal, onProgress } = {}, sentences = null) {
  asked += 1;
  const number = asked;
  return new Promise((settle) => {
    pending.set(number, { question, sentences, onProgress, settle });
    signal?.addEventListener("abort", () => stop(number), { once: true });
    if (worker) worker.postMessage({ number, question, sentences });
    else open();
  });
}

/** Start the worker, and ask it all that has no answer yet. */
function open() {
  try {
    worker = started();
  } catch {
    return giveUp();
  }
  worker.onmessage = ({ data }) => take(data);
  worker.onerror = giveUp;
  for (const [number, { question, sentences }] of pending) worker.postMessage({ number, question, sentences });
}

/** A page may only start workers of its own origin. So a worker of the page imports one from elsewhere. */
function started() {
  try {
    return new Worker(new URL("./board_worker.js", import.meta.url), { type: "module" });
  } catch {
    const imported = `import ${JSON.stringify(new URL("./board_worker.js", import.meta.url).href)};`;
    return new Worker(URL.createObjectURL(new Blob([imported], { type: "text/javascript" })), { type: "module" });
  }
}

/** @param {{number: number, progress?: any, fault?: string, answer?: any}} reply */
function take({ number, progress, fault, answer }) {
  if (fault !== undefined) giveUp();
  else if (progress !== undefined) pending.get(number)?.onProgress?.(progress);
  else settle(number, answer ? { answer } : NO_ENGINE);
}

/** @param {number} number @param {Reply} reply */
function settle(number, reply) {
  pending.get(number)?.settle(reply);
  pending.delete(number);
}

/** Stop a question with the worker, for a turn of it may take long. @param {number} number */
function stop(number) {
  if (!pending.has(number)) return;
  settle(number, NO_ENGINE);
  worker?.terminate();
  worker = null;
  if (pending.size) open();
}

/** The next request tries again, since the network may be back by then. */
function giveUp() {
  worker?.terminate();
  worker = null;
  for (const number of [...pending.keys()]) settle(number, NO_ENGINE);
}
