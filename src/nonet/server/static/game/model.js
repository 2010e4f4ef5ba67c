// @ts-check
/**
 * The game without a screen: the state of the board, its moves, and their consequences.
 *
 * A cell's content is one integer of 31 bits:
 *
 *     30 ... 22   21 ... 13   12 ... 4   3 ... 0
 *     colours     centre      corner     digit (0 is empty)
 *
 * Notes stay under a digit, and a note that a peer's digit rules out is only not shown. So a
 * digit that is taken back gives back every note that it hid.
 */

/** @typedef {"digit" | "corner" | "centre" | "colour" | "draw"} Tool */
/** @typedef {[place: number, before: number, after: number]} Edit one cell, or the drawing at a place, before and after */
/** @typedef {{digit: number, corner: number, centre: number, colours: number}} Content digits as bits 0-8 */
/** @typedef {{cells: number[], past: Edit[][], future: Edit[][], drawn?: [place: number, value: number][], undone?: Candidate[]}} Saved */
/** @typedef {[cell: number, digit: number]} Candidate */

export const SIDE = 9;
export const CELLS = 81;

const CANDIDATES = CELLS * SIDE;
const ALL_DIGITS = 0x1ff;
/** Corner and centre, side by side. */
const NOTES = 0x3ffff;
const SHIFT = { corner: 4, centre: 13, colour: 22 };

/** @param {number} cell */
export const rowOf = (cell) => Math.floor(cell / SIDE);
/** @param {number} cell */
export const columnOf = (cell) => cell % SIDE;
/** @param {number} row @param {number} column */
export const cellAt = (row, column) => SIDE * row + column;
/** @param {number} cell */
const boxOf = (cell) => 3 * Math.floor(rowOf(cell) / 3) + Math.floor(columnOf(cell) / 3);

const EVERY_CELL = Array.from({ length: CELLS }, (_, cell) => cell);

/** The 20 other cells of every cell's houses. */
export const PEERS = EVERY_CELL.map((cell) =>
  EVERY_CELL.filter((other) => other !== cell && see(cell, other)),
);

/** @param {number} one @param {number} other */
function see(one, other) {
  return (
    rowOf(one) === rowOf(other) ||
    columnOf(one) === columnOf(other) ||
    boxOf(one) === boxOf(other)
  );
}

/** The nine cells of a cell's row, column or box. @param {"row" | "column" | "box"} kind @param {number} cell */
export function houseOf(kind, cell) {
  const of = { row: rowOf, column: columnOf, box: boxOf }[kind];
  return EVERY_CELL.filter((other) => of(other) === of(cell));
}

/** The cell of a place; `drawings.js` explains the places beyond the cells. @param {number} place */
const cellOf = (place) => (place < CELLS ? place : Math.floor(((place - CELLS) % CANDIDATES) / SIDE));

/** The digits 1-9 of a set of bits. @param {number} bits */
export function digitsOf(bits) {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => bits & bitOf(digit));
}

/** @param {number} digit */
export const bitOf = (digit) => 1 << (digit - 1);

/** @param {number} packed @returns {Content} */
function unpack(packed) {
  return {
    digit: packed & 15,
    corner: (packed >> SHIFT.corner) & ALL_DIGITS,
    centre: (packed >> SHIFT.centre) & ALL_DIGITS,
    colours: (packed >> SHIFT.colour) & ALL_DIGITS,
  };
}

/** @param {Content} content */
function pack({ digit, corner, centre, colours }) {
  return digit | (corner << SHIFT.corner) | (centre << SHIFT.centre) | (colours << SHIFT.colour);
}

/** The digits that moves put in. @param {Edit[][]} moves */
export const digitsIn = (moves) =>
  moves
    .flat()
    .filter(([place, before, after]) => place < CELLS && after & 15 && (before ^ after) & 15)
    .map(([cell, , after]) => /** @type {Candidate} */ ([cell, after & 15]));

export class Game {
  /** Whether notes that a peer's digit rules out are hidden. */
  static tidies = true;

  /** @param {string} grid 81 characters, 1-9 or another for empty */
  constructor(grid) {
    /** @type {readonly number[]} */
    this.givens = Array.from(grid, (character) => Number(character) || 0);
    this.cells = [...this.givens];
    /** The values of the drawings over the board, by place. @type {Map<number, number>} */
    this.drawn = new Map();
    /** @type {Edit[][]} */
    this.past = [];
    /** @type {Edit[][]} */
    this.future = [];
    /** The digits of moves that were undone and can't be redone. @type {Candidate[]} */
    this.undone = [];
  }

  /** @param {number} cell */
  isGiven(cell) {
    return this.givens[cell] !== 0;
  }

  /** @param {number} cell */
  digitAt(cell) {
    return this.cells[cell] & 15;
  }

  /** The visible contents of a cell: no notes beside a digit, and none that a peer eliminates. @param {number} cell */
  shown(cell) {
    const content = unpack(this.cells[cell]);
    const open = content.digit ? 0 : Game.tidies ? this.candidates(cell) : ALL_DIGITS;
    return { ...content, corner: content.corner & open, centre: content.centre & open };
  }

  /** @param {number} cell */
  hasTwoNotes(cell) {
    const { corner, centre } = this.shown(cell);
    return digitsOf(corner | centre).length === 2;
  }

  /** The cells that show a note which a digit in a cell would rule out. @param {Candidate} candidate */
  notesRuledOutBy([cell, digit]) {
    return PEERS[cell].filter((peer) => {
      const { corner, centre } = this.shown(peer);
      return (corner | centre) & bitOf(digit);
    });
  }

  /** The digits that no peer holds, as bits. @param {number} cell */
  candidates(cell) {
    return PEERS[cell].reduce(
      (open, peer) => (this.digitAt(peer) ? open & ~bitOf(this.digitAt(peer)) : open),
      ALL_DIGITS,
    );
  }

  /** The cells whose digit stands twice in a house. @returns {Set<number>} */
  conflicts() {
    return new Set(
      EVERY_CELL.filter((cell) => {
        const digit = this.digitAt(cell);
        return digit && PEERS[cell].some((peer) => this.digitAt(peer) === digit);
      }),
    );
  }

  /** How often a digit is still to be placed; below nothing when it stands too often. @param {number} digit */
  left(digit) {
    return SIDE - EVERY_CELL.filter((cell) => this.digitAt(cell) === digit).length;
  }

  /** A full board without a conflict is the solution, for there is only one. */
  isSolved() {
    return this.cells.every((packed) => packed & 15) && this.conflicts().size === 0;
  }

  /** Whether anything was put on the board. */
  isBegun() {
    return this.past.length > 0;
  }

  /** The digits on the board as the server reads them. */
  board() {
    return this.cells.map((packed) => packed & 15 || "-").join("");
  }

  /**
   * Put a digit on the board or take it off, in the way of a tool.
   *
   * One cell takes a digit; for several, a digit becomes a corner note.
   *
   * @param {readonly number[]} cells
   * @param {number} digit
   * @param {Tool} tool
   * @returns {boolean} whether anything changed
   */
  enter(cells, digit, tool) {
    if (tool === "colour") return this.#mark(cells, digit, "colours");
    const open = cells.filter((cell) => !this.isGiven(cell));
    if (tool === "digit" && cells.length === 1) return this.#place(open, digit);
    const kind = tool === "centre" ? "centre" : "corner";
    return this.#mark(
      open.filter((cell) => !this.digitAt(cell) && this.candidates(cell) & bitOf(digit)),
      digit,
      kind,
    );
  }

  /** Clear the digits of cells; where there are none, their notes; where there are none, their colours. @param {readonly number[]} cells */
  erase(cells) {
    const open = cells.filter((cell) => !this.isGiven(cell));
    return (
      this.#change(open, (content) => ({ ...content, digit: 0 })) ||
      this.#change(open, (content) => ({ ...content, corner: 0, centre: 0 })) ||
      this.#change(cells, (content) => ({ ...content, colours: 0 }))
    );
  }

  /** Note every candidate of every empty cell in its corners; centre notes list them already. */
  noteCandidates() {
    return this.#change(EVERY_CELL, (content, cell) =>
      content.digit || content.centre ? content : { ...content, corner: this.candidates(cell) },
    );
  }

  /** Set the centre notes of empty cells, as one move. @param {readonly number[]} candidates as bits, 0 for a cell that stays as it is */
  list(candidates) {
    return this.#change(
      EVERY_CELL.filter((cell) => candidates[cell] && !this.digitAt(cell)),
      (content, cell) => ({ ...content, corner: 0, centre: candidates[cell] }),
    );
  }

  /**
   * The candidates that the player's notes leave out.
   *
   * Centre notes list all candidates of a cell. Corner notes say where a digit may go, so they rule
   * nothing out, unless every empty cell has notes.
   *
   * @returns {Candidate[]}
   */
  ruledOut() {
    const everywhere = this.#isNotedEverywhere();
    return EVERY_CELL.flatMap((cell) => {
      const { digit, corner, centre } = unpack(this.cells[cell]);
      if (digit || !(everywhere || centre)) return [];
      const missing = digitsOf(this.candidates(cell) & ~(corner | centre));
      return missing.map((one) => /** @type {Candidate} */ ([cell, one]));
    });
  }

  /**
   * Write digits and take candidates out of the notes, as one move.
   *
   * A cell whose notes do not list all that it may hold gets such notes, in its centre.
   *
   * @param {readonly Candidate[]} placements
   * @param {readonly Candidate[]} eliminations
   */
  conclude(placements, eliminations) {
    const everywhere = this.#isNotedEverywhere();
    const cells = [...placements, ...eliminations].map(([cell]) => cell);
    return this.#change([...new Set(cells)], (content, cell) => {
      const placed = placements.find(([place]) => place === cell);
      if (placed) return { ...content, digit: placed[1] };
      const own = eliminations.filter(([place]) => place === cell);
      const kept = own.reduce((bits, [, digit]) => bits & ~bitOf(digit), ALL_DIGITS);
      const listed = everywhere || content.centre ? content.centre : ALL_DIGITS;
      return { ...content, corner: content.corner & kept, centre: listed & kept };
    });
  }

  #isNotedEverywhere() {
    return this.cells.every((packed) => packed & 15 || (packed >> SHIFT.corner) & NOTES);
  }

  /** Take everything off the board, as one move. */
  restart() {
    const cells = EVERY_CELL.map((cell) => this.#edit(cell, this.givens[cell]));
    return this.#move([...cells, ...[...this.drawn.keys()].map((place) => this.#edit(place, 0))]);
  }

  /** Draw over the board, as one move. @param {readonly [place: number, value: number][]} strokes */
  draw(strokes) {
    return this.#move(strokes.map(([place, value]) => this.#edit(place, value)));
  }

  /** Write into a cell, or draw at a place, as no move. @param {number} place @param {number} value */
  put(place, value) {
    if (place < CELLS) this.cells[place] = value;
    else if (value) this.drawn.set(place, value);
    else this.drawn.delete(place);
  }

  /** @returns {number[]} the cells that changed */
  undo() {
    const edits = this.past.pop();
    if (!edits) return [];
    this.future.push(edits);
    for (const [place, before] of edits) this.put(place, before);
    return edits.map(([place]) => cellOf(place));
  }

  /** @returns {number[]} the cells that changed */
  redo() {
    const edits = this.future.pop();
    if (!edits) return [];
    this.past.push(edits);
    for (const [place, , after] of edits) this.put(place, after);
    return edits.map(([place]) => cellOf(place));
  }

  /** @returns {Saved} */
  save() {
    return { cells: this.cells, past: this.past, future: this.future, drawn: [...this.drawn], undone: this.undone };
  }

  /** Continue a saved game; one of another puzzle is ignored. @param {Saved} saved */
  restore(saved) {
    const fits =
      saved.cells.length === CELLS &&
      this.givens.every((given, cell) => !given || (saved.cells[cell] & 15) === given);
    if (!fits) return false;
    this.cells = [...saved.cells];
    this.drawn = new Map(saved.drawn);
    this.past = [...saved.past];
    this.future = [...saved.future];
    this.undone = [...(saved.undone ?? [])];
    return true;
  }

  /** @param {readonly number[]} cells @param {number} digit */
  #place(cells, digit) {
    return this.#change(cells, (content) => ({
      ...content,
      digit: content.digit === digit ? 0 : digit,
    }));
  }

  /** Toggle a bit: off when every cell has it, else on. @param {readonly number[]} cells @param {number} digit @param {"corner" | "centre" | "colours"} kind */
  #mark(cells, digit, kind) {
    const bit = bitOf(digit);
    const all = cells.every((cell) => unpack(this.cells[cell])[kind] & bit);
    return this.#change(cells, (content) => ({
      ...content,
      [kind]: all ? content[kind] & ~bit : content[kind] | bit,
    }));
  }

  /** @param {readonly number[]} cells @param {(content: Content, cell: number) => Content} change */
  #change(cells, change) {
    return this.#move(cells.map((cell) => this.#edit(cell, pack(change(unpack(this.cells[cell]), cell)))));
  }

  /** @param {number} place @param {number} after @returns {Edit} */
  #edit(place, after) {
    return [place, place < CELLS ? this.cells[place] : (this.drawn.get(place) ?? 0), after];
  }

  /** @param {Edit[]} edits @returns {boolean} whether anything changed */
  #move(edits) {
    const real = edits.filter(([, before, after]) => before !== after);
    if (real.length === 0) return false;
    for (const [place, , after] of real) this.put(place, after);
    this.past.push(real);
    this.undone.push(...digitsIn(this.future));
    this.future = [];
    return true;
  }
}
