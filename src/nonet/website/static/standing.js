// @ts-check
/** How a player stands with a puzzle, beside what is on the board: time, hints, and how it was solved first. */

/** @import { Game } from "./model.js" */
/** @import { Entry } from "./storage.js" */

export class Standing {
  /** @param {DOMStringMap} page what the page says of its puzzle */
  constructor({ grade, day }) {
    this.label = grade ?? "";
    /** The day whose puzzle it is, if it is one's. */
    this.day = day || undefined;
    this.seconds = 0;
    /** How many steps were asked for. */
    this.hints = 0;
    this.solved = false;
    /** The first time that it was solved: what is done afterwards takes nothing from it. @type {Entry["first"]} */
    this.first = undefined;
  }

  /** Go on where a kept game stopped. @param {Entry} entry @param {Game} game the same one, restored @returns {boolean} whether the page knows more of the puzzle */
  take(entry, game) {
    this.seconds = entry.seconds;
    this.hints = entry.hints ?? 0;
    this.first = entry.first;
    this.day ??= entry.day;
    this.label ||= entry.label ?? "";
    this.solved = entry.solved && game.isSolved();
    return this.day !== entry.day || this.label !== (entry.label ?? "");
  }

  /** @param {boolean} solved */
  finish(solved) {
    const { seconds, hints } = this;
    this.solved = solved;
    if (solved) this.first ??= { at: Date.now(), seconds, hints };
  }

  restart() {
    this.seconds = this.hints = 0;
  }

  /** What is kept of it. @param {Game} game @returns {Entry} */
  entryOf(game) {
    const { seconds, solved, first, label, day, hints } = this;
    return { game: game.save(), seconds, solved, first, label, day, hints, at: Date.now() };
  }
}
