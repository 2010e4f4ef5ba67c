// @ts-check
/** Puzzles that the player has starred, to come back to: begun, solved or neither. */

import { readObject } from "../learn/mastery.js";
import { STARS, write } from "../game/storage.js";

/** @typedef {{at: number, label?: string, day?: string}} Star when it was given, and the known facts about the puzzle */

const LABEL = /^(beginner|easy|medium|hard|expert|extreme)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The stars, the newest first; others may write here too. @returns {[id: string, star: Star][]} */
export function stars() {
  const kept = Object.entries(readObject(STARS)).filter(([id, star]) => /^(v1-\d{81}|s4-[0-4]{16}|s6-[0-6]{36})$/.test(id) && Number.isInteger(star?.at));
  const known = kept.map(([id, { at, label, day }]) => {
    const star = { at, label: LABEL.test(label) ? label : undefined, day: DAY.test(day) ? day : undefined };
    return /** @type {[string, Star]} */ ([id, star]);
  });
  return known.sort(([, one], [, other]) => other.at - one.at);
}

/** Give a puzzle a star, or take it away. @param {string} id @param {Omit<Star, "at">} known @returns {boolean} whether it has one now */
export function toggleStar(id, { label, day }) {
  const { [id]: had, ...others } = Object.fromEntries(stars());
  write(STARS, had ? others : { ...others, [id]: { at: Date.now(), label, day } });
  return !had;
}
