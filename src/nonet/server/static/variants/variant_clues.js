// @ts-check
/** The marks of each cell in words, for those who hear the board. */

/** @import { Words } from "../shared/words.js" */
/** @typedef {{size: number, givens: string, regions?: string, rules: any[]}} Puzzle */
/** @typedef {[cells: number[], clue: string]} Clue */

/** @param {Puzzle} puzzle @param {Words} words @returns {string[]} */
export function cluesIn({ size, rules }, words) {
  const namer = new Namer(size, words);
  const clues = rules.flatMap((rule) => DESCRIBED[rule.type]?.(rule, namer) ?? []);
  return Array.from({ length: size * size }, (_, cell) =>
    words.join(clues.flatMap(([cells, clue]) => (cells.includes(cell) ? [clue] : []))),
  );
}

class Namer {
  /** @param {number} size @param {Words} words */
  constructor(size, words) {
    this.size = size;
    this.words = words;
  }

  /** @param {number[]} cells */
  cells(cells) {
    return this.words.join(cells.map((cell) => `r${Math.floor(cell / this.size) + 1}c${(cell % this.size) + 1}`));
  }

  /** @param {string} name @param {Record<string, string>} values */
  mark(name, values) {
    return this.words.say(`variant-mark-${name}`, values);
  }

  /** Cells where a number of steps from the main corner are right. @param {(row: number, column: number) => boolean} isIn */
  where(isIn) {
    return Array.from({ length: this.size ** 2 }, (_, cell) => cell).filter((cell) => isIn(Math.floor(cell / this.size), cell % this.size));
  }
}

/** @param {any} rule @param {Namer} namer @returns {Clue[]} */
function killer({ cells, sum }, namer) {
  const named = { cells: namer.cells(cells) };
  return [[cells, sum === undefined ? namer.mark("cage", named) : namer.mark("killer", { ...named, sum: String(sum) })]];
}

/** @param {any} rule @param {Namer} namer @returns {Clue[]} */
function diagonal({ lines = ["main", "anti"] }, namer) {
  const name = namer.words.say("variant-name-diagonal");
  const isIn = (/** @type {number} */ row, /** @type {number} */ column) =>
    (lines.includes("main") && row === column) || (lines.includes("anti") && row + column === namer.size - 1);
  return [[namer.where(isIn), name]];
}

/** @param {any} _rule @param {Namer} namer @returns {Clue[]} */
function windoku(_rule, namer) {
  const isInside = (/** @type {number} */ place) => place % 4 > 0;
  return [[namer.where((row, column) => isInside(row) && isInside(column)), namer.words.say("variant-name-windoku")]];
}

/** @param {any} rule @param {Namer} namer @returns {Clue[]} */
const arrow = ({ circle, cells }, namer) => [
  [[...circle, ...cells], namer.mark("arrow", { circle: namer.cells(circle), cells: namer.cells(cells) })],
];

/** @param {string} name @returns {(rule: any, namer: Namer) => Clue[]} */
const line = (name) => ({ cells }, namer) => [[cells, namer.mark(name, { cells: namer.cells(cells) })]];

/** @param {string[]} colours @returns {(rule: any, namer: Namer) => Clue[]} */
const pairs = (...colours) => (rule, namer) =>
  colours.flatMap((colour) =>
    (rule[colour] ?? []).map((/** @type {[number, number]} */ pair) => [pair, namer.mark(colour, { pairs: pair.map((cell) => namer.cells([cell])).join("-") })]),
  );

/** @type {Record<string, (rule: any, namer: Namer) => Clue[]>} */
const DESCRIBED = {
  killer,
  diagonal,
  windoku,
  arrow,
  thermo: line("thermo"),
  palindrome: line("line"),
  renban: line("line"),
  whisper: line("line"),
  between: line("line"),
  "extra-region": line("shaded"),
  kropki: pairs("white", "black"),
  xv: pairs("x", "v"),
};
