// @ts-check
/** Which cells are chosen, and which one has the focus. */

import { CELLS, SIDE, columnOf, rowOf } from "../game/model.js";

export class Selection {
  constructor() {
    this.at = 0;
    /** @type {Set<number>} */
    this.cells = new Set();
  }

  /** @param {number} cell @param {"only" | "add" | "toggle" | "range"} how */
  choose(cell, how) {
    this[how === "range" ? "addUpTo" : how](cell);
  }

  /** @param {number} cell */
  only(cell) {
    this.at = cell;
    this.cells = new Set([cell]);
  }

  /** @param {Iterable<number>} cells */
  all(cells) {
    this.cells = new Set(cells);
  }

  /** @param {number} cell */
  add(cell) {
    this.at = cell;
    this.cells.add(cell);
  }

  /** @param {number} cell */
  toggle(cell) {
    this.at = cell;
    if (!this.cells.delete(cell)) this.cells.add(cell);
  }

  /** Choose the rectangle between the focus and a cell as well. @param {number} cell */
  addUpTo(cell) {
    const between = (/** @type {number} */ x, /** @type {number} */ a, /** @type {number} */ b) =>
      x >= Math.min(a, b) && x <= Math.max(a, b);
    for (let other = 0; other < CELLS; other++) {
      const inside =
        between(rowOf(other), rowOf(this.at), rowOf(cell)) &&
        between(columnOf(other), columnOf(this.at), columnOf(cell));
      if (inside) this.cells.add(other);
    }
    this.at = cell;
  }

  /** The cell so many rows and columns away, clamped at the edge. @param {number} rows @param {number} columns */
  neighbour(rows, columns) {
    const clamp = (/** @type {number} */ place) => Math.max(0, Math.min(SIDE - 1, place));
    return SIDE * clamp(rowOf(this.at) + rows) + clamp(columnOf(this.at) + columns);
  }
}
