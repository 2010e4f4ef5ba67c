// @ts-check
/** How far the player of this browser is with each technique. */

import { PRACTICE as KEY, read, write } from "../game/storage.js";

/** @typedef {{seen: number, found: number, unaided: number}} Practised how often a position was begun, found, and found without help */
/** @typedef {[at: number, isMissed: boolean]} Exercise when a position was begun, and whether it was not found, or only with help or after a wrong answer */
/** @typedef {"new" | "read" | "practised" | "mastered"} Mastery */

/** So many positions without help, and a technique is mastered. */
export const ENOUGH = 3;
/** Older exercises on a technique don't decide when it returns. */
const MOST_EXERCISES = 20;

/** The stored value of a key, if it is a plain object. @param {string} key @returns {Record<string, any>} */
export function readObject(key) {
  const kept = read(key);
  return kept?.constructor === Object ? kept : {};
}

/** @param {string} slug @returns {Practised | undefined} nothing where not even its lesson was read */
export function practised(slug) {
  const { seen, found, unaided } = readObject(KEY)[slug] ?? {};
  return [seen, found, unaided].every(Number.isInteger) ? { seen, found, unaided } : undefined;
}

/** The latest exercises on a technique, the earliest first. @param {string} slug @returns {Exercise[]} */
export function exercisesOn(slug) {
  const { exercises } = readObject(KEY)[slug] ?? {};
  return Array.isArray(exercises) ? exercises.filter(isExercise) : [];
}

/** @param {any} given */
const isExercise = (given) => Array.isArray(given) && Number.isInteger(given[0]) && typeof given[1] === "boolean";

/** @param {string} slug @param {Partial<Practised>} more @param {Exercise} [exercise] replaces the one that was begun at the same time */
export function note(slug, { seen = 0, found = 0, unaided = 0 }, exercise) {
  const before = practised(slug) ?? { seen: 0, found: 0, unaided: 0 };
  const after = { seen: before.seen + seen, found: before.found + found, unaided: before.unaided + unaided };
  const others = exercisesOn(slug).filter(([at]) => at !== exercise?.[0]);
  const exercises = [...others, ...(exercise ? [exercise] : [])].slice(-MOST_EXERCISES);
  write(KEY, { ...readObject(KEY), [slug]: { ...after, exercises } });
}

/** @param {Practised | undefined} practised @returns {Mastery} */
export function masteryOf(practised) {
  if (!practised) return "new";
  if (practised.unaided >= ENOUGH) return "mastered";
  return practised.found ? "practised" : "read";
}
