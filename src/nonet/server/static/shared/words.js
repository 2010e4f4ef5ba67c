// @ts-check
/** The page's language: the scripts' messages, rendered in the same way as the server's. */

import { FluentBundle, FluentResource } from "./fluent.js";

/** @typedef {{locale: string, isolates: boolean, messages: string}} Source */

export class Words {
  /** @type {any} */
  bundle;

  /** @param {Source} source */
  constructor({ locale, isolates, messages }) {
    this.bundle = new FluentBundle(locale, { useIsolating: isolates });
    this.bundle.addResource(new FluentResource(messages));
  }

  /** Fill a pattern in; if it reads only from left to right, it is isolated as a whole in its surroundings. @param {any} pattern @param {Record<string, string | number>} values @returns {string} */
  fill(pattern, values) {
    const text = this.bundle.formatPattern(pattern, values);
    return /[\u0590-\u08ff\u200f]/.test(text) ? text : text.replace(/[\u2068\u2069]/g, "");
  }

  /** Fill a message in; a number is an amount. @param {string} name @param {Record<string, string | number>} [values] @returns {string} */
  say(name, values = {}) {
    const message = this.bundle.getMessage(name);
    if (!message?.value) throw new Error(`the page lacks the words ${name}`);
    return this.fill(message.value, values);
  }

  /** Say several things one after another, as a list or as sentences. @param {string[]} parts @param {"list-inner" | "text-next"} [way] */
  join(parts, way = "list-inner") {
    const [first = "", ...rest] = parts.filter(Boolean);
    return rest.reduce((before, next) => this.say(way, { before, next }), first);
  }

  /** @param {string} label @param {string} value */
  labelled(label, value) {
    return this.say("labelled", { label, value });
  }
}
