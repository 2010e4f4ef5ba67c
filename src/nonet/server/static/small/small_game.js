// @ts-check
/** A game on a small grid, apart from how it is shown: its shape is data. */

/** How many columns and rows a box has, by how many rows the grid has. @type {Record<number, [columns: number, rows: number]>} */
const BOXES = { 4: [2, 2], 6: [3, 2] };
/** Above all digits of small grids. */
const DIGITS = /^[0-6]$/;

/** @typedef {[cell: number, before: number, after: number]} Move */
/** @typedef {{past: Move[], future: Move[]}} Saved */

export class SmallGame {
  /** @param {string} id `s4-` and 16 digits, or `s6-` and 36 */
  constructor(id) {
    this.id = id;
    this.givens = [...id.slice(3)].map(Number);
    this.side = Math.sqrt(this.givens.length);
    this.cells = [...this.givens];
    /** @type {Move[]} */
    this.past = [];
    /** @type {Move[]} */
    this.future = [];
  }

  /** @param {number} cell */
  isGiven(cell) {
    return this.givens[cell] > 0;
  }

  /** Whether something changed. @param {number} cell @param {number} digit 0 for none */
  set(cell, digit) {
    if (this.isGiven(cell) || this.cells[cell] === digit) return false;
    this.past.push([cell, this.cells[cell], digit]);
    this.future = [];
    this.cells[cell] = digit;
    return true;
  }

  /** The cell that is as before, or null. */
  undo() {
    const move = this.past.pop();
    if (!move) return null;
    this.future.push(move);
    this.cells[move[0]] = move[1];
    return move[0];
  }

  /** The cell that is filled again, or null. */
  redo() {
    const move = this.future.pop();
    if (!move) return null;
    this.past.push(move);
    this.cells[move[0]] = move[2];
    return move[0];
  }

  /** How many cells are empty. */
  get left() {
    return this.cells.filter((digit) => !digit).length;
  }

  /** Whether all is filled in; a puzzle has one solution, so nothing that stands twice is enough. */
  get isSolved() {
    return !this.left && !this.twice().size;
  }

  /** The board as the engine reads it. */
  get board() {
    return this.cells.join("");
  }

  /** The puzzle as the engine reads it. */
  get puzzle() {
    return this.givens.join("");
  }

  /** The cells whose digit stands twice in a row, a column or a box. @returns {Set<number>} */
  twice() {
    const [columns, rows] = BOXES[this.side];
    /** @param {number} cell @returns {string[]} */
    const houses = (cell) => {
      const [row, column] = [Math.floor(cell / this.side), cell % this.side];
      return [`r${row}`, `c${column}`, `b${Math.floor(row / rows)}-${Math.floor(column / columns)}`];
    };
    /** @type {Map<string, number[]>} */
    const seen = new Map();
    this.cells.forEach((digit, cell) => {
      if (!digit) return;
      for (const house of houses(cell)) seen.set(house + digit, [...(seen.get(house + digit) ?? []), cell]);
    });
    return new Set([...seen.values()].filter((cells) => cells.length > 1).flat());
  }

  /** @returns {Saved} */
  save() {
    return { past: this.past, future: this.future };
  }

  /** Play the stored moves again; ignore invalid data. @param {any} kept */
  restore(kept) {
    if (!isSaved(kept, this.givens)) return;
    for (const [cell, , digit] of kept.past) this.set(cell, digit);
    this.future = kept.future;
  }
}

/** @param {any} kept @param {number[]} givens @returns {kept is Saved} */
function isSaved(kept, givens) {
  /** @param {any} move */
  const isMove = (move) => Array.isArray(move) && move.length === 3 && move[0] in givens && move.every(isDigitOrCell);
  return [kept?.past, kept?.future].every((moves) => Array.isArray(moves) && moves.every(isMove));
}

/** @param {any} value @param {number} at */
const isDigitOrCell = (value, at) => Number.isInteger(value) && (at === 0 || DIGITS.test(String(value)));
