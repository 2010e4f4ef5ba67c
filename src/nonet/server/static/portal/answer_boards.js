// @ts-check
/** Boards of an answer: every grid in it, drawn. */
const SVG = "http://www.w3.org/2000/svg";
const GRID = /^[1-9.0-]{81}$/;
const SIDE = 10;
export const MOST_BOARDS = 6;

/** @typedef {{name: string, grid: string, marked: number[]}} Shown */

/**
 * The grids of an answer, each under the name of its field, with the cells that a hint is about.
 * @param {unknown} answer
 * @returns {Shown[]}
 */
export function boardsOf(answer) {
  /** @type {Shown[]} */
  const found = [];
  gather(answer, "", found);
  const marked = cellsOf(answer);
  // A hint is about the board as it is, not about the puzzle.
  const board = found.find(({ name }) => name === "progress");
  if (board && marked.length) {
    board.marked = marked;
    return [board];
  }
  return found;
}

/**
 * @param {unknown} value
 * @param {string} name
 * @param {Shown[]} found
 */
function gather(value, name, found) {
  if (typeof value === "string" && GRID.test(value)) {
    // An analysis repeats the puzzle that it is about.
    if (!found.some(({ grid }) => grid === value)) found.push({ name, grid: value, marked: [] });
  } else if (Array.isArray(value)) {
    value.forEach((item) => gather(item, name, found));
  } else if (value && typeof value === "object") {
    for (const [key, part] of Object.entries(value)) gather(part, key, found);
  }
}

/** @param {unknown} answer */
function cellsOf(answer) {
  const { hint, step } = /** @type {{hint?: {index: number}, step?: {area: number[]}}} */ (answer ?? {});
  return hint ? [hint.index] : step?.area ?? [];
}

/** @param {Shown} shown */
export function drawBoard({ grid, marked }) {
  const size = 9 * SIDE;
  const svg = make("svg", { viewBox: `-1 -1 ${size + 2} ${size + 2}`, class: "board", "aria-hidden": "true" });
  for (const cell of marked) {
    svg.append(make("rect", { class: "marked", x: (cell % 9) * SIDE, y: Math.floor(cell / 9) * SIDE, width: SIDE, height: SIDE }));
  }
  let thin = "";
  let thick = "";
  for (let line = 0; line <= 9; line += 1) {
    const path = `M0 ${line * SIDE}H${size}M${line * SIDE} 0V${size}`;
    if (line % 3) thin += path; else thick += path;
  }
  svg.append(make("path", { class: "thin", d: thin }), make("path", { class: "thick", d: thick }));
  [...grid].forEach((digit, cell) => {
    if (!/[1-9]/.test(digit)) return;
    const text = make("text", { x: (cell % 9 + 0.5) * SIDE, y: (Math.floor(cell / 9) + 0.5) * SIDE + 2.4 });
    text.textContent = digit;
    svg.append(text);
  });
  return svg;
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function make(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
