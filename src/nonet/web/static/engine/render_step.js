// @ts-check
/** What the engine tells, in the page's language: rendered as the server does. */

import { Words } from "../shared/words.js";

/** @import { Source } from "../shared/words.js" */
/** @import { Reply } from "./wasm.js" */
/** @typedef {{name: string, arguments?: Record<string, Argument>, begins?: boolean}} Message */
/** @typedef {{series: "and" | "or" | "group", items: Argument[]}} Series */
/** @typedef {number | string | Message | Series} Argument a number is an amount */

const LAST = { and: "list-last", or: "list-or", group: "list-group" };
/** Fluent puts it before what it fills in, where a language runs from right to left. */
const ISOLATE = "\u2068";

export class StepRenderer {
  /** @param {Source} source */
  constructor(source) {
    this.words = new Words(source);
  }

  /** Put what an answer or its progress tells into words. @param {Reply} reply @returns {Reply} */
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

  /** @param {Message} message @returns {string} */
  message({ name, arguments: filled = {}, begins = false }) {
    const values = Object.entries(filled).map(([key, value]) => [key, this.#argument(value)]);
    const text = this.words.say(name, Object.fromEntries(values));
    return begins ? begun(text) : text;
  }

  /** @param {Argument} argument @returns {string | number} */
  #argument(argument) {
    if (typeof argument !== "object") return argument;
    if ("name" in argument) return this.message(argument);
    const last = LAST[argument.series];
    return this.#joined(argument.items, argument.series === "group" ? last : "list-inner", last);
  }

  /** @param {Argument[]} items @param {string} inner @param {string} last @returns {string} */
  #joined(items, inner, last) {
    const [first = "", ...rest] = items.map((item) => String(this.#argument(item)));
    return rest.reduce(
      (before, next, at) => this.words.say(at === rest.length - 1 ? last : inner, { before, next }),
      first,
    );
  }
}

/** @param {string} text */
function begun(text) {
  const at = text.startsWith(ISOLATE) ? ISOLATE.length : 0;
  const [first = ""] = text.slice(at);
  return text.slice(0, at) + first.toUpperCase() + text.slice(at + first.length);
}
