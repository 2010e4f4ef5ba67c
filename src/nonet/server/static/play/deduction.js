// @ts-check
/** The last step of a hint on the board: its candidates and its chain. */

import { digitsOf } from "../game/model.js";
import { framesOf, pointOf } from "./frames.js";
import { ALL_LINES } from "./hint_steps.js";
import { noteAt } from "./notes.js";

export { drawingOf, marksIn } from "./drawings.js";

/** @import { Candidate } from "../game/model.js" */
/** @import { Deduction, Link } from "../game/server.js" */
/** @typedef {{roles: Map<number, string>, eliminated: number[], key: string}} Clues roles by digit */

const SVG = "http://www.w3.org/2000/svg";
/** How much of a candidate's place its mark takes, and how long an arrow's head is, in cells. */
const RING = 0.15;
const HEAD = 0.14;

/** Return whether each line of a deduction is a link, so that both are highlighted together; eliminations by sets have their own line. @param {Deduction} deduction */
const isLineByLine = ({ implications, links, sets }) =>
  links.length > 0 && implications.length === links.length + (sets?.length ? 1 : 0);

/** The clues that a deduction gives in a cell, if any, when it is read up to a line. @param {Deduction} deduction @param {number} cell @param {number} line @param {boolean} isTold whether it is part of the pattern @returns {Clues | null} */
export function cluesOf(deduction, cell, line, isTold) {
  const { roles, eliminations } = deduction;
  const ofCell = new Map(
    roles.filter(([place]) => place === cell).map(([, digit, role]) => [digit, role + lateness(deduction, cell, digit, line)]),
  );
  const eliminated = eliminations.filter(([place]) => place === cell).map(([, digit]) => digit);
  const key = `${[...ofCell].join()}|${eliminated}`;
  return key === "|" && !isTold ? null : { roles: ofCell, eliminated, key };
}

/** @param {Deduction} deduction @param {number} cell @param {number} digit @param {number} line */
function lateness(deduction, cell, digit, line) {
  if (line === ALL_LINES || !isLineByLine(deduction)) return "";
  const first = deduction.links.findIndex(({ from, to }) =>
    [...from, ...to].some(([place, one]) => place === cell && one === digit),
  );
  return first > line ? " later" : "";
}

/** Write a cell's notes with the candidates of a deduction, each where it stands on a pad. @param {HTMLElement} element @param {Clues} clues @param {number} notes */
export function writeClues(element, { roles, eliminated }, notes) {
  const shown = new Set([...digitsOf(notes), ...roles.keys(), ...eliminated]);
  const places = [...shown].map((digit) => {
    const role = roles.get(digit);
    const out = eliminated.includes(digit) ? "out" : "";
    return noteAt(digit, `clue ${role ? "mark" : ""} ${role ?? ""} ${out}`);
  });
  const all = document.createElement("span");
  all.className = "clues";
  all.append(...places);
  element.replaceChildren(all);
}

/** Draw the links of a chain over the board, whose cells are one unit wide. @param {Element | null} drawing @param {Deduction | null} deduction @param {number} line */
export function drawLinks(drawing, deduction, line) {
  if (!deduction) return drawing?.replaceChildren();
  const inTurn = isLineByLine(deduction) && line !== ALL_LINES;
  const arrows = deduction.links.map((link, index) => arrowOf(link, index, inTurn ? timeOf(index, line) : ""));
  // A player's own drawing has only candidates and links.
  drawing?.replaceChildren(...(deduction.houses ? framesOf(deduction, cellsBeside(drawing)) : []), ...arrows);
}

/** @param {Element} drawing */
const cellsBeside = (drawing) => [...(drawing.parentElement?.querySelectorAll("td") ?? [])];

/** @param {number} index @param {number} line */
const timeOf = (index, line) => (index < line ? "" : index === line ? "now" : "later");

/** @param {Link} link @param {number} index @param {string} time */
function arrowOf({ from, to, strong }, index, time) {
  const [start, end] = nearest(from, to);
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [x, y] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const gap = Math.min(RING, length / 3);
  // Bent a little, so that links along the same line lie beside each other.
  const bend = Math.min(0.25, length / 8);
  const middle = { x: (start.x + end.x) / 2 - bend * y, y: (start.y + end.y) / 2 + bend * x };
  const tip = { x: end.x - gap * x, y: end.y - gap * y };
  const head = Math.min(HEAD, length / 3);
  const far = Math.hypot(tip.x - middle.x, tip.y - middle.y) || 1;
  const [u, v] = [(head * (tip.x - middle.x)) / far, (head * (tip.y - middle.y)) / far];
  const foot = { x: tip.x - u, y: tip.y - v };
  const curve = path`M${start.x + gap * x} ${start.y + gap * y}Q${middle.x} ${middle.y} ${foot.x} ${foot.y}`;
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", time);
  group.setAttribute("data-line", String(index));
  group.append(
    drawn(curve, strong ? "strong" : "weak"),
    drawn(path`M${tip.x} ${tip.y}L${foot.x - v / 2} ${foot.y + u / 2}L${foot.x + v / 2} ${foot.y - u / 2}Z`, "head"),
    // Wide enough for a finger, and not seen.
    drawn(curve, "reach"),
  );
  return group;
}

/** @param {string} shape @param {string} kind */
function drawn(shape, kind) {
  const element = document.createElementNS(SVG, "path");
  element.setAttribute("d", shape);
  element.setAttribute("class", kind);
  return element;
}

/** @param {TemplateStringsArray} commands @param {number[]} numbers */
const path = (commands, ...numbers) => String.raw({ raw: commands }, ...numbers.map((number) => number.toFixed(3)));

/** Where a link leaves one node and reaches another: between cells of a node there may be a given. @param {Candidate[]} from @param {Candidate[]} to */
function nearest(from, to) {
  const ways = from.flatMap((one) => to.map((other) => [pointOf(one), pointOf(other)]));
  const far = (/** @type {{x: number, y: number}[]} */ [one, other]) => Math.hypot(one.x - other.x, one.y - other.y);
  return ways.reduce((best, way) => (far(way) < far(best) ? way : best));
}
