// @ts-check
/** The combinations of a cage that are still possible, beside the board. */

import { SIDE, bitOf, signOf } from "../game/model.js";

/** @import { Game } from "../game/model.js" */
/** @import { Table } from "../play/table.js" */
/** @typedef {{cells: number[], sum: number}} Cage */

/** All sets of so many different digits with a sum, ascending. @param {number} count @param {number} sum @param {number} [from] @returns {number[][]} */
export function combinations(count, sum, from = 1) {
  if (count === 0) return sum === 0 ? [[]] : [];
  const firsts = Array.from({ length: Math.max(0, SIDE - from + 1) }, (_, at) => from + at);
  return firsts.filter((first) => first <= sum).flatMap((first) =>
    combinations(count - 1, sum - first, first + 1).map((rest) => [first, ...rest]),
  );
}

/** The combinations that fit the digits and notes in the cells of a cage. @param {Game} game @param {Cage} cage */
export function possibleIn(game, { cells, sum }) {
  const isOut = new Set(game.ruledOut().map(String));
  const open = cells.map((cell) => {
    const digit = game.digitAt(cell);
    return (/** @type {number} */ one) => (digit ? one === digit : game.candidates(cell) & bitOf(one) && !isOut.has(`${cell},${one}`));
  });
  /** @param {number[]} digits @param {number} [at] @returns {boolean} whether each cell from a place on gets one of the digits */
  const fits = (digits, at = 0) =>
    at === open.length || digits.some((digit) => open[at](digit) && fits(digits.filter((other) => other !== digit), at + 1));
  return combinations(cells.length, sum).filter((digits) => fits(digits));
}

export class CageCombinations {
  /** @param {Table} table @param {Cage[]} cages */
  constructor(table, cages) {
    this.table = table;
    this.cages = cages;
    this.card = table.view.find("[data-combinations]");
    /** The cage that is shown. @type {Cage | null} */
    this.cage = null;
  }

  /** Show the cage of a cell, or none if it is shown already. @param {number} cell */
  show(cell) {
    const cage = this.cages.find(({ cells }) => cells.includes(cell)) ?? null;
    this.cage = cage === this.cage ? null : cage;
    this.update();
    if (this.cage) this.table.view.read(this.card.textContent ?? "");
  }

  /** Update the table after a move. */
  update() {
    this.card.hidden = !this.cage;
    if (!this.cage) return;
    const { game, view } = this.table;
    const { cells, sum } = this.cage;
    const named = view.words.join(cells.map((cell) => `r${Math.floor(cell / SIDE) + 1}c${(cell % SIDE) + 1}`));
    this.card.querySelector("h3")?.replaceChildren(view.say("variant-mark-killer", { sum: String(sum), cells: named }));
    const items = possibleIn(game, this.cage).map((digits) => {
      const item = document.createElement("li");
      item.textContent = digits.map(signOf).join(" ");
      return item;
    });
    this.card.querySelector("ul")?.replaceChildren(...items);
  }
}
