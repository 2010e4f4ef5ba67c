// @ts-check
/** Rows of steps: the difficulty, name and conclusions of each. */

import { columnOf, rowOf } from "../game/model.js";
import { made } from "./elements.js";

/** @import { Candidate } from "../game/model.js" */
/** @import { Words } from "../shared/words.js" */
/** @typedef {{placements: Candidate[], eliminations: Candidate[]}} Conclusions */

/** Ratings come in tenths. @param {number} rating */
export const inOnes = (rating) => (rating / 10).toFixed(1);

/** The conclusions of a step, in a few words. @param {Words} words @param {Conclusions} conclusions */
export function concluded(words, { placements, eliminations }) {
  const [[cell, digit]] = placements.length ? placements : eliminations;
  const values = { cell: `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`, digit: `${digit}`, count: eliminations.length };
  return words.say(placements.length ? "study-places" : "study-rules-out", values);
}

/** How hard a step is: a figure, and a bar as long. @param {number} rating @param {number} most */
export function rated(rating, most) {
  const bar = made("i");
  bar.style.setProperty("--share", String(Math.min(1, rating / most)));
  return made("b", {}, inOnes(rating), bar);
}
