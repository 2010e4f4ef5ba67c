// @ts-check
/** The cells of a solved puzzle in the order in which they were filled, each with its second; no digit among them. */

import { CELLS } from "../game/model.js";
import { ByteReader, ByteWriter, FragmentError } from "./sealed_bytes.js";

/** @import { Game } from "../game/model.js" */
/** @typedef {[cell: number, second: number]} Entered */

/** A hundred days of play. */
export const MOST_SECONDS = 8_640_000;

/** Which move filled each cell last, in the order of the moves. @param {Game} game @returns {Map<number, number>} */
export function movesThatFilled({ past, givens }) {
  /** @type {Map<number, number>} */
  const moves = new Map();
  past.forEach((edits, move) => {
    for (const [place, before, after] of edits) {
      if (place >= CELLS || givens[place] || (before & 15) === (after & 15)) continue;
      // A cell that is entered again comes later in the order.
      moves.delete(place);
      if (after & 15) moves.set(place, move);
    }
  });
  return moves;
}

/** The last entries of a board, where it is known when each was made. @param {Game} game @param {number[]} times of each move @returns {Entered[]} */
export function entriesOf(game, times) {
  if (times.length !== game.past.length) return [];
  return [...movesThatFilled(game)].map(([cell, move]) => [cell, times[move]]);
}

/** @param {ByteWriter} writer @param {Entered[]} entries */
export function writeEntries(writer, entries) {
  writer.number(entries.length);
  let before = 0;
  for (const [cell, second] of entries) {
    writer.number(cell).number(Math.max(0, second - before));
    before = Math.max(before, second);
  }
}

/** @param {ByteReader} reader @param {string} grid whose givens nobody enters @returns {Entered[]} */
export function readEntries(reader, grid) {
  const entries = /** @type {Entered[]} */ ([]);
  const filled = new Set([...grid].flatMap((digit, cell) => (/[1-9]/.test(digit) ? [cell] : [])));
  let second = 0;
  for (let left = reader.number(CELLS - filled.size); left; left--) {
    const cell = reader.number(CELLS - 1);
    second += reader.number(MOST_SECONDS);
    if (filled.has(cell)) throw new FragmentError("impossible");
    filled.add(cell);
    entries.push([cell, second]);
  }
  return entries;
}
