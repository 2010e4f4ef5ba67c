// @ts-check
/** Where this device makes new puzzles. */

import { prefetch, stopPrefetching, takePrefetched } from "./prefetch.js";
import { generate } from "../engine/engine.js";
import { become } from "./switch_puzzle.js";
import { HOME } from "../game/server.js";
import { STOPPED, WaitIndicator } from "./wait_indicator.js";

/** @import { Words } from "../shared/words.js" */

/** A puzzle of the hardest level takes a device this long, if it is slow. */
const MOST_MS = 2000;

export class PuzzleSource {
  /** @param {HTMLElement} root @param {Words} words @param {() => void} begin shows what the page has become */
  constructor(root, words, begin) {
    this.root = root;
    this.words = words;
    this.begin = begin;
    this.waiting = new WaitIndicator(root.querySelector("[data-making]"));
  }

  /** Make what players will ask for next, while nobody waits. @param {string} level what they play now */
  stock(level) {
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    idle(() => void prefetch(level));
  }

  /** Go to a new puzzle of this device, where the engine is to be had; else to one of the server. @param {string} level @param {string} otherwise where the server makes one */
  async go(level, otherwise) {
    stopPrefetching();
    // Of two clicks the second counts: one puzzle is wanted, and one entry in the history.
    this.waiting.stop();
    const ahead = takePrefetched(level);
    if (ahead) {
      this.#open(ahead, level);
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
    if (!made) location.href = otherwise;
    else if (made !== STOPPED) this.#open(made, level);
  }

  /** The page that was kept shows the same puzzle each time: show a new one. @param {string} level */
  async goOffline(level) {
    const made = takePrefetched(level) ?? (await this.waiting.until((signal) => this.#make(level, signal), this.#status(0)));
    if (typeof made === "string") this.#open(made, level, "replaceState");
  }

  /** Play a puzzle in the place of the one that is shown, and make the next one. @param {string} puzzle @param {string} level @param {"pushState" | "replaceState"} [how] */
  #open(puzzle, level, how = "pushState") {
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
