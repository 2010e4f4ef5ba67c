// @ts-check
/** Which puzzles of which days are solved in this browser, and how many days in a row. */

/** @import { Entry } from "./storage.js" */

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The UTC day of a moment, as `2026-11-21`; none for a number that is not a moment. @param {number} at */
const dayOf = (at) => (Number.isNaN(Number(new Date(at))) ? "" : new Date(at).toISOString().slice(0, 10));

/** The day of a moment where the player is. @param {number} at */
export const ownDayOf = (at) => dayOf(at - new Date(at).getTimezoneOffset() * MINUTE_MS);

/** The day that it is where the player is; a clock that contradicts the server is not believed. @param {string} inUtc the day in UTC @param {string} latest the day where it begins first */
export function ownToday(inUtc, latest) {
  const own = ownDayOf(Date.now());
  const isEarly = own < dayOf(Date.parse(inUtc) - DAY_MS);
  // Without a network the page may be an old one.
  return isEarly || (own > latest && navigator.onLine) ? inUtc : own;
}

/** The labels that are solved, by day. @param {Iterable<Entry>} entries @returns {Map<string, Set<string>>} */
export function solvedByDay(entries) {
  const days = new Map();
  for (const { day, label, first } of entries) {
    if (day && label && first) days.set(day, (days.get(day) ?? new Set()).add(label));
  }
  return days;
}

/** The days of which a puzzle was solved on the day itself, where the player was. @param {Iterable<Entry>} entries @returns {Set<string>} */
export function keptDays(entries) {
  const days = [...entries].filter(({ day, first }) => day && first && daysOf(first).includes(day));
  return new Set(days.map(({ day }) => day ?? ""));
}

/** The day on which a puzzle was solved; a result of an older version doesn't say where. @param {NonNullable<Entry["first"]>} first */
const daysOf = ({ at, zone }) => (Number.isInteger(zone) ? [dayOf(at - Number(zone) * MINUTE_MS)] : [ownDayOf(at), dayOf(at)]);

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
