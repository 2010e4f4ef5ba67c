// @ts-check
/** The games that this browser keeps: one entry per puzzle. A browser without storage still plays. */

/** @import { Saved } from "./model.js" */
/**
 * @typedef {object} Entry
 * @property {Saved} game
 * @property {number} seconds
 * @property {boolean} solved
 * @property {number} [version] grows with every save, so that tabs know which one is newer
 * @property {string} [label]
 * @property {number} [hints] how many steps were asked for
 * @property {[moves: number, seconds: number, hints: number][]} [restarts] the moves at each, and the seconds and hints that it took away
 * @property {number} [at] when it was played last, in milliseconds since 1970
 * @property {string} [day] the day whose puzzle it is
 * @property {{at: number, zone?: number, seconds: number, hints: number}} [first] when, how many minutes behind UTC, and how it was solved for the first time
 */

export const PREFIX = "nonet:";
/** The player's mastery of each technique, and the chosen settings. */
export const PRACTICE = "nonet-practice";
export const SETTINGS = "nonet-settings";
/** The starred puzzles, and the bookmarks within games. */
export const STARS = "nonet-stars";
export const BOOKMARKS = "nonet-bookmarks";
/** Of the hints for a puzzle, as a teacher chose it. */
export const LIMIT = "nonet-hints:";

/** @param {string} id @returns {Entry | null} nothing, too, where it has the shape of none */
export function load(id) {
  const entry = read(PREFIX + id);
  return isEntry(entry) ? entry : null;
}

/** Whether all is there that pages count on: others may write here too, and files are brought from anywhere. @param {any} given @param {number} [count] of cells @returns {given is Entry} */
export function isEntry(given, count = 81) {
  const entry = { at: 0, hints: 0, version: 0, label: "", restarts: [], ...given };
  const { cells, past, future, drawn, undone } = { drawn: [], undone: [], ...entry.game };
  return (
    areIntegers([past, future], 4) &&
    areIntegers([[cells, [entry.version], numbersOf(entry), numbersOf(entry.first ?? entry)], drawn, undone, entry.restarts], 3) &&
    cells.length === count &&
    /^(|beginner|easy|medium|hard|expert|extreme)$/.test(entry.label)
  );
}

/** @param {{at: any, seconds: any, hints: any}} result */
const numbersOf = ({ at, seconds, hints }) => [at, seconds, hints];

/** The last moment that has a date; nothing that is kept is a greater number. */
const LATEST = 8.64e15;

/** Whether a value is a list of integers, or of such lists, so deep. @param {any} value @param {number} depth @returns {boolean} */
const areIntegers = (value, depth) =>
  depth
    ? Array.isArray(value) && value.every((one) => areIntegers(one, depth - 1))
    : Number.isInteger(value) && Math.abs(value) <= LATEST;

/** @param {string} id @param {Entry} entry @returns {boolean} whether it is kept */
export function save(id, entry) {
  return write(PREFIX + id, entry) || (dropReplay(id) && save(id, entry));
}

/** Make room: the moves of the puzzle that was solved first go, its result stays. @param {string} but @returns {boolean} whether there was one */
function dropReplay(but) {
  const [oldest] = entries()
    .filter(([id, { solved, game }]) => id !== but && solved && game.past.length > 1)
    .sort(([, one], [, other]) => (one.at ?? 0) - (other.at ?? 0));
  if (!oldest) return false;
  const [id, entry] = oldest;
  localStorage.removeItem(PREFIX + id);
  return write(PREFIX + id, { ...entry, game: { ...entry.game, past: entry.game.past.slice(-1), future: [] } });
}

/** A text in every entry of an unsolved puzzle; searching for it is faster than parsing all entries. */
const UNSOLVED = '"solved":false';

/** Every entry whose text has a part, with the id of its puzzle. @param {string} [part] @returns {[id: string, entry: Entry][]} */
export function entries(part = "") {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX) && localStorage.getItem(key)?.includes(part))
      .map((key) => [key.slice(PREFIX.length), load(key.slice(PREFIX.length))])
      .filter((pair) => pair[1] !== null)
      .map(([id, entry]) => /** @type {[string, Entry]} */ ([id, entry]));
  } catch {
    return [];
  }
}

/** The games that were begun and not solved, those played last first. @returns {[id: string, entry: Entry][]} */
export const begun = () =>
  entries(UNSOLVED).sort(([, { at: one = 0 }], [, { at: other = 0 }]) => other - one);

/** @param {string} key */
export function read(key) {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value @returns {boolean} whether it is kept */
export function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
