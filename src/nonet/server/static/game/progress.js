// @ts-check
/** A player's progress with a puzzle besides the board: time, hints, and the first solution. */

/** @import { Game } from "./model.js" */
/** @import { Entry } from "./storage.js" */

export class Progress {
  /** @param {DOMStringMap} page the page's data about its puzzle */
  constructor({ grade, day }) {
    this.label = grade ?? "";
    /** The day whose puzzle it is, if it is one's. */
    this.day = day || undefined;
    this.seconds = 0;
    /** How many steps were asked for. */
    this.hints = 0;
    this.solved = false;
    /** The moves at each restart, and the seconds and hints that it took away, unless it was undone. @type {[moves: number, seconds: number, hints: number][]} */
    this.restarts = [];
    /** The time and hints of the first solution, which later play doesn't change. @type {Entry["first"]} */
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
    // Undoing a restart restores the time and the hints.
    for (const [moves, seconds, hints] of this.restarts) {
      if (moves <= game.past.length) continue;
      this.seconds += seconds;
      this.hints += hints;
    }
    this.restarts = this.restarts.filter(([moves]) => moves <= game.past.length);
    const { seconds, hints } = this;
    this.solved = game.isSolved();
    if (this.solved) this.first ??= { at: Date.now(), zone: new Date().getTimezoneOffset(), seconds, hints };
  }

  /** @param {Game} game */
  restart({ past }) {
    this.restarts.push([past.length, this.seconds, this.hints]);
    this.seconds = this.hints = 0;
  }

  /** The entry to keep for a game. @param {Game} game @returns {Entry} */
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
