// @ts-check
/** What the solved puzzles of this browser say together. */

/** @import { Entry } from "./storage.js" */
/** @typedef {{solved: number, best: number, median: number, hints: number}} Figures */

/** The solved puzzles of a label, the first solved first. @param {Iterable<Entry>} entries @param {string} label */
export const solvedOf = (entries, label) =>
  [...entries]
    .filter((entry) => entry.solved && entry.label === label)
    .sort((one, other) => (one.solvedAt ?? 0) - (other.solvedAt ?? 0));

/** @param {Entry[]} solved at least one @returns {Figures} */
export function figuresOf(solved) {
  const times = solved.map(({ seconds }) => seconds).sort((one, other) => one - other);
  const middle = Math.floor(times.length / 2);
  const median = times.length % 2 ? times[middle] : (times[middle - 1] + times[middle]) / 2;
  const hints = solved.reduce((sum, entry) => sum + (entry.hints ?? 0), 0);
  return { solved: solved.length, best: times[0], median: Math.round(median), hints };
}
