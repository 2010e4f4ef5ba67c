// @ts-check
/** Where this device makes new puzzles. */

import { prefetch, stopPrefetching, takePrefetched } from "./prefetch.js";
import { generate } from "../engine/engine.js";
import { become, isEmpty } from "./switch_puzzle.js";
import { HOME } from "../game/server.js";
import { WaitIndicator } from "./wait_indicator.js";

/** @import { Words } from "../shared/words.js" */

/** A puzzle of the hardest level takes a device this long, if it is slow. */
const MOST_MS = 2000;

export class PuzzleSource {
  /** @param {HTMLElement} root @param {Words} words @param {() => void} begin shows the new state of the page */
  constructor(root, words, begin) {
    this.root = root;
    this.words = words;
    this.begin = begin;
    // Above an empty board the title says so: the indicator would push the page about.
    this.waiting = new WaitIndicator(isEmpty() ? null : root.querySelector("[data-making]"));
  }

  /** Make the puzzles that players will ask for next, while nobody waits. @param {string} level the level of the current puzzle */
  stock(level) {
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    idle(() => void prefetch(level));
  }

  /** Go to a new puzzle of this device, if it has the engine; otherwise to one of the server. @param {string} level @param {"pushState" | "replaceState"} [how] */
  async go(level, how = "pushState") {
    stopPrefetching();
    // Of two clicks the second counts: one puzzle is wanted, and one entry in the history.
    this.waiting.stop();
    const ahead = takePrefetched(level);
    if (ahead) {
      this.#open(ahead, level, how);
      return;
    }
    const limit = new AbortController();
    // Without a network nobody else makes one, however long it takes.
    const timer = navigator.onLine ? setTimeout(() => limit.abort(), MOST_MS) : undefined;
    const made = await this.waiting.until((signal) => {
      signal.addEventListener("abort", () => limit.abort());
      return this.#make(level, limit.signal);
    }, this.#status(0));
    clearTimeout(timer);
    if (typeof made === "string") this.#open(made, level, how);
    else if (!made) this.#ask(level);
  }

  /** Have the server make one. @param {string} level */
  #ask(level) {
    const address = `${HOME}play/new?level=${level}`;
    if (isEmpty()) location.replace(address);
    else location.href = address;
  }

  /** Play a puzzle in the place of the one that is shown, and make the next one. @param {string} puzzle @param {string} level @param {"pushState" | "replaceState"} how */
  #open(puzzle, level, how) {
    const id = `v1-${puzzle.replaceAll("-", "0")}`;
    const address = `${HOME}puzzles/${id}?level=${level}`;
    history[how](null, "", address);
    become(this.root, this.words, id);
    this.begin();
    this.stock(level);
  }

  /** @param {number} tried */
  #status(tried) {
    return this.words.say("play-working-puzzle", { tried });
  }

  /** @param {string} level @param {AbortSignal} signal @returns {Promise<string | null>} a puzzle that this device has made */
  async #make(level, signal) {
    const onProgress = (/** @type {{tried: number}} */ { tried }) => this.waiting.say(this.#status(tried));
    const made = await generate({ label: level }, { signal, onProgress });
    return made?.answer?.puzzle ?? null;
  }
}
