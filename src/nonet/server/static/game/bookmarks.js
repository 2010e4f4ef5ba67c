// @ts-check
/** Where a player wants to come back to in a game: boards with a name, and the move at which a trial began. */

import { CELLS } from "./model.js";
import { BOOKMARKS, read, write } from "./storage.js";

/** @import { Game } from "./model.js" */
/** @typedef {{name: string, cells: number[], drawn: [place: number, value: number][]}} Bookmark */
/** @typedef {{marks: Bookmark[], trial: number | null}} Places */

/** More names would be confusing, and longer ones wouldn't fit. */
const MOST = 20;
const LONGEST = 40;

/** The places kept for a puzzle; other scripts may write here too. @param {string} id @returns {Places} */
export function placesOf(id) {
  const { marks, trial } = { ...kept()[id] };
  const known = Array.isArray(marks) ? marks.filter(isBookmark).slice(0, MOST) : [];
  return { marks: known, trial: Number.isInteger(trial) && trial >= 0 ? trial : null };
}

/** @param {string} id @param {Places} places @returns {boolean} whether it is kept */
export function keepPlaces(id, places) {
  const { [id]: _before, ...others } = kept();
  const some = places.marks.length || places.trial !== null;
  return write(BOOKMARKS, some ? { ...others, [id]: places } : others);
}

/** The board as it is, under a name; one that has the name already gives way. @param {Places} places @param {string} name @param {Game} game @returns {Places} */
export function withMark(places, name, { cells, drawn }) {
  const mark = { name: name.trim().slice(0, LONGEST), cells: [...cells], drawn: [...drawn] };
  const others = places.marks.filter((one) => one.name !== mark.name);
  return { ...places, marks: [...others, mark].slice(-MOST) };
}

/** Have the board be as it was, as one move. @param {Game} game @param {Bookmark} mark @returns {boolean} whether anything changed */
export function goTo(game, { cells, drawn }) {
  const gone = [...game.drawn.keys()].filter((place) => !drawn.some(([other]) => other === place));
  const open = cells.flatMap((value, cell) => (game.isGiven(cell) ? [] : [/** @type {[number, number]} */ ([cell, value])]));
  return game.draw([...open, ...drawn, ...gone.map((place) => /** @type {[number, number]} */ ([place, 0]))]);
}

/** @returns {Record<string, any>} */
function kept() {
  const all = read(BOOKMARKS);
  return all?.constructor === Object ? all : {};
}

/** @param {any} mark @returns {mark is Bookmark} */
const isBookmark = (mark) =>
  typeof mark?.name === "string" &&
  mark.name.length <= LONGEST &&
  [mark.cells, mark.drawn].every(Array.isArray) &&
  mark.cells.length === CELLS &&
  mark.cells.every(Number.isInteger) &&
  mark.drawn.every((/** @type {any} */ stroke) => Array.isArray(stroke) && stroke.length === 2 && stroke.every(Number.isInteger) && stroke[0] >= CELLS);
