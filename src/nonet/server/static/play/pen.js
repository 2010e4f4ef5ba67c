// @ts-check
/** The hand that draws: a press marks a candidate, a drag leads an arrow from one to another. */

import { read, write } from "../game/storage.js";
import { mark, tie, wipe } from "./drawings.js";
import { placeOf } from "./input.js";
import { ACROSS, columnOf, digitsOf, rowOf } from "../game/model.js";

/** @import { Candidate, Game } from "../game/model.js" */
/** @import { Arrow } from "./drawings.js" */
/** @import { View } from "./view.js" */
/**
 * @typedef {object} Player
 * @property {Game} game
 * @property {number} held the digit whose candidates are meant, or 0 for the one under the pointer
 * @property {() => boolean} isDrawing
 * @property {() => void} show
 * @property {View} view
 * @property {(changed: boolean) => void} change
 */

const TIP = "nonet-drawn";

export class Pen {
  /** @param {Player} player */
  constructor(player) {
    this.player = player;
    /** Where an arrow begins whose end is still looked for. @type {Candidate | null} */
    this.from = null;
    /** The arrow that is shown meanwhile. @type {Arrow | null} */
    this.begun = null;
    this.#listen(player.view.board);
    if (!read(TIP)) this.#explain();
  }

  /** Explain drawing to somebody who has never drawn. */
  #explain() {
    const { view } = this.player;
    view.announce(view.say("play-tip-draw"), { passes: true });
    write(TIP, true);
  }

  /** @param {HTMLElement} board */
  #listen(board) {
    board.addEventListener("pointerdown", (event) => {
      if (!this.player.isDrawing() || event.button !== 0) return;
      this.from = this.#candidateUnder(board, event);
      void this.#magnify(board, event);
    });
    board.addEventListener("pointermove", (event) => {
      if (!this.player.isDrawing() || !this.from || !event.buttons) return;
      this.#lead(this.#candidateUnder(board, event));
      void this.#magnify(board, event);
    });
    board.addEventListener("pointerup", (event) => {
      if (!this.player.isDrawing() || !this.from) return;
      const [from, to] = [this.from, this.#candidateUnder(board, event)];
      this.forget();
      if (to) this.#draw(from, to);
      else this.player.show();
    });
    board.addEventListener("pointercancel", () => this.forget());
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) board.addEventListener(end, () => void this.#putAway());
  }

  /** Show a loupe, since a finger hides the place where it draws. @param {HTMLElement} board @param {PointerEvent} event */
  async #magnify(board, event) {
    if (event.pointerType !== "touch") return;
    const { magnify } = await import("./loupe.js");
    if (this.from) magnify(board, event);
  }

  async #putAway() {
    (await import("./loupe.js")).putAway();
  }

  /** Draw with a digit in cells: a mark, or with `leads` an end of an arrow. @param {number[]} cells @param {number} digit @param {boolean} leads */
  enter(cells, digit, leads) {
    const open = cells.filter((cell) => digitsOf(this.player.game.candidates(cell)).includes(digit) && !this.player.game.digitAt(cell));
    if (open.length === 0) this.#announce("play-said-no-note", { digit: `${digit}` });
    else if (!leads) this.player.change(mark(this.player.game, open.map((cell) => [cell, digit])));
    else if (this.from) this.#draw(this.from, [open[0], digit]);
    else {
      this.from = [open[0], digit];
      this.#announce("play-said-arrow-from", named(this.from));
    }
  }

  /** @param {number[]} cells */
  wipe(cells) {
    this.forget();
    this.player.change(wipe(this.player.game, cells));
  }

  forget() {
    this.from = null;
    this.begun = null;
  }

  /** @param {string} name @param {Record<string, string>} values */
  #announce(name, values) {
    this.player.view.read(this.player.view.say(name, values));
  }

  /** @param {Candidate | null} to */
  #lead(to) {
    const { from, begun } = this;
    if (!from || !to || isSame(begun?.[1], to)) return;
    this.begun = isSame(from, to) ? null : [from, to];
    this.player.show();
  }

  /** @param {Candidate} from @param {Candidate} to */
  #draw(from, to) {
    this.forget();
    if (isSame(from, to)) this.player.change(mark(this.player.game, [to]));
    else {
      this.player.change(tie(this.player.game, [from, to]));
      this.#announce("play-said-arrow", { ...named(to), other: `${from[1]}`, place: placeName(from) });
    }
  }

  /** The candidate that is meant: of those that are open in the cell, the nearest. @param {HTMLElement} board @param {PointerEvent} event @returns {Candidate | null} */
  #candidateUnder(board, event) {
    const place = placeOf(board, event);
    const { game, held } = this.player;
    if (!place || game.digitAt(place.cell)) return null;
    const { cell, across, down } = place;
    const open = digitsOf(game.candidates(cell)).filter((digit) => !held || digit === held);
    const far = (/** @type {number} */ digit) =>
      Math.hypot(across - (((digit - 1) % ACROSS) + 0.5) / ACROSS, down - (Math.floor((digit - 1) / ACROSS) + 0.5) / ACROSS);
    const [nearest] = open.sort((one, other) => far(one) - far(other));
    return nearest ? [cell, nearest] : null;
  }
}

/** @param {Candidate | undefined} one @param {Candidate} other */
const isSame = (one, other) => one?.join() === other.join();

/** @param {Candidate} candidate */
const placeName = ([cell]) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

/** @param {Candidate} candidate */
const named = (candidate) => ({ digit: `${candidate[1]}`, cell: placeName(candidate) });
