// @ts-check
/** Games on small grids in this browser's storage, in the form of those on 9x9. */

import { SmallGame } from "./small_game.js";
import { read } from "../game/storage.js";

/** @import { Entry } from "../game/storage.js" */
/** @import { Saved } from "./small_game.js" */
/** @typedef {Saved & {at: number, seconds: number, hints: number, label: string, solved: boolean}} KeptSmall */

export const SMALL = "nonet-small:";
const LEVEL = /^(beginner|easy|medium)$/;

/** @param {string} id */
export const isSmallId = (id) => /^s(4-[0-4]{16}|6-[0-6]{36})$/.test(id);

/** A game as lists show it; null where nothing was put in. @param {string} id @param {any} [kept] @returns {Entry | null} */
export function loadSmall(id, kept = read(SMALL + id)) {
  if (!isSmallId(id) || !kept) return null;
  const game = new SmallGame(id);
  game.restore(kept);
  if (!game.past.length) return null;
  return {
    game: { cells: game.cells, past: game.past.map((move) => [move]), future: [], drawn: [] },
    solved: game.isSolved,
    label: LEVEL.test(kept.label) ? kept.label : "",
    at: countOf(kept.at),
    seconds: countOf(kept.seconds),
    hints: countOf(kept.hints),
  };
}

/** All that is kept, by the puzzles. @returns {[id: string, kept: KeptSmall][]} */
export function smallGames() {
  try {
    const ids = Object.keys(localStorage).filter((key) => key.startsWith(SMALL)).map((key) => key.slice(SMALL.length));
    return ids.filter((id) => loadSmall(id)).map((id) => [id, read(SMALL + id)]);
  } catch {
    return [];
  }
}

/** Others may write here too. @param {any} value */
export const countOf = (value) => (Number.isInteger(value) && value > 0 && value < 8.64e15 ? value : 0);
