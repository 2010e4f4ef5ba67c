// @ts-check
/** The houses and cells behind a hint, framed on the board; the sets that it names by letters are also listed beside it. */

import { ACROSS, SIDE, cellAt, columnOf, rowOf } from "../game/model.js";

/** @import { Candidate } from "../game/model.js" */
/** @import { Deduction, Link } from "../game/server.js" */
/** @import { Words } from "../shared/words.js" */
/** @typedef {[x: number, y: number]} Point */

const SVG = "http://www.w3.org/2000/svg";
/** How far a frame lies within its cells, and how large its letter's disc is, in cells. */
const INSET = 0.05;
const DISC = 0.19;
/** The corners of a cell, each with the digit of the note there. */
const CORNERS = /** @type {const} */ ([[0, 0, 1], [1, 0, 3], [0, 1, 7], [1, 1, 9]]);

/** The letter that names a set. @param {number} index */
const letterOf = (index) => String.fromCharCode(65 + index);

/** Frames around the houses and cells of a deduction, and lines that join the cells of its links. @param {Deduction} deduction @param {HTMLElement[]} cells */
export function framesOf({ houses = [], groups = [], sets = [], links, roles }, cells) {
  // Clusters of a colouring are marked candidate by candidate.
  const isColouring = roles.some(([, , role]) => role === "first");
  const tinted = isColouring ? [] : groups.length + sets.length + links.length ? groups : [cellsOfSeveralDigits(roles)];
  return [
    ...[...new Set(houses)].map(houseOf),
    ...tinted.filter((set) => set.length).map((set, index) => framed(set, index, cells, "")),
    ...joinedIn(links),
    ...sets.map((set, index) => framed(set, index, cells, letterOf(index))),
  ];
}

/** @param {number} number */
function houseOf(number) {
  const [kind, index] = [Math.floor((number % 27) / SIDE), number % SIDE];
  const [x, y, width, height] = [
    [3 * (index % 3), 3 * Math.floor(index / 3), 3, 3],
    [0, index, SIDE, 1],
    [index, 0, 1, SIDE],
  ][kind];
  // The frame of a cover set lies within that of a base set.
  const inset = number < 27 ? INSET / 2 : INSET;
  return element("rect", { class: number < 27 ? "house" : "house cover", x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset });
}

/** The cells of a pattern that is about several digits. @param {Deduction["roles"]} roles */
function cellsOfSeveralDigits(roles) {
  const pattern = roles.filter(([, , role]) => role === "pattern");
  const isOfSeveral = new Set(pattern.map(([, digit]) => digit)).size > 1;
  return isOfSeveral ? [...new Set(pattern.map(([cell]) => cell))] : [];
}

/** Lines through the candidates of each node that has several cells. @param {Link[]} links */
function joinedIn(links) {
  const nodes = links.flatMap(({ from, to, strong }) => /** @type {const} */ ([[from, strong ? "off" : "on"], [to, strong ? "on" : "off"]]));
  // The first role of a node is kept.
  const several = nodes.filter(([node]) => node.length > 1).reverse();
  const roles = new Map(several.map(([node, role]) => [node.map(pointOf).map(({ x, y }) => [x, y].join(" ")).join("L"), role]));
  return [...roles].map(([points, role]) => element("path", { class: `joined ${role}`, d: `M${points}` }));
}

/** Frame a set of cells, and write its letter, if it has one, on each of its parts. @param {number[]} set @param {number} index @param {HTMLElement[]} cells @param {string} letter */
function framed(set, index, cells, letter) {
  const group = element("g", { class: `set set-${index % 2}` });
  for (const cell of set) group.append(element("rect", { x: columnOf(cell), y: rowOf(cell), width: 1, height: 1 }));
  group.append(element("path", { d: set.map((cell) => edgesOf(cell, set)).join("") }));
  for (const part of letter ? partsOf(set) : []) group.append(...discOn(part, cells, letter));
  return group;
}

/** Name each set with its candidates. @param {Element} list @param {number[][]} sets @param {HTMLElement[]} cells @param {Words} words */
export function listSets(list, sets, cells, words) {
  list.replaceChildren(...sets.map((set, index) => {
    const item = document.createElement("li");
    const digits = new Set(set.flatMap((cell) => [...cells[cell].querySelectorAll("[data-text]")].map((note) => note.getAttribute("data-text"))));
    const letter = document.createElement("b");
    letter.className = `set-${index % 2}`;
    letter.textContent = letterOf(index);
    item.append(letter, words.say("play-set", { count: set.length, digits: [...digits].sort().join(" ") }));
    return item;
  }));
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** Return whether a place of the grid is in a set. @param {number[]} set @param {number} row @param {number} column */
const has = (set, row, column) =>
  row >= 0 && column >= 0 && row < SIDE && column < SIDE && set.includes(cellAt(row, column));

/** The sides of a cell where its set ends, as one frame with those of its neighbours. @param {number} cell @param {number[]} set */
function edgesOf(cell, set) {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  return [-1, 1].flatMap((by) => {
    const outer = by < 0 ? INSET : 1 - INSET;
    // At an inner corner a side goes on to the one that it meets there.
    const end = (/** @type {boolean} */ beside, /** @type {boolean} */ across) => (beside ? (across ? -INSET : 0) : INSET);
    const ends = (/** @type {[number, number]} */ [down, right]) => [-1, 1].map((along) =>
      end(has(set, row + along * right, column + along * down), has(set, row + along * right + by * down, column + along * down + by * right)));
    const [left, rest] = ends([1, 0]);
    const [top, below] = ends([0, 1]);
    return [
      has(set, row + by, column) ? "" : `M${column + left} ${row + outer}H${column + 1 - rest}`,
      has(set, row, column + by) ? "" : `M${column + outer} ${row + top}V${row + 1 - below}`,
    ];
  }).join("");
}

/** The parts of a set whose cells lie side by side. @param {number[]} set @returns {number[][]} */
function partsOf(set) {
  const left = new Set(set);
  const parts = [];
  for (const first of set) {
    if (!left.delete(first)) continue;
    const part = [first];
    for (const cell of part) {
      for (const other of left) {
        if (Math.abs(rowOf(cell) - rowOf(other)) + Math.abs(columnOf(cell) - columnOf(other)) > 1) continue;
        left.delete(other);
        part.push(other);
      }
    }
    parts.push(part);
  }
  return parts;
}

/** A letter at the corner of a part where it hides the fewest candidates. @param {number[]} part @param {HTMLElement[]} cells @param {string} letter */
function discOn(part, cells, letter) {
  const places = part.flatMap((cell) => CORNERS.map(([x, y]) => /** @type {Point} */ ([columnOf(cell) + x, rowOf(cell) + y])));
  const outer = places.filter(([x, y]) => places.filter((other) => other[0] === x && other[1] === y).length === 1);
  const [[x, y]] = outer.sort((one, other) => hiddenAt(one, cells) - hiddenAt(other, cells));
  const [cx, cy] = [x, y].map((at) => Math.max(DISC / 2, Math.min(SIDE - DISC / 2, at)));
  const text = element("text", { x: cx, y: cy });
  text.textContent = letter;
  return [element("circle", { cx, cy, r: DISC }), text];
}

/** How many candidates a disc at a corner would hide; beyond the board's edge there are no candidates. @param {Point} corner @param {HTMLElement[]} cells */
function hiddenAt([x, y], cells) {
  return CORNERS.filter(([right, below, note]) => {
    const [row, column] = [y - below, x - right];
    const cell = row >= 0 && column >= 0 && row < SIDE && column < SIDE ? cells[cellAt(row, column)] : null;
    return cell?.querySelector(`[data-text="${note}"]`);
  }).length;
}

/** The middle of a candidate on the board, whose cells are one unit wide. @param {Candidate} candidate */
export const pointOf = ([cell, digit]) => ({
  x: columnOf(cell) + (((digit - 1) % ACROSS) + 0.5) / ACROSS,
  y: rowOf(cell) + (Math.floor((digit - 1) / ACROSS) + 0.5) / ACROSS,
});
