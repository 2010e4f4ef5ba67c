// @ts-check
/** All of a hint, read line by line: by button, by key, or by a tap on a line. */

/** @import { Answer, Deduction } from "../game/server.js" */
/** @import { View } from "./view.js" */

/** The line number at which all lines of a chain are explained together. */
export const ALL_LINES = -1;

export class Reading {
  /** @param {View} view @param {() => void} redraw */
  constructor(view, redraw) {
    this.view = view;
    this.redraw = redraw;
    this.lines = 0;
    /** The line that is read now. */
    this.line = ALL_LINES;
    view.root.addEventListener("click", (event) => this.#press(event));
  }

  /** Open the server's answer at its first line. @param {Answer} answer */
  open({ name = "", deduction }) {
    const lines = deduction?.implications ?? [];
    this.lines = lines.length;
    this.line = lines.length ? 0 : ALL_LINES;
    this.view.showReading(name, lines, deduction?.notation ?? "", !!deduction?.links.length);
    this.view.showLine(this.line, this.lines);
    void this.#name(deduction);
  }

  /** List the sets that letters name; the board is drawn by then, with the candidates that they hold. @param {Deduction} [deduction] */
  async #name(deduction) {
    const sets = deduction?.sets ?? [];
    const { root, cells, words } = this.view;
    const list = root.querySelector("[data-sets]");
    list?.replaceChildren();
    if (list && sets.length) (await import("./frames.js")).listSets(list, sets, cells, words);
  }

  close() {
    this.lines = 0;
    this.line = ALL_LINES;
    this.view.hideReading();
  }

  /** Return whether there are lines to step through. */
  get isOpen() {
    return this.lines > 0;
  }

  /** @param {number} by lines on, or back below nothing */
  step(by) {
    // On a small screen, the hint's conclusion may leave no room for the first line.
    if (by > 0 && !this.view.seesLine(this.line)) this.view.bringLine(this.line);
    else this.#go(Math.max(0, Math.min(this.lines - 1, this.line + by)));
  }

  /** @param {number} line */
  #go(line) {
    this.line = line;
    this.view.showLine(line, this.lines);
    this.redraw();
  }

  /** @param {Event} event */
  #press(event) {
    const target = event.target instanceof Element ? event.target.closest("[data-line]") : null;
    const line = Number(target?.getAttribute("data-line") ?? NaN);
    if (line < this.lines) this.#go(line);
  }
}
