// @ts-check
/**
 * A player's drawings: marks on candidates, and arrows from one to another.
 *
 * Each has a place beyond the 81 cells, where the game keeps its value and takes it back:
 *
 *     81 ... 809    the mark of a candidate: 1 is true, 2 is false
 *     810 ...       an arrow, by its candidates: 1 is solid, 2 is dashed
 */

import { CELLS, SIDE, bitOf, digitsOf } from "../game/model.js";

/** @import { Candidate, Game } from "../game/model.js" */
/** @import { Deduction } from "../game/server.js" */
/** @typedef {[from: Candidate, to: Candidate]} Arrow */

const CANDIDATES = CELLS * SIDE;
const ARROWS = CELLS + CANDIDATES;
const KINDS = 3;
/** The role that a mark gives its candidate. */
const ROLES = ["", "on", "off"];

/** @param {Candidate} candidate */
const numberOf = ([cell, digit]) => SIDE * cell + digit - 1;
/** @param {number} number @returns {Candidate} */
const candidateOf = (number) => [Math.floor(number / SIDE), (number % SIDE) + 1];
/** @param {Candidate} candidate */
const placeOfMark = (candidate) => CELLS + numberOf(candidate);
/** @param {Arrow} arrow */
const placeOfArrow = ([from, to]) => ARROWS + CANDIDATES * numberOf(from) + numberOf(to);
/** @param {number} place @returns {Arrow} */
const arrowAt = (place) => [
  candidateOf(Math.floor((place - ARROWS) / CANDIDATES)),
  candidateOf((place - ARROWS) % CANDIDATES),
];

/** Mark candidates: first as true, then as false, then not at all. @param {Game} game @param {Candidate[]} candidates @returns {boolean} whether anything changed */
export function mark(game, candidates) {
  const places = candidates.map(placeOfMark);
  const next = ((game.drawn.get(places[0]) ?? 0) + 1) % KINDS;
  return game.draw(places.map((place) => [place, next]));
}

/** Draw an arrow: first solid, then dashed, then not at all. @param {Game} game @param {Arrow} arrow */
export function tie(game, arrow) {
  const place = placeOfArrow(arrow);
  return game.draw([[place, ((game.drawn.get(place) ?? 0) + 1) % KINDS]]);
}

/** Wipe the drawings in cells and the arrows that lead there; without cells, everything. @param {Game} game @param {number[]} cells */
export function wipe(game, cells) {
  const touches = (/** @type {number} */ place) => {
    const ends = place < ARROWS ? [candidateOf(place - CELLS)] : arrowAt(place);
    return cells.length === 0 || ends.some(([cell]) => cells.includes(cell));
  };
  return game.draw([...game.drawn.keys()].filter(touches).map((place) => [place, 0]));
}

/** The marks in a cell. @param {Game} game @param {number} cell @returns {{digit: number, role: string}[]} */
export function marksIn(game, cell) {
  return digitsOf(2 ** SIDE - 1)
    .map((digit) => ({ digit, role: ROLES[game.drawn.get(placeOfMark([cell, digit])) ?? 0] }))
    .filter(({ digit, role }) => role && game.candidates(cell) & bitOf(digit));
}

/**
 * The drawings in the form of a hint's deduction, so that they are shown like one.
 *
 * Drawings on candidates that a digit has since ruled out are hidden; they return when the digit goes.
 *
 * @param {Game} game @param {Arrow | null} [begun] an arrow whose end is still looked for
 * @returns {Deduction | null}
 */
export function drawingOf(game, begun = null) {
  const isOpen = (/** @type {Candidate} */ [cell, digit]) =>
    !game.digitAt(cell) && (game.candidates(cell) & bitOf(digit)) !== 0;
  const strokes = [...game.drawn].map(([place, value]) => /** @type {const} */ ([place, value]));
  const links = strokes
    .filter(([place]) => place >= ARROWS && arrowAt(place).every(isOpen))
    .map(([place, value]) => ({ ends: arrowAt(place), strong: value === 1 }));
  if (begun) links.push({ ends: begun, strong: true });
  /** @type {Map<string, [number, number, string]>} */
  const roles = new Map();
  for (const [place, value] of strokes.filter(([stroke]) => stroke < ARROWS)) {
    const [cell, digit] = candidateOf(place - CELLS);
    if (isOpen([cell, digit])) roles.set(`${cell} ${digit}`, [cell, digit, ROLES[value]]);
  }
  for (const [cell, digit] of links.flatMap(({ ends }) => ends)) {
    const key = `${cell} ${digit}`;
    if (!roles.has(key)) roles.set(key, [cell, digit, "pattern"]);
  }
  if (roles.size === 0) return null;
  return {
    implications: [],
    notation: null,
    placements: [],
    eliminations: [],
    roles: [...roles.values()],
    links: links.map(({ ends: [from, to], strong }) => ({ from: [from], to: [to], strong })),
  };
}
