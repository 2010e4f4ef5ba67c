// @ts-check
/** What this browser keeps: one entry per puzzle. A browser that keeps nothing still plays. */

/** @import { Saved } from "./model.js" */
/**
 * @typedef {object} Entry
 * @property {Saved} game
 * @property {number} seconds
 * @property {boolean} solved
 * @property {number} [version] grows with every save, so that tabs know which one is newer
 * @property {string} [label]
 * @property {number} [hints] how many steps were asked for
 * @property {number} [at] when it was played last, in milliseconds since 1970
 * @property {string} [day] the day whose puzzle it is
 * @property {number} [solvedAt] when it was solved first
 */

export const PREFIX = "nonet:";

/** @param {string} id @returns {Entry | null} */
export function load(id) {
  return read(PREFIX + id);
}

/** @param {string} id @param {Entry} entry @returns {boolean} whether it is kept */
export function save(id, entry) {
  return write(PREFIX + id, entry);
}

/** Every entry with the id of its puzzle. @returns {[id: string, entry: Entry][]} */
export function entries() {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => [key.slice(PREFIX.length), load(key.slice(PREFIX.length))])
      .filter((pair) => pair[1] !== null)
      .map(([id, entry]) => /** @type {[string, Entry]} */ ([id, entry]));
  } catch {
    return [];
  }
}

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
