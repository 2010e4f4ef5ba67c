// @ts-check
/** The panel that replaces the pad once a puzzle is solved. */

import { mistakesOf, solvedOf } from "../game/figures.js";
import { persist } from "../game/persistence.js";
import { ownDayOf } from "../game/solved_days.js";
import { entries } from "../game/storage.js";
import { summary } from "../engine/engine.js";
import { Game, columnOf, rowOf, signOf } from "../game/model.js";
import { HOME } from "../game/server.js";
import { raceIn, textOf } from "./shared_result.js";
import { linkTo, share } from "./sharing.js";
import { clock } from "../game/progress.js";
import { Selection } from "./selection.js";
import { noMarks } from "./view.js";

/** @import { Progress } from "../game/progress.js" */
/** @import { View } from "./view.js" */

/** How long each move of a replay is shown. */
const MOVE_MS = 350;
/** A puzzle that was solved so long ago is only looked at again. */
const JUST_NOW_MS = 5000;

/**
 * @typedef {object} Result
 * @property {string} id
 * @property {Game} game
 * @property {Progress} progress
 */

/** The board after so many moves. @param {Game} game @param {number} moves */
function boardAfter(game, moves) {
  const board = new Game(game.givens.map(signOf).join(""));
  for (const [place, , after] of game.past.slice(0, moves).flat()) board.put(place, after);
  return board;
}

export class Solved {
  /** @param {View} view @param {() => void} showBoard shows the board of the game after another */
  constructor(view, showBoard) {
    this.view = view;
    this.showBoard = showBoard;
    /** @type {Result | null} */
    this.result = null;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.running = undefined;
    this.bar = view.root.querySelector("[data-moves]");
    this.bar?.addEventListener("input", () => this.#showMove());
  }

  /** @param {Result} result */
  show(result) {
    this.result = result;
    if (Date.now() - (result.progress.first?.at ?? 0) < JUST_NOW_MS) this.#celebrate();
    const { game, progress: { result: { seconds, hints } } } = result;
    const part = this.view.root.querySelector("[data-done]");
    if (!(part instanceof HTMLElement)) return;
    this.#write("time", clock(seconds));
    this.#write("hints", String(hints));
    this.#write("mistakes", String(mistakesOf(game)));
    this.#write("share", this.text);
    this.#showAverage(result);
    if (this.bar instanceof HTMLInputElement) this.bar.max = this.bar.value = String(game.past.length);
    this.#leadOn();
    this.#offerMore();
    part.hidden = false;
    this.view.root.classList.add("done");
    void this.#tellHardest(result);
  }

  #celebrate() {
    this.view.cells.forEach((element, cell) =>
      element.style.setProperty("--wave", String(rowOf(cell) + columnOf(cell))),
    );
    this.view.root.classList.add("solved");
    void persist();
  }

  /** Show the player's average time for the other puzzles of the level, if there are any. @param {Result} result */
  #showAverage({ id, progress: { label } }) {
    const others = entries(`"label":"${label}"`).flatMap(([other, entry]) => (other === id ? [] : [entry]));
    const solved = solvedOf(others, label);
    const seconds = solved.reduce((sum, one) => sum + one.seconds, 0);
    this.#write("average", solved.length ? clock(Math.round(seconds / solved.length)) : "");
    this.view.root.querySelector("[data-average]")?.toggleAttribute("hidden", !label || !solved.length);
  }

  hide() {
    this.stop();
    this.view.root.classList.remove("done", "solved");
    for (const part of this.view.root.querySelectorAll("[data-done], [data-hardest]")) part.toggleAttribute("hidden", true);
  }

  /** The text to share, which shows no digit. */
  get text() {
    if (!this.result) return "";
    const { label, day, result } = this.result.progress;
    const kind = this.view.root.querySelector(`[data-level="${label}"]`)?.textContent ?? this.view.say("play-heading");
    return textOf(this.view.words, { kind, day, result });
  }

  /** Give the result away with a game to race, where it is known when each cell was filled. */
  share() {
    if (!this.result) return;
    const { id, game, progress: { day, result: { seconds } } } = this.result;
    void share(document.title, this.text, linkTo(id, day) + raceIn(id, game, seconds), this.view);
  }

  /** Save the result as a picture. */
  async picture() {
    if (!this.result) return;
    const { pictureOf } = await import("./result_picture.js");
    const blob = await pictureOf(this.result.game, this.text.split("\n"));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = "sudoku.png";
    link.click();
    URL.revokeObjectURL(link.href);
  }

  /** Show the game move by move, or stop it. */
  play() {
    if (this.running !== undefined) {
      this.stop();
      return;
    }
    if (!(this.bar instanceof HTMLInputElement)) return;
    const { bar } = this;
    if (bar.value === bar.max) bar.value = "0";
    this.#showMove();
    this.running = setInterval(() => {
      bar.value = String(Number(bar.value) + 1);
      this.#showMove();
      if (bar.value === bar.max) this.stop();
    }, MOVE_MS);
  }

  stop() {
    clearInterval(this.running);
    this.running = undefined;
  }

  #showMove() {
    if (!this.result || !(this.bar instanceof HTMLInputElement)) return;
    const moves = Number(this.bar.value);
    if (moves === this.result.game.past.length) this.showBoard();
    else this.view.show(boardAfter(this.result.game, moves), new Selection(), noMarks());
  }

  /** @param {Result} result */
  async #tellHardest(result) {
    const card = this.view.root.querySelector("[data-hardest]");
    if (!card) return;
    const { answer } = await summary(result.id, result.game.board());
    // Another puzzle may be played by now.
    if (result !== this.result || !answer?.name || !answer.lesson || !(card instanceof HTMLElement)) return;
    this.#write("hardest-name", answer.name);
    const link = card.querySelector("a");
    if (link) link.href = answer.lesson;
    card.hidden = false;
  }

  /** On to the next of its day or collection, or to a new one. */
  #leadOn() {
    const link = this.view.root.querySelector("[data-next]");
    const following = this.view.root.querySelector("nav a[rel=next]");
    if (!(link instanceof HTMLAnchorElement) || !this.result) return;
    link.href = following?.getAttribute("href") ?? this.#others();
  }

  /** The address of the next puzzle, as far as the page knows: without a network it doesn't know the next one of a day. */
  #others() {
    const { day, label } = this.result?.progress ?? {};
    if (!day || this.view.root.querySelector(".title nav")) return `${HOME}play?level=${label || "easy"}`;
    // The page of today is kept by a shorter name, too.
    return day === ownDayOf(Date.now()) ? `${HOME}daily` : `${HOME}daily/${day}`;
  }

  /** Offer further puzzles: another one of the level beside the next of a day or collection, and the list of all. */
  #offerMore() {
    const [again, all] = ["again", "all"].map((name) => this.view.root.querySelector(`[data-${name}]`));
    const whole = this.view.root.querySelector(".title nav a:not([rel])");
    this.#offerHandIn(whole);
    this.#offerReview();
    if (!(again instanceof HTMLAnchorElement && all instanceof HTMLAnchorElement) || !this.result) return;
    const { label } = this.result.progress;
    again.hidden = all.hidden = !(whole instanceof HTMLAnchorElement);
    if (!(whole instanceof HTMLAnchorElement)) return;
    again.href = `${HOME}play?level=${label || "easy"}`;
    again.textContent = this.view.say("play-again", { level: label || "easy" });
    [all.href, all.textContent] = [whole.href, whole.title];
  }

  #offerReview() {
    this.view.root.querySelector("a[data-review]")?.setAttribute("href", `${HOME}games/review#${this.result?.id}`);
  }

  /** A sheet is handed in; a day is nobody's sheet. @param {Element | null} whole */
  #offerHandIn(whole) {
    const link = this.view.root.querySelector("a[data-hand-in]");
    if (!(link instanceof HTMLAnchorElement)) return;
    link.hidden = !/\/(collections|s)\//.test(whole?.getAttribute("href") ?? "");
    if (!link.hidden) link.href = `${whole?.getAttribute("href")}#hand-in`;
  }

  /** @param {string} name @param {string} text */
  #write(name, text) {
    const place = this.view.root.querySelector(`[data-result=${name}]`);
    if (place) place.textContent = text;
  }
}
