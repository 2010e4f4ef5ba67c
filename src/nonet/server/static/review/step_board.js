// @ts-check
/** A step on its board: its candidates and links, and its eliminations. */

import { pictureOf } from "../games/game_picture.js";
import { CELLS, PEERS, columnOf, rowOf } from "../game/model.js";
import { drawLinks } from "../play/deduction.js";
import { ALL_LINES } from "../play/hint_steps.js";

/** @import { Candidate } from "../game/model.js" */
/** @import { Deduction } from "../game/server.js" */
/** @import { Step } from "./simplest_path.js" */

const SVG = "http://www.w3.org/2000/svg";
/** As wide as those of the picture. */
const CELL = 20;
const RADIUS = 3.2;
const EVERY_CELL = Array.from({ length: CELLS }, (_, cell) => cell);
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** A step about a single digit shows it large, in the middle of its cells. */
const [LARGE, MIDDLE] = [7.4, 5];

/** Draw a step, and return whether it is large. @param {string} id @param {string} board @param {Step} step */
export function drawStep(id, board, { deduction, eliminated }) {
  const picture = pictureOf(id, [...board].map((digit) => Number(digit) || 0), true);
  picture.setAttribute("viewBox", "-13 -13 194 194");
  for (let at = 0; at < 9; at++) {
    picture.append(text(at + 1, (at + 0.5) * CELL, -4, "label"), text(at + 1, -7, (at + 0.5) * CELL + 2.6, "label"));
  }
  const pen = new Pen(deduction);
  picture.append(...pen.links(), ...pen.marks(), ...pen.others(board, eliminated));
  return { picture, isLarge: pen.isLarge };
}

class Pen {
  /** @param {Deduction} deduction */
  constructor(deduction) {
    this.deduction = deduction;
    const { roles, eliminations, placements } = deduction;
    this.named = new Set([...roles.map(([cell, digit]) => [cell, digit]), ...eliminations, ...placements].map(String));
    this.digits = [...new Set([...roles.map(([, digit]) => digit), ...eliminations.map(([, digit]) => digit), ...placements.map(([, digit]) => digit)])];
    this.isLarge = this.digits.length === 1;
  }

  links() {
    const group = shape("g", { class: "chain", transform: `scale(${CELL})` });
    const placed = (/** @type {Candidate[]} */ candidates) => candidates.map(([cell, digit]) => /** @type {Candidate} */ ([cell, this.isLarge ? MIDDLE : digit]));
    const links = this.deduction.links.map((link) => ({ ...link, from: placed(link.from), to: placed(link.to) }));
    drawLinks(group, { ...this.deduction, links }, ALL_LINES);
    return [group];
  }

  marks() {
    const { roles, eliminations, placements } = this.deduction;
    const lost = new Set(eliminations.map(String));
    return [
      ...roles.filter(([cell, digit]) => !lost.has(`${cell},${digit}`)).flatMap(([cell, digit, role]) => this.marked([cell, digit], role)),
      ...placements.flatMap((one) => this.marked(one, "placed")),
      ...eliminations.flatMap((one) => this.crossed(one)),
    ];
  }

  /** The other places of the one digit that the step is about, or all else that its cells may hold. @param {string} board @param {Candidate[]} eliminated */
  others(board, eliminated) {
    const gone = new Set([...eliminated.map(String), ...this.named]);
    const { roles, sets = [], placements } = this.deduction;
    if (placements.length) return [];
    const isOpen = (/** @type {Candidate} */ [cell, digit]) =>
      board[cell] === "-" && !gone.has(`${cell},${digit}`) && PEERS[cell].every((peer) => board[peer] !== String(digit));
    const cells = this.isLarge ? EVERY_CELL : [...new Set([...roles.map(([cell]) => cell), ...sets.flat()])];
    const digits = this.isLarge ? this.digits : DIGITS;
    const all = cells.flatMap((cell) => digits.map((digit) => /** @type {Candidate} */ ([cell, digit])));
    return all.filter(isOpen).map((one) => this.note(one, "other"));
  }

  /** Where a candidate stands in its cell. @param {Candidate} candidate */
  spotOf([cell, digit]) {
    const place = this.isLarge ? MIDDLE : digit;
    return {
      x: (columnOf(cell) + (2 * ((place - 1) % 3) + 1) / 6) * CELL,
      y: (rowOf(cell) + (2 * Math.floor((place - 1) / 3) + 1) / 6) * CELL,
    };
  }

  /** @param {Candidate} candidate @param {string} kind */
  note(candidate, kind) {
    const { x, y } = this.spotOf(candidate);
    return text(candidate[1], x, y + (this.isLarge ? 4 : 2.1), `note ${kind}${this.isLarge ? " large" : ""}`);
  }

  /** @param {Candidate} candidate @param {string} kind */
  marked(candidate, kind) {
    const { x, y } = this.spotOf(candidate);
    return [shape("circle", { cx: x, cy: y, r: this.isLarge ? LARGE : RADIUS, class: `mark ${kind}` }), this.note(candidate, kind)];
  }

  /** @param {Candidate} candidate */
  crossed(candidate) {
    const { x, y } = this.spotOf(candidate);
    const by = this.isLarge ? 6.5 : 3;
    return [...this.marked(candidate, "lost"), shape("path", { d: `M${x - by} ${y + by}L${x + by} ${y - by}`, class: "strike" })];
  }
}

/** @param {number} digit @param {number} x @param {number} y @param {string} kind */
function text(digit, x, y, kind) {
  const element = shape("text", { x, y, class: kind });
  element.textContent = String(digit);
  return element;
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function shape(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
