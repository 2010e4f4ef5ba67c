// @ts-check
/** What the solved puzzles of this browser say together. */

/** @import { Entry } from "./storage.js" */
/** @typedef {NonNullable<Entry["first"]>} Solving */
/** @typedef {{solved: number, best: number, median: number, hints: number}} Figures */

/** How the puzzles of a label were solved first, the earliest first. @param {Iterable<Entry>} entries @param {string} label @returns {Solving[]} */
export const solvedOf = (entries, label) =>
  [...entries]
    .flatMap((entry) => (entry.first && entry.label === label ? [entry.first] : []))
    .sort((one, other) => one.at - other.at);

/** @param {Solving[]} solved at least one @returns {Figures} */
export function figuresOf(solved) {
  const times = solved.map(({ seconds }) => seconds).sort((one, other) => one - other);
  const middle = Math.floor(times.length / 2);
  const median = times.length % 2 ? times[middle] : (times[middle - 1] + times[middle]) / 2;
  const hints = solved.reduce((sum, one) => sum + one.hints, 0);
  return { solved: solved.length, best: times[0], median: Math.round(median), hints };
}
