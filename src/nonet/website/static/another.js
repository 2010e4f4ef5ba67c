// @ts-check
/** The card that leads on: to a new puzzle of a level, or to one that was begun before. */

import { generate } from "./engine.js";
import { HOME } from "./server.js";
import { entries, read, write } from "./storage.js";
import { clock } from "./times.js";
import { STOPPED, Working } from "./working.js";

/** @import { Entry } from "./storage.js" */
/** @import { Words } from "./words.js" */

const LEVEL = "nonet-level";
/** A puzzle of the hardest level takes a device this long, if it is slow. */
const MOST_MS = 2000;

/** @param {HTMLElement} root @param {Words} words */
export function offerAnother(root, words) {
  const { puzzle = "", grade = "" } = root.dataset;
  const workshop = new Workshop(root.querySelector("[data-making]"), words);
  const level = levelNow(grade);
  for (const link of root.querySelectorAll("[data-level], [data-new]")) {
    if (link instanceof HTMLAnchorElement) leadOn(link, level, workshop);
  }
  if ("newPuzzle" in document.body.dataset && !navigator.onLine) void workshop.goOffline(level);
  const begun = lastBegun(puzzle);
  if (begun) offerBegun(root, begun, words);
}

/** The level of this page's puzzle, or where it has none, of the one before. @param {string} grade @returns {string} */
function levelNow(grade) {
  if (grade) write(LEVEL, grade);
  return grade || read(LEVEL) || "easy";
}

/** Have a link lead to a new puzzle: of its own level, or of the one that is played. @param {HTMLAnchorElement} link @param {string} level @param {Workshop} workshop */
function leadOn(link, level, workshop) {
  const own = link.dataset.level;
  if (own === level) link.setAttribute("aria-current", "true");
  if ("new" in link.dataset) link.href = `${HOME}play?level=${level}`;
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void workshop.go(own ?? level, link.href);
  });
}

/** @param {HTMLElement} root @param {[id: string, entry: Entry]} begun @param {Words} words */
function offerBegun(root, [id, { seconds, label: name, game }], words) {
  const line = root.querySelector("[data-begun]");
  if (!(line instanceof HTMLElement)) return;
  const link = document.createElement("a");
  link.href = `${HOME}puzzles/${id}`;
  link.textContent = words.say("play-continue");
  const count = game.cells.filter((content) => !(content & 15)).length;
  const kind = name ? words.say(`play-level-${name}`) : words.say("play-level-none");
  line.append(words.say("play-begun", { kind, time: clock(seconds), count }), " ", link);
  line.hidden = false;
}

/** Makes new puzzles on this device. */
class Workshop {
  /** @param {Element | null} place where it shows that it is at work @param {Words} words */
  constructor(place, words) {
    this.working = new Working(place);
    this.words = words;
  }

  /** Go to a new puzzle of this device, where the engine is to be had; else to one of the server. @param {string} level @param {string} otherwise where the server makes one */
  async go(level, otherwise) {
    let isLate = false;
    const giveUp = () => {
      isLate = true;
      this.working.stop();
    };
    // Without a network nobody else makes one, however long it takes.
    const limit = navigator.onLine ? setTimeout(giveUp, MOST_MS) : undefined;
    const address = await this.working.until((signal) => this.#make(level, signal), this.#told(0));
    clearTimeout(limit);
    if (address !== STOPPED) location.href = address ?? otherwise;
    else if (isLate) location.href = otherwise;
  }

  /** The page that was kept shows the same puzzle each time: show a new one. @param {string} level */
  async goOffline(level) {
    const address = await this.working.until((signal) => this.#make(level, signal), this.#told(0));
    if (address && address !== STOPPED) location.replace(address);
  }

  /** @param {number} tried */
  #told(tried) {
    return this.words.say("play-working-puzzle", { tried });
  }

  /** @param {string} level @param {AbortSignal} signal @returns {Promise<string | null>} the address of a puzzle that this device has made */
  async #make(level, signal) {
    const onProgress = (/** @type {{tried: number}} */ { tried }) => this.working.say(this.#told(tried));
    const made = await generate({ label: level }, { signal, onProgress });
    const puzzle = made?.answer?.puzzle;
    return puzzle ? `${HOME}puzzles/v1-${puzzle.replaceAll("-", "0")}?level=${level}` : null;
  }
}

/** The puzzle that was played last of those that are not solved. @param {string} but @returns {[id: string, entry: Entry] | undefined} */
function lastBegun(but) {
  return entries()
    .filter(([id, { solved, at }]) => id !== but && !solved && at)
    .sort(([, one], [, other]) => (other.at ?? 0) - (one.at ?? 0))[0];
}
