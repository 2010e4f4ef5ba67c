// @ts-check
/** A position to practise on that another page hands over, in the fragment of an address. */

/** @import { Candidate } from "../game/model.js" */
/** @import { Position } from "./drills.js" */

const FORM = /^#p([1-9-]{81})\.((?:[\da-z]{2})*)\.((?:[\da-z]{2})*)$/;
/** Cells and candidates are numbers of two places in this base: 81 and 729 of them fit. */
const BASE = 36;

/** @param {Position} position */
export const fragmentOfPosition = ({ grid, placed, removed }) =>
  `#p${grid}.${written(placed)}.${written(removed.map(([cell, digit]) => 9 * cell + digit - 1))}`;

/** @param {string} fragment @returns {Position | null} null if it isn't one */
export function positionIn(fragment) {
  const [, grid, placed = "", removed = ""] = FORM.exec(fragment) ?? [];
  const [cells, candidates] = [numbersIn(placed), numbersIn(removed)];
  if (!grid || cells.some((cell) => !(cell < 81)) || candidates.some((candidate) => !(candidate < 729))) return null;
  return { grid, placed: cells, removed: candidates.map((one) => /** @type {Candidate} */ ([Math.floor(one / 9), (one % 9) + 1])) };
}

/** @param {number[]} numbers */
const written = (numbers) => numbers.map((number) => number.toString(BASE).padStart(2, "0")).join("");

/** @param {string} text */
const numbersIn = (text) => (text.match(/../g) ?? []).map((one) => parseInt(one, BASE));
