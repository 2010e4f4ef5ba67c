// @ts-check
/** Every stored game, classified without parsing each, since there may be thousands. */

import { PREFIX, load } from "../game/storage.js";
import { SMALL, isSmallId, loadSmall } from "../small/small_kept.js";

/** @import { Entry } from "../game/storage.js" */
/** @typedef {{id: string, at: number, isSolved: boolean, label: string}} Kept */

/** Where the text of an entry says when it was played last, and of which level it is. */
const AT = '"at":';
const LABEL = '"label":"';
const BOARDS = ['"cells":[', '"past":[['];

/** All games, with the one that was played last first. @returns {Kept[]} */
export function keptGames() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) || key.startsWith(SMALL));
    const games = keys.map(summaryOf).filter((game) => game !== null);
    return games.sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

/** @param {string} key @returns {Kept | null} null without a board */
function summaryOf(key) {
  const text = localStorage.getItem(key) ?? "";
  const isSmall = key.startsWith(SMALL);
  if (!text.includes(BOARDS[Number(isSmall)])) return null;
  const label = text.indexOf(LABEL) + LABEL.length;
  return {
    id: key.slice((isSmall ? SMALL : PREFIX).length),
    // The result of a first time has its own, which comes before.
    at: parseInt(text.slice(text.lastIndexOf(AT) + AT.length), 10) || 0,
    isSolved: text.includes('"solved":true'),
    label: label < LABEL.length ? "" : text.slice(label, text.indexOf('"', label)),
  };
}

/** The stored data of a game of any size. @param {string} id @returns {Entry | null} */
export const entryOf = (id) => (isSmallId(id) ? loadSmall(id) : load(id));

/** The first games of a list that can be read, each with its entry. @param {Kept[]} games @param {number} most @returns {[id: string, entry: Entry][]} */
export function readGames(games, most) {
  /** @type {[string, Entry][]} */
  const read = [];
  for (const { id } of games) {
    if (read.length >= most) break;
    const entry = entryOf(id);
    if (entry) read.push([id, entry]);
  }
  return read;
}
