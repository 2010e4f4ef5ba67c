// @ts-check
/** The journal kept for a puzzle beside its board: the time of each move, and the moves before which help was taken. */

import { read, write } from "../game/storage.js";

/**
 * @typedef {object} Journal
 * @property {number[]} times the second of each move
 * @property {[move: number, entries: number, technique: string][]} helps before which move, after how many entries, with which technique
 * @property {number} hints how many of them it knows
 */

const PREFIX = "nonet-times:";
const MOST_SECONDS = 1e7;

/** @param {string} id @returns {Journal} */
export function readJournal(id) {
  const kept = read(PREFIX + id);
  return isJournal(kept) ? kept : { times: [], helps: [], hints: 0 };
}

/** @param {any} given others may write here too @returns {given is Journal} */
export const isJournal = (given) =>
  Array.isArray(given?.times) && given.times.every(isCount) && isCount(given.hints) && Array.isArray(given.helps) && given.helps.every(isHelp);

/** @param {unknown} value */
const isCount = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < MOST_SECONDS;

/** @param {unknown} value */
const isHelp = (value) => Array.isArray(value) && isCount(value[0]) && isCount(value[1]) && /^[a-z0-9-]+$/.test(value[2]);

/** If the storage is full, the times of other puzzles are deleted. @param {string} id @param {Journal} journal */
export function keepJournal(id, journal) {
  if (write(PREFIX + id, journal)) return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  write(PREFIX + id, journal);
}
