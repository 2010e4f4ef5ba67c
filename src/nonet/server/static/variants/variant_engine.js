// @ts-check
/** Variants on the player's own device: the page asks, and a worker with the engine answers. */

/** @import { Adviser } from "../play/advice.js" */
/** @import { Question, EngineError } from "../engine/wasm.js" */
/** @typedef {{answer: any, error?: undefined} | {error: EngineError, answer?: undefined}} Reply */
/** @typedef {{module: string, sentences: string}} Source */

/** The reply if the worker can't start. @type {Reply} */
const GONE = { error: { code: "NO_ENGINE", message: "the engine did not load" } };

export class VariantEngine {
  /** @param {Source} source */
  constructor(source) {
    this.source = source;
    /** @type {Worker | null} */
    this.worker = null;
    this.asked = 0;
    /** @type {Map<number, (reply: Reply) => void>} */
    this.pending = new Map();
  }

  /** @param {Question} question @param {AbortSignal} [signal] ends the work, however long it would take @returns {Promise<Reply>} */
  ask(question, signal) {
    this.worker ??= this.#open();
    this.asked += 1;
    const number = this.asked;
    signal?.addEventListener("abort", () => this.pending.has(number) && this.#close(), { once: true });
    return new Promise((settle) => {
      this.pending.set(number, settle);
      this.worker?.postMessage({ number, question });
    });
  }

  /** The answers to a player's questions about a puzzle. @param {string} puzzle in JSON @returns {Adviser} */
  adviserOf(puzzle) {
    /** @param {Question} question @param {AbortSignal} [signal] */
    const advise = async (question, signal) => {
      const { answer } = await this.ask(question, signal);
      return answer ? { answer } : { trouble: /** @type {const} */ ("device") };
    };
    return {
      check: (_id, board, eliminated) => advise({ check: { puzzle, board, eliminated } }),
      hint: (_id, board, eliminated, depth, options) => advise({ hint: { puzzle, board, eliminated, depth } }, options?.signal),
    };
  }

  #open() {
    const worker = new Worker(new URL("./variant_worker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data: { number, ...reply } }) => this.#settle(number, reply);
    worker.onerror = () => this.#close();
    worker.postMessage({ open: this.source });
    return worker;
  }

  #close() {
    this.worker?.terminate();
    this.worker = null;
    for (const number of [...this.pending.keys()]) this.#settle(number, GONE);
  }

  /** @param {number} number @param {Reply} reply */
  #settle(number, reply) {
    this.pending.get(number)?.(reply);
    this.pending.delete(number);
  }
}
