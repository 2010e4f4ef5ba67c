// @ts-check
/** Renders the engine's messages in the page's language, as the server does. */

import { Words } from "../shared/words.js";

/** @import { Source } from "../shared/words.js" */
/** @import { Reply } from "./wasm.js" */
/** @typedef {{name: string, arguments?: Record<string, Argument>}} Message */
/** @typedef {{series: "and" | "or" | "group", items: Argument[]}} Series */
/** @typedef {number | string | Message | Series} Argument a number is an amount */

/** The form in which a sentence needs one of its parts, as Fluent has read it: `house-genitive`. */
const FORMS = /"name":"(\w+)-([\w-]+)"/g;
const LAST = { and: "list-last", or: "list-or", group: "list-group" };

export class StepRenderer {
  /** @param {Source} source */
  constructor(source) {
    this.words = new Words(source);
  }

  /** Render the messages of an answer or of its progress. @param {Reply} reply @returns {Reply} */
  reply(reply) {
    if ("progress" in reply) return { progress: this.#answer(reply.progress) };
    return "answer" in reply ? { answer: this.#answer(reply.answer) } : reply;
  }

  /** @param {any} answer @returns {any} */
  #answer(answer) {
    if (Array.isArray(answer)) return answer.map((one) => this.#answer(one));
    if (answer?.steps) return { ...answer, steps: this.#answer(answer.steps) };
    if (answer?.hardest) return { ...answer, name: this.words.say(`name-${answer.hardest}`) };
    return answer?.sentence ? this.#rendered(answer) : answer;
  }

  /** @param {any} answer @returns {any} */
  #rendered(answer) {
    const { sentence, deduction, technique, ...rest } = answer;
    const named = technique && { technique, name: this.words.say(`name-${technique}`) };
    const rendered = { ...rest, ...named, sentence: this.text(sentence) };
    if (!deduction) return rendered;
    const implications = deduction.implications.map((/** @type {Message} */ one) => this.message(one));
    return { ...rendered, deduction: { ...deduction, implications } };
  }

  /** Sentences one after another. @param {Message[]} sentences */
  text(sentences) {
    return this.#joined(sentences, "text-next", "text-next");
  }

  /** In a form, such as a case, that an attribute of the message has. @param {Message} message @param {string} [form] @returns {string} */
  message({ name, arguments: filled = {} }, form = "") {
    const { bundle } = this.words;
    const { value = "", attributes = {} } = bundle.getMessage(name) ?? {};
    const pattern = attributes[form] ?? value;
    const values = this.#filled(filled, pattern);
    return pattern === value ? this.words.say(name, values) : this.words.fill(pattern, values);
  }

  /** @param {Record<string, Argument>} filled @param {unknown} pattern */
  #filled(filled, pattern) {
    const values = Object.entries(filled).map(([key, value]) => [key, this.#argument(value)]);
    for (const [, key, form] of JSON.stringify(pattern).matchAll(FORMS)) {
      if (filled[key]) values.push([`${key}-${form}`, this.#argument(filled[key], form)]);
    }
    return Object.fromEntries(values);
  }

  /** @param {Argument} argument @param {string} [form] @returns {string | number} */
  #argument(argument, form) {
    if (typeof argument !== "object") return argument;
    if ("name" in argument) return this.message(argument, form);
    const { items, series } = argument;
    const last = LAST[series];
    const parts = items.map((item) => this.#argument(item, form));
    return this.#joined(parts, series === "group" ? last : "list-inner", last, series);
  }

  /** @param {Argument[]} items @param {string} inner @param {string} last @param {string} [form] @returns {string} */
  #joined(items, inner, last, form) {
    const [first = "", ...rest] = items.map((item) => String(this.#argument(item)));
    return rest.reduce((before, next, at) => {
      const name = at === rest.length - 1 ? last : inner;
      return this.message({ name, arguments: { before, next } }, form);
    }, first);
  }
}
