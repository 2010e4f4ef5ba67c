// @ts-check
/** Statistics of all puzzles that were solved in this browser. */

import { digitsIn } from "./model.js";

/** @import { Game } from "./model.js" */
/** @import { Entry } from "./storage.js" */
/** @typedef {NonNullable<Entry["first"]>} Solving */
/** @typedef {{solved: number, best: number, median: number, hints: number}} Figures */

/** How the puzzles of a label were solved first, the earliest first. @param {Iterable<Entry>} entries @param {string} label @returns {Solving[]} */
export const solvedOf = (entries, label) =>
  [...entries]
    .flatMap((entry) => (entry.first && entry.label === label ? [entry.first] : []))
    .sort((one, other) => one.at - other.at);

/** How many digits were put in that were not the right ones, also those that were undone. @param {Game} game a solved one */
export const mistakesOf = (game) =>
  [...digitsIn(game.past), ...digitsIn(game.future), ...game.undone].filter(([cell, digit]) => digit !== game.digitAt(cell)).length;

/** @param {number[]} numbers at least one, in any order */
export function medianOf(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** @param {Solving[]} solved at least one @returns {Figures} */
export function figuresOf(solved) {
  const times = solved.map(({ seconds }) => seconds).sort((one, other) => one - other);
  const median = medianOf(times);
  const hints = solved.reduce((sum, one) => sum + one.hints, 0);
  return { solved: solved.length, best: times[0], median: Math.round(median), hints };
}
