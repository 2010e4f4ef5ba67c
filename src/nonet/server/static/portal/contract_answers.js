// @ts-check
/** Answers of the API, made on this device: the engine's, with the credit and the sentences of the service. */

import { ask, generate } from "../engine/engine.js";
import { StepRenderer } from "../engine/render_step.js";

/** @typedef {{attribution: object, version: string}} Given */
/** @typedef {{body: any, error?: undefined} | {error: string, body?: undefined}} Outcome */

/** An error on the way to an answer. */
class AnswerError extends Error {}

/** @param {import("../engine/wasm.js").Question} question */
const answerTo = async (question) => taken(await ask(question));

/** @param {any} reply */
function taken(reply) {
  if (!reply) throw new AnswerError("");
  if (reply.error) throw new AnswerError(reply.error.code);
  return reply.answer;
}

export class ContractAnswers {
  /** @param {Given} given @param {string} sentences the address of the API's English messages @param {string} told the address of the messages of steps */
  constructor(given, sentences, told) {
    this.given = given;
    this.sentences = sentences;
    this.told = told;
    /** @type {Map<string, Promise<StepRenderer>>} */
    this.renderers = new Map();
  }

  /** @param {string} address */
  #renderer(address) {
    const known = this.renderers.get(address);
    if (known) return known;
    const renderer = fetch(address).then(async (response) => new StepRenderer(await response.json()));
    this.renderers.set(address, renderer);
    return renderer;
  }

  /** The API's answer. @param {string} name @param {any} request @returns {Promise<Outcome>} */
  async to(name, request) {
    /** @type {Record<string, (request: any) => Promise<any>>} */
    const endpoints = { generate: (one) => this.#generate(one), explain: (one) => this.#explain(one), check: (one) => this.#check(one) };
    try {
      return { body: await endpoints[name](request) };
    } catch (fault) {
      return { error: fault instanceof AnswerError ? fault.message : "" };
    }
  }

  /** @param {{puzzle: string}} request */
  async #check({ puzzle }) {
    return this.#credited(await answerTo({ contractCheck: { grid: puzzle } }));
  }

  /** @param {{puzzle: string, progress: string, eliminated?: {index: number, value: number}[], level: number}} request */
  async #explain({ puzzle, progress, eliminated = [], level }) {
    const pairs = eliminated.map(({ index, value }) => [index, value]);
    const answer = await answerTo({ hint: { puzzle, board: progress, eliminated: pairs, depth: level, contract: true } });
    const renderer = await this.#renderer(this.told);
    const { explanation, step } = answer;
    const implications = step?.implications.map((/** @type {any} */ one) => renderer.message(one));
    return this.#credited({ ...answer, explanation: renderer.text(explanation), step: step && { ...step, implications } });
  }

  /** @param {{difficulty: string, count: number}} request */
  async #generate({ difficulty, count }) {
    const puzzles = [];
    while (puzzles.length < count) puzzles.push(await this.#generated(difficulty));
    const { version, attribution } = this.given;
    return { engineVersion: version, puzzles, attribution };
  }

  /** @param {string} label */
  async #generated(label) {
    const { puzzle } = taken(await generate({ label }));
    const { solution } = await answerTo({ contractCheck: { grid: puzzle } });
    const analysis = await answerTo({ contractAnalyze: { grid: puzzle } });
    const explanation = (await this.#renderer(this.sentences)).text(analysis.explanation);
    const { attribution } = this.given;
    return { attribution, puzzle, solution, requestedDifficulty: label, analysis: { ...analysis, explanation } };
  }

  /** @param {any} answer */
  #credited(answer) {
    return { ...answer, attribution: this.given.attribution };
  }
}
