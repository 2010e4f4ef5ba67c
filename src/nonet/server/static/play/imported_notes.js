// @ts-check
/** The candidates that an imported text gives, as notes; they travel in the fragment of an address. */

import { CELLS } from "../game/model.js";

/** @import { Table } from "./table.js" */

const KIND = "#n1";
/** The candidates of a cell as bits, as a number of two places in this base. */
const BASE = 36;
const ALL_DIGITS = 0x1ff;

/** @param {(number[][] | undefined)[]} boards the candidates of each, by cell @returns {string} nothing where none has any */
export const fragmentOfNotes = (boards) =>
  boards.some(Boolean) ? KIND + boards.map((candidates) => (candidates ?? []).map(written).join("")).join(".") : "";

/** @param {number[]} digits */
const written = (digits) => digits.reduce((bits, digit) => bits | (1 << (digit - 1)), 0).toString(BASE).padStart(2, "0");

/** The fragments of the single boards of a collection. @param {string} fragment */
export const fragmentsIn = (fragment) =>
  fragment.startsWith(KIND) ? fragment.slice(KIND.length).split(".").map((notes) => notes && KIND + notes) : [];

/** @param {string} fragment @returns {number[] | null} nothing where it has no notes of one board */
export function notesIn(fragment) {
  const cells = fragment.slice(KIND.length).match(/[\da-z]{2}/g)?.map((cell) => parseInt(cell, BASE)) ?? [];
  const isWhole = fragment.length === KIND.length + 2 * CELLS && cells.length === CELLS;
  return isWhole && cells.every((bits) => bits <= ALL_DIGITS) ? cells : null;
}

/** Add the notes in the address to the board as one move, and remove them from the address. @param {Table} table */
export function takeNotes(table) {
  const notes = notesIn(location.hash);
  history.replaceState(history.state, "", location.pathname + location.search);
  // A cell with all nine candidates needs no notes.
  if (notes) table.change(table.game.list(notes.map((bits) => (bits === ALL_DIGITS ? 0 : bits))));
}
