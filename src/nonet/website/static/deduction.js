// @ts-check
/** What the last step of a hint shows on the board: the candidates it speaks of, and its chain. */

import { columnOf, digitsOf, rowOf } from "./model.js";

/** @import { Candidate } from "./model.js" */
/** @import { Deduction, Link } from "./server.js" */
/** @typedef {{pattern: number[], fins: number[], eliminated: number[], key: string}} Clues */

const SVG = "http://www.w3.org/2000/svg";
/** How much of a candidate's place its ring takes, in cells. */
const RING = 0.15;

/** What a deduction says of a cell's candidates, if anything. @param {Deduction} deduction @param {number} cell @returns {Clues | null} */
export function cluesOf({ pattern, fins, eliminations }, cell) {
  const of = (/** @type {Candidate[]} */ candidates) =>
    candidates.filter(([place]) => place === cell).map(([, digit]) => digit);
  const clues = { pattern: of(pattern), fins: of(fins), eliminated: of(eliminations) };
  const key = `${clues.pattern}|${clues.fins}|${clues.eliminated}`;
  return key === "||" ? null : { ...clues, key };
}

/** Write a cell's notes with the candidates of a deduction, each where it stands on a pad. @param {HTMLElement} element @param {Clues} clues @param {number} notes */
export function writeClues(element, { pattern, fins, eliminated }, notes) {
  const shown = new Set([...digitsOf(notes), ...pattern, ...fins, ...eliminated]);
  const places = [...shown].map((digit) => {
    const place = document.createElement("span");
    const kinds = [
      "clue",
      fins.includes(digit) ? "fin" : pattern.includes(digit) && "mark",
      eliminated.includes(digit) && "out",
    ];
    place.className = kinds.filter(Boolean).join(" ");
    place.dataset.text = String(digit);
    place.style.gridArea = `${Math.ceil(digit / 3)} / ${((digit - 1) % 3) + 1}`;
    return place;
  });
  const all = document.createElement("span");
  all.className = "clues";
  all.append(...places);
  element.replaceChildren(all);
}

/** Draw the links of a chain over the board, whose cells are one unit wide. @param {Element | null} drawing @param {Link[]} links */
export function drawLinks(drawing, links) {
  drawing?.replaceChildren(...links.map(lineOf));
}

/** @param {Link} link */
function lineOf({ from, to, strong }) {
  const [start, end] = [middleOf(from), middleOf(to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const [x, y] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const gap = Math.min(RING, length / 3);
  // Bent a little, so that links along the same line lie beside each other.
  const bend = Math.min(0.25, length / 8);
  const middle = { x: (start.x + end.x) / 2 - bend * y, y: (start.y + end.y) / 2 + bend * x };
  const path = document.createElementNS(SVG, "path");
  const numbers = [start.x + gap * x, start.y + gap * y, middle.x, middle.y, end.x - gap * x, end.y - gap * y];
  const [a, b, c, d, e, f] = numbers.map((number) => number.toFixed(3));
  path.setAttribute("d", `M${a} ${b}Q${c} ${d} ${e} ${f}`);
  path.setAttribute("class", strong ? "strong" : "weak");
  return path;
}

/** @param {Candidate[]} candidates */
function middleOf(candidates) {
  const points = candidates.map(([cell, digit]) => ({
    x: columnOf(cell) + (2 * ((digit - 1) % 3) + 1) / 6,
    y: rowOf(cell) + (2 * Math.floor((digit - 1) / 3) + 1) / 6,
  }));
  const mean = (/** @type {number[]} */ numbers) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}
