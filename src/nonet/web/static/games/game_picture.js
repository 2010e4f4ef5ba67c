// @ts-check
/** A game as a small picture: with its digits, or where they would be too small, with its filled cells. */

import { CELLS, columnOf, rowOf } from "../game/model.js";

const SVG = "http://www.w3.org/2000/svg";
const CELL = 20;
const SIDE = 9 * CELL;
const THIN = [1, 2, 4, 5, 7, 8].map((at) => `M${at * CELL} 0V${SIDE}M0 ${at * CELL}H${SIDE}`).join("");
const THICK = `M60 0V${SIDE}M120 0V${SIDE}M0 60H${SIDE}M0 120H${SIDE}`;

/** @param {string} id @param {readonly number[]} cells the contents of the cells, or none for the puzzle alone @param {boolean} withDigits */
export function pictureOf(id, cells, withDigits) {
  const picture = part("svg", { viewBox: `-1 -1 ${SIDE + 2} ${SIDE + 2}`, "aria-hidden": "true", class: "grid" });
  picture.append(part("rect", { width: SIDE, height: SIDE, class: "paper" }), part("path", { d: THIN, class: "thin" }), part("path", { d: THICK, class: "thick" }));
  const givens = id.replace("v1-", "");
  for (let cell = 0; cell < CELLS; cell++) {
    const digit = (cells[cell] ?? Number(givens[cell])) & 15;
    if (digit) picture.append((withDigits ? digitAt : markAt)(cell, digit, givens[cell] === "0" ? "entry" : "given"));
  }
  picture.append(part("rect", { width: SIDE, height: SIDE, class: "frame" }));
  return picture;
}

/** @param {number} cell @param {number} digit @param {string} kind */
function digitAt(cell, digit, kind) {
  const text = part("text", { x: columnOf(cell) * CELL + CELL / 2, y: rowOf(cell) * CELL + 15, class: kind });
  text.textContent = String(digit);
  return text;
}

/** @param {number} cell @param {number} _digit @param {string} kind */
function markAt(cell, _digit, kind) {
  return part("rect", { x: columnOf(cell) * CELL + 4, y: rowOf(cell) * CELL + 4, width: 12, height: 12, rx: 2, class: kind });
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function part(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
