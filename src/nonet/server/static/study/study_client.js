// @ts-check
/** Asks the worker for the study tools' answers, and knows their messages; both are fetched when first used. */

import { Words } from "../shared/words.js";

/** @import { Question } from "../engine/wasm.js" */
/** @import { Candidate, Game } from "../game/model.js" */
/** @import { Answer } from "../game/server.js" */
/** @typedef {{words: Words, techniques: [slug: string, tier: string][]}} Language */
/** @typedef {Answer & {technique: string, rating: number}} Step */
/** @typedef {{grid: string, placed: number[], removed: Candidate[]}} Position */
/** @typedef {(answer: any) => void} Settle */

const { engine, sentences, study, studyWords: words = "" } = document.documentElement.dataset;

/** Whether there is anything here that could answer. */
export const canStudy = () => !!(engine && study && "WebAssembly" in globalThis);

/** @type {Promise<Language> | undefined} */
let language;

/** The words, and the techniques from the easiest on. */
export function learn() {
  language ??= fetch(words)
    .then((response) => response.json())
    .then(({ techniques, ...source }) => ({ words: new Words(source), techniques }));
  // A fetch that failed once may succeed the next time.
  language.catch(() => (language = undefined));
  return language;
}

/** @type {Worker | undefined} */
let worker;
let asked = 0;
/** @type {Map<number, {settle: Settle, onProgress?: (progress: any) => void}>} */
const pending = new Map();

/** Ask; null if the question is stopped or has no answer. @param {Question} question @param {{signal?: AbortSignal, onProgress?: (progress: any) => void}} [options] @returns {Promise<any>} */
export function askStudy(question, { signal, onProgress } = {}) {
  if (signal?.aborted) return Promise.resolve(null);
  worker ??= open();
  const number = (asked += 1);
  signal?.addEventListener("abort", () => pending.has(number) && stop(), { once: true });
  return new Promise((settle) => {
    pending.set(number, { settle, onProgress });
    worker?.postMessage({ source: { engine, study, sentences, words }, number, question });
  });
}

function open() {
  const opened = new Worker(new URL("./study_worker.js", import.meta.url), { type: "module" });
  opened.onmessage = ({ data }) => take(data);
  opened.onerror = stop;
  return opened;
}

/** @param {{number: number, progress?: any, answer?: any}} reply */
function take({ number, progress, answer }) {
  const waiting = pending.get(number);
  if (progress !== undefined) return waiting?.onProgress?.(progress);
  pending.delete(number);
  return waiting?.settle(answer ?? null);
}

/** Stop the worker, because long work cannot be interrupted. */
function stop() {
  worker?.terminate();
  worker = undefined;
  const left = [...pending.values()];
  pending.clear();
  for (const { settle } of left) settle(null);
}

/** The facts that finders need about a game. @param {Game} game @returns {Position} */
export function positionOf(game) {
  const placed = [...game.cells.keys()].filter((cell) => game.digitAt(cell) && !game.isGiven(cell));
  return { grid: game.board(), placed, removed: game.ruledOut() };
}

/** The techniques in the order of their easiest steps, each with how hard that is. @param {AbortSignal} signal @returns {Promise<[slug: string, least: number][]>} */
export async function byEasiestStep(signal) {
  /** @type {[string, number][]} */
  const named = (await askStudy({ techniques: {} }, { signal })) ?? [];
  // Several of the engine's may have one name.
  const least = new Map(named.toSorted(([, one], [, other]) => other - one));
  return [...least].sort(([, one], [, other]) => one - other);
}

/** Find the steps of techniques, those of one technique at a time. @param {Position} position @param {string[]} slugs @param {AbortSignal} [signal] @returns {AsyncGenerator<Step[]>} */
export async function* stepsOf(position, slugs, signal) {
  for (const technique of slugs) {
    const found = await askStudy({ steps: { ...position, technique, rated: true } }, { signal });
    if (!found) return;
    yield found;
  }
}
