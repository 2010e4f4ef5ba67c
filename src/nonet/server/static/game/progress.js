// @ts-check
/** How a player stands with a puzzle, beside what is on the board: time, hints, and how it was solved first. */

/** @import { Game } from "./model.js" */
/** @import { Entry } from "./storage.js" */

export class Progress {
  /** @param {DOMStringMap} page what the page says of its puzzle */
  constructor({ grade, day }) {
    this.label = grade ?? "";
    /** The day whose puzzle it is, if it is one's. */
    this.day = day || undefined;
    this.seconds = 0;
    /** How many steps were asked for. */
    this.hints = 0;
    this.solved = false;
    /** What each restart that still holds took, and with which move. @type {[moves: number, seconds: number, hints: number][]} */
    this.restarts = [];
    /** The first time that it was solved: what is done afterwards takes nothing from it. @type {Entry["first"]} */
    this.first = undefined;
  }

  /** Go on where a kept game stopped. @param {Entry} entry @param {Game} game the same one, restored @returns {boolean} whether the page knows more of the puzzle */
  take(entry, game) {
    this.seconds = entry.seconds;
    this.hints = entry.hints ?? 0;
    this.first = entry.first;
    this.restarts = entry.restarts ?? [];
    this.day ??= entry.day;
    const label = entry.label ?? "";
    this.label ||= label;
    this.solved = entry.solved && game.isSolved();
    return this.day !== entry.day || this.label !== label;
  }

  /** How it was solved: the first time, if it was before. @returns {{seconds: number, hints: number}} */
  get result() {
    return this.first ?? this;
  }

  /** See how things stand after a move. @param {Game} game */
  finish(game) {
    // A restart that is taken back gives back what it took.
    for (const [moves, seconds, hints] of this.restarts) {
      if (moves <= game.past.length) continue;
      this.seconds += seconds;
      this.hints += hints;
    }
    this.restarts = this.restarts.filter(([moves]) => moves <= game.past.length);
    const { seconds, hints } = this;
    this.solved = game.isSolved();
    if (this.solved) this.first ??= { at: Date.now(), seconds, hints };
  }

  /** @param {Game} game */
  restart({ past }) {
    this.restarts.push([past.length, this.seconds, this.hints]);
    this.seconds = this.hints = 0;
  }

  /** What is kept of it. @param {Game} game @returns {Entry} */
  entryOf(game) {
    const { seconds, solved, first, label, day, hints, restarts } = this;
    return { game: game.save(), seconds, solved, first, label, day, hints, restarts, at: Date.now() };
  }
}

/** Minutes and seconds, and hours once there are any. @param {number} seconds */
export function clock(seconds) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const start = hours ? `${hours}:${two(minutes % 60)}` : String(minutes);
  return `${start}:${two(seconds % 60)}`;
}
