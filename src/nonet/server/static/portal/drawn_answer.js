// @ts-check
/** The board of an answer: its grid, its step, and the cells of a field. */

const SVG = "http://www.w3.org/2000/svg";
const CELL = 20;
const SIDE = 9 * CELL;
const GRID = /^[1-9-]{81}$/;

/** @typedef {{cells: Set<number>, candidates: [cell: number, digit: number][]}} Marks */

/** @param {Element} place @param {any} body */
export function drawAnswer(place, body) {
  const svg = make("svg", { viewBox: "-11 -11 193 193", class: "board", "aria-hidden": "true" });
  const { givens, entries } = gridsOf(body);
  svg.append(make("g", { "data-marks": "" }), ...lines(), ...labels(), ...digits(givens, entries));
  if (body.step) svg.append(...stepOf(body.step));
  place.replaceChildren(svg);
}

/** Mark the cells and candidates of a field of an answer. @param {Element} place @param {string} path @param {any} value */
export function markField(place, path, value) {
  const { cells, candidates } = marksOf(path, value);
  const marks = [...cells].map((cell) => make("rect", { class: "seen", x: (cell % 9) * CELL, y: Math.floor(cell / 9) * CELL, width: CELL, height: CELL }));
  const spots = candidates.map(([cell, digit]) => {
    const [x, y] = spot(cell, digit);
    return make("circle", { class: "seen", cx: x, cy: y, r: 6 });
  });
  place.querySelector("[data-marks]")?.replaceChildren(...marks, ...spots);
}

/** The cells and candidates that a value names. @param {string} path @param {any} value @returns {Marks} */
function marksOf(path, value) {
  /** @type {Marks} */
  const marks = { cells: new Set(), candidates: [] };
  // The board after the step, and all eliminations before it, aren't part of the step.
  if (path) gather(path.replaceAll("[]", "").split(".").at(-1) ?? "", value, marks);
  return marks;
}

/** @param {string} name @param {any} value @param {Marks} marks */
function gather(name, value, marks) {
  if (typeof value === "number" && isCells(name)) marks.cells.add(value);
  if (typeof value === "object" && value) gatherWithin(name, value, marks);
}

/** @param {string} name @param {any} value @param {Marks} marks */
function gatherWithin(name, value, marks) {
  const { index, value: digit, type, cells } = value;
  if (type) for (const cell of houseOf(type, index)) marks.cells.add(cell);
  else if (digit) for (const cell of cells ?? [index]) marks.candidates.push([cell, digit]);
  else for (const [key, part] of Object.entries(value)) gather(Array.isArray(value) ? name : key, part, marks);
}

/** @param {string} name */
const isCells = (name) => /^(area|reasons|groups|cells|changedGivens|wrongEliminations)$|Cells$/.test(name) && name !== "remainingCells";

/** @param {string} kind @param {number} index */
function houseOf(kind, index) {
  return Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    return { row, column, box: 3 * Math.floor(row / 3) + Math.floor(column / 3) }[kind] === index;
  });
}

/** @param {any} body */
function gridsOf(body) {
  const { puzzle, progress, solution } = body.puzzles?.[0] ?? body;
  const entries = [progress, solution].find((grid) => GRID.test(grid ?? "")) ?? puzzle;
  return { givens: puzzle, entries: body.puzzles ? puzzle : entries };
}

function lines() {
  const paths = ["", ""];
  for (let at = 0; at <= SIDE; at += CELL) paths[at % (3 * CELL) ? 0 : 1] += `M0 ${at}H${SIDE}M${at} 0V${SIDE}`;
  return [make("path", { class: "thin", d: paths[0] }), make("path", { class: "thick", d: paths[1] })];
}

function labels() {
  return Array.from({ length: 9 }, (_, at) => [
    written("label", `${at + 1}`, (at + 0.5) * CELL, -3.5),
    written("label", `${at + 1}`, -6, (at + 0.5) * CELL + 2.4),
  ]).flat();
}

/** @param {string} givens @param {string} entries */
function digits(givens, entries) {
  return [...entries].flatMap((digit, cell) => {
    const [x, y] = [((cell % 9) + 0.5) * CELL, (Math.floor(cell / 9) + 0.5) * CELL + 4.4];
    return digit === "-" ? [] : [written(givens[cell] === "-" ? "entry" : "given", digit, x, y)];
  });
}

/** @param {any} step */
function* stepOf({ evidence, eliminations, placements }) {
  const { links, candidates, fins } = evidence ?? { links: [], candidates: [], fins: [] };
  yield* links.map(arrowOf);
  const lost = new Set(eliminations.map(keyOf));
  const kept = [...candidates, ...fins].filter((one) => !lost.has(keyOf(one)));
  for (const [kind, all] of Object.entries({ part: kept, lost: eliminations, placed: placements })) {
    for (const one of all) yield* candidate(kind, one);
  }
}

/** @param {{index: number, value: number}} one */
const keyOf = ({ index, value }) => `${index} ${value}`;

/** @param {string} kind @param {{index: number, value: number}} one */
function* candidate(kind, { index, value }) {
  const [x, y] = spot(index, value);
  yield make("circle", { class: kind, cx: x, cy: y, r: 4.1 });
  yield written(`note ${kind}`, `${value}`, x, y + 2.2);
  if (kind === "lost") yield make("path", { class: "strike", d: `M${x - 3.4} ${y + 3}L${x + 3.4} ${y - 3}` });
}

/** @param {any} link */
function arrowOf({ start, end, kind }) {
  const [[x, y], [u, v]] = [middle(start), middle(end)];
  const length = Math.hypot(u - x, v - y) || 1;
  const bend = Math.min(4, length / 8);
  const control = [(x + u) / 2 - (bend * (v - y)) / length, (y + v) / 2 + (bend * (u - x)) / length];
  return make("path", { class: `link ${kind}`, d: `M${x} ${y}Q${control.map((one) => one.toFixed(1)).join(" ")} ${u} ${v}` });
}

/** @param {{cells: number[], value: number}} node */
function middle({ cells, value }) {
  const spots = cells.map((cell) => spot(cell, value));
  return [0, 1].map((axis) => spots.reduce((sum, one) => sum + one[axis], 0) / spots.length);
}

/** @param {number} cell @param {number} digit */
const spot = (cell, digit) => [(cell % 9) * CELL + 4 + 6 * ((digit - 1) % 3), Math.floor(cell / 9) * CELL + 4 + 6 * Math.floor((digit - 1) / 3)];

/** @param {string} kind @param {string} text @param {number} x @param {number} y */
function written(kind, text, x, y) {
  const element = make("text", { class: kind, x, y });
  element.textContent = text;
  return element;
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function make(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
