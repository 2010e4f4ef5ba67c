// @ts-check
/** The techniques found quickly and missed in many games. */

import { medianOf } from "../game/figures.js";

/** @import { Review } from "./kept_reviews.js" */
/**
 * @typedef {object} Habit how one is with a technique
 * @property {string} technique
 * @property {number} times how often it was the simplest step
 * @property {number} missed
 * @property {number} middle the middle pause before it, in seconds
 * @property {"faster" | "slower" | ""} trend of the later half of the games against the earlier
 */

/** Who misses one in so many, misses it. */
const ONE_IN = 3;
/** A trend needs so many times in each half, and such a change. */
const LEAST_TIMES = 2;
const CHANGE = 1.25;

/** The techniques that were there to be seen, the easiest first. @param {Review[]} reviews @param {string[]} ladder @returns {Habit[]} */
export function habitsOf(reviews, ladder) {
  const inTurn = reviews.toSorted((one, other) => one.at - other.at);
  /** @type {Map<string, {pauses: number[], missed: number}>} */
  const all = new Map();
  for (const { sought } of inTurn) {
    for (const [technique, [pauses, missed]] of Object.entries(sought)) {
      const known = all.get(technique) ?? { pauses: [], missed: 0 };
      all.set(technique, { pauses: [...known.pauses, ...pauses], missed: known.missed + missed });
    }
  }
  const known = [...all].filter(([technique]) => ladder.includes(technique));
  known.sort(([one], [other]) => ladder.indexOf(one) - ladder.indexOf(other));
  return known.map(([technique, { pauses, missed }]) => ({ technique, times: pauses.length, missed, middle: Math.round(medianOf(pauses)), trend: trendOf(pauses) }));
}

/** @param {{times: number, missed: number}} habit */
export const isMissed = ({ times, missed }) => missed * ONE_IN >= times;

/** @param {number[]} pauses in the order of the games @returns {Habit["trend"]} */
function trendOf(pauses) {
  const half = Math.floor(pauses.length / 2);
  if (half < LEAST_TIMES) return "";
  const [before, after] = [medianOf(pauses.slice(0, half)), medianOf(pauses.slice(-half))];
  if (after * CHANGE <= before) return "faster";
  return before * CHANGE <= after && after > before ? "slower" : "";
}
