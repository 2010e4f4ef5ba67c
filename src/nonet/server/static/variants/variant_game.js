// @ts-check
/** A game of a variant: its clues are part of it, and only its solution solves it. */

import { Game } from "../game/model.js";

export class VariantGame extends Game {
  /** @param {string} givens @param {string} solution found on this device @param {string[]} clues the marks of each cell in words */
  constructor(givens, solution, clues) {
    super(givens);
    this.solution = solution;
    this.clues = clues;
  }

  /** Sums and lines may be wrong although no digit stands twice. */
  isSolved() {
    return this.board() === this.solution;
  }

  /** @param {number} cell */
  clueOf(cell) {
    return this.clues[cell];
  }
}
