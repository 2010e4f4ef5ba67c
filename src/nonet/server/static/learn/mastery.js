// @ts-check
/** How far the player of this browser is with each technique. */

import { PRACTICE as KEY, read, write } from "../game/storage.js";

/** @typedef {{seen: number, found: number, unaided: number}} Practised how often a position was begun, found, and found without help */
/** @typedef {"new" | "read" | "practised" | "mastered"} Mastery */

/** So many positions without help, and a technique is mastered. */
export const ENOUGH = 3;

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

/** @param {string} slug @param {Partial<Practised>} more */
export function note(slug, { seen = 0, found = 0, unaided = 0 }) {
  const before = practised(slug) ?? { seen: 0, found: 0, unaided: 0 };
  const after = { seen: before.seen + seen, found: before.found + found, unaided: before.unaided + unaided };
  write(KEY, { ...readObject(KEY), [slug]: after });
}

/** @param {Practised | undefined} practised @returns {Mastery} */
export function masteryOf(practised) {
  if (!practised) return "new";
  if (practised.unaided >= ENOUGH) return "mastered";
  return practised.found ? "practised" : "read";
}
