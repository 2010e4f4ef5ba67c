// @ts-check
/** The times that the player looked for each technique, game by game, as this browser keeps them. */

import { write } from "../game/storage.js";
import { keptGames } from "../games/game_list.js";
import { readObject } from "../learn/mastery.js";
import { isUnseen, playedOf } from "./moments.js";

/** @import { Moment } from "./moments.js" */
/** @typedef {Record<string, [seconds: number[], missed: number]>} Sought by technique: each time's pause, and how often it was missed */
/** @typedef {{at: number, sought: Sought}} Review */

const KEY = "nonet-reviews";
/** Older games say little of how one plays now. */
const MOST = 100;

/** The reviews by puzzle; others may write here too. @returns {Record<string, Review>} */
export const keptReviews = () => Object.fromEntries(Object.entries(readObject(KEY)).filter(([, review]) => isReview(review)));

/** @param {any} review */
const isReview = (review) =>
  Number.isInteger(review?.at) && review.sought?.constructor === Object && Object.entries(review.sought).every(([slug, found]) => /^[a-z0-9-]+$/.test(slug) && isSought(found));

/** @param {unknown} found */
const isSought = (found) =>
  Array.isArray(found) && Array.isArray(found[0]) && found[0].length > 0 && [...found[0], found[1]].every((number) => Number.isInteger(number) && number >= 0);

/** @param {string} id @param {number} at when it was solved @param {{pace: number, moments: Moment[], techniques: string[]}} played */
export function keepReview(id, at, { pace, moments, techniques }) {
  /** @type {Sought} */
  const sought = {};
  techniques.forEach((technique, index) => {
    const found = (sought[technique] ??= [[], 0]);
    found[0].push(moments[index].pause);
    found[1] += Number(isUnseen(moments[index], pace));
  });
  const all = Object.entries({ ...keptReviews(), [id]: { at, sought } });
  write(KEY, Object.fromEntries(all.sort(([, one], [, other]) => other.at - one.at).slice(0, MOST)));
}

/** The solved games that nobody has reviewed yet, the newest first. */
export function unreviewedGames() {
  const reviews = keptReviews();
  const solved = keptGames().filter(({ isSolved }) => isSolved);
  return solved.slice(0, MOST).flatMap(({ id }) => (!reviews[id] && playedOf(id)?.isTimed ? [id] : []));
}
