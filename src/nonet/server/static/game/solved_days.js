// @ts-check
/** Which puzzles of which days are solved in this browser, and how many days in a row. */

/** @import { Entry } from "./storage.js" */

const DAY_MS = 86_400_000;

/** The UTC day of a moment, as `2026-11-21`. @param {number} at */
const dayOf = (at) => new Date(at).toISOString().slice(0, 10);

/** The day of a moment where the player is. @param {number} at */
export const ownDayOf = (at) => dayOf(at - new Date(at).getTimezoneOffset() * 60_000);

/** The labels that are solved, by day. @param {Iterable<Entry>} entries @returns {Map<string, Set<string>>} */
export function solvedByDay(entries) {
  const days = new Map();
  for (const { day, label, first } of entries) {
    if (day && label && first) days.set(day, (days.get(day) ?? new Set()).add(label));
  }
  return days;
}

/** The days of which a puzzle was solved on the day itself, where the player was or in UTC. @param {Iterable<Entry>} entries @returns {Set<string>} */
export function keptDays(entries) {
  const days = [...entries].filter(({ day, first }) => day && first && [ownDayOf(first.at), dayOf(first.at)].includes(day));
  return new Set(days.map(({ day }) => day ?? ""));
}

/**
 * How many days in a row were kept up to today, and the most there ever were.
 *
 * Today may still come: a row that ended yesterday goes on.
 *
 * @param {Set<string>} days @param {string} today
 */
export function streaks(days, today) {
  /** @param {string} day @param {number} by */
  const shift = (day, by) => dayOf(Date.parse(day) + by * DAY_MS);
  const upTo = (/** @type {string} */ day) => {
    let count = 0;
    for (; days.has(shift(day, -count)); count += 1);
    return count;
  };
  const now = upTo(days.has(today) ? today : shift(today, -1));
  const ends = [...days].filter((day) => !days.has(shift(day, 1)));
  return { now, longest: Math.max(now, ...ends.map(upTo)) };
}
