// @ts-check
/** What this browser keeps: one entry per puzzle. A browser that keeps nothing still plays. */

/** @import { Saved } from "./model.js" */
/** @typedef {{game: Saved, seconds: number, solved: boolean}} Entry */

const PREFIX = "nonet:";

/** @param {string} id @returns {Entry | null} */
export function load(id) {
  try {
    const text = localStorage.getItem(PREFIX + id);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {string} id @param {Entry} entry @returns {boolean} whether it is kept */
export function save(id, entry) {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}
