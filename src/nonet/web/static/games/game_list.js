// @ts-check
/** Every game that this browser keeps, told apart without reading each: there may be thousands. */

import { PREFIX, load } from "../game/storage.js";

/** @import { Entry } from "../game/storage.js" */
/** @typedef {{id: string, at: number, isSolved: boolean, label: string}} Kept */

/** Where the text of an entry says when it was played last, and of which level it is. */
const AT = '"at":';
const LABEL = '"label":"';
const BOARD = '"cells":[';

/** All games, with the one that was played last first. @returns {Kept[]} */
export function keptGames() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const games = keys.map(summaryOf).filter((game) => game !== null);
    return games.sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

/** @param {string} key @returns {Kept | null} nothing where there is no board */
function summaryOf(key) {
  const text = localStorage.getItem(key) ?? "";
  if (!text.includes(BOARD)) return null;
  const label = text.indexOf(LABEL) + LABEL.length;
  return {
    id: key.slice(PREFIX.length),
    // The result of a first time has its own, which comes before.
    at: parseInt(text.slice(text.lastIndexOf(AT) + AT.length), 10) || 0,
    isSolved: text.includes('"solved":true'),
    label: label < LABEL.length ? "" : text.slice(label, text.indexOf('"', label)),
  };
}

/** The first games of a list that can be read, each with its entry. @param {Kept[]} games @param {number} most @returns {[id: string, entry: Entry][]} */
export function readGames(games, most) {
  /** @type {[string, Entry][]} */
  const read = [];
  for (const { id } of games) {
    if (read.length >= most) break;
    const entry = load(id);
    if (entry) read.push([id, entry]);
  }
  return read;
}
