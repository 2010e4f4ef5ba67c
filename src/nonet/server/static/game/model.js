// @ts-check
/**
 * The game without a screen: the state of the board, its moves, and their consequences.
 *
 * A cell's content is one integer, at 9x9 of 31 bits:
 *
 *     30 ... 22   21 ... 13   12 ... 4   3 ... 0
 *     colours     centre      corner     digit (0 is empty)
 *
 * Notes stay under a digit, and a note that a peer's digit rules out is only not shown. So a
 * digit that is taken back gives back every note that it hid.
 *
 * A page shows boards of one shape: `shapeBoard` sets another one than 9x9 before its first game.
 */

/** @typedef {"digit" | "corner" | "centre" | "colour" | "draw"} Tool */
/** @typedef {[place: number, before: number, after: number]} Edit one cell, or the drawing at a place, before and after */
/** @typedef {{digit: number, corner: number, centre: number, colours: number}} Content digits as bits 0-8 */
/** @typedef {{cells: number[], past: Edit[][], future: Edit[][], drawn?: [place: number, value: number][], undone?: Candidate[]}} Saved */
/** @typedef {[cell: number, digit: number]} Candidate */

export let SIDE = 9;
export let CELLS = 81;
/** How many notes stand beside each other in a cell. */
export let ACROSS = 3;
/** The other cells that can't hold a cell's digit, by cell: at 9x9, the 20 others of its houses. @type {number[][]} */
export let PEERS = [];
/** The bits of a cell's content that are its digit. */
export let DIGIT = 15;
/** More colours could not be told apart. */
export const COLOURS = 9;

let candidates = 729;
let allDigits = 0x1ff;
/** Where the parts of a cell's content begin. */
let shift = { corner: 4, centre: 13, colour: 22 };
/** @type {number[]} */
let everyCell = [];
/** @type {number[]} */
let digits = [];
/** The region of each cell. @type {ArrayLike<unknown>} */
let regions = [];

/** @param {number} cell */
export const rowOf = (cell) => Math.floor(cell / SIDE);
/** @param {number} cell */
export const columnOf = (cell) => cell % SIDE;
/** @param {number} row @param {number} column */
export const cellAt = (row, column) => SIDE * row + column;

/** Set the shape of all boards. @param {number} side @param {ArrayLike<unknown>} regionOf the region of each cell @param {number[][]} [peers] else the other cells of its houses */
export function shapeBoard(side, regionOf, peers) {
  [SIDE, CELLS, ACROSS, regions] = [side, side * side, Math.ceil(Math.sqrt(side)), regionOf];
  [candidates, allDigits] = [CELLS * side, 2 ** side - 1];
  const corner = side < 16 ? 4 : 5;
  DIGIT = 2 ** corner - 1;
  shift = { corner, centre: corner + side, colour: corner + 2 * side };
  everyCell = Array.from({ length: CELLS }, (_, cell) => cell);
  digits = everyCell.slice(1, Math.max(side, COLOURS) + 1);
  PEERS = peers ?? everyCell.map((cell) => everyCell.filter((other) => other !== cell && see(cell, other)));
}

/** @param {number} one @param {number} other */
const see = (one, other) =>
  rowOf(one) === rowOf(other) || columnOf(one) === columnOf(other) || regions[one] === regions[other];

shapeBoard(9, Array.from({ length: 81 }, (_, cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3)));

/** The cells of a cell's row, column or region. @param {"row" | "column" | "box"} kind @param {number} cell */
export function houseOf(kind, cell) {
  const of = { row: rowOf, column: columnOf, box: (/** @type {number} */ one) => regions[one] }[kind];
  return everyCell.filter((other) => of(other) === of(cell));
}

/** The cell of a place; `drawings.js` explains the places beyond the cells. @param {number} place */
const cellOf = (place) => (place < CELLS ? place : Math.floor(((place - CELLS) % candidates) / SIDE));

/** The digits of a set of bits. @param {number} bits */
export const digitsOf = (bits) => digits.filter((digit) => bits & bitOf(digit));

/** @param {number} digit */
export const bitOf = (digit) => 1 << (digit - 1);

/** How a digit is written; those above 9 are letters. @param {number} digit */
export const signOf = (digit) => digit.toString(17).toUpperCase();

/** @param {number} packed @returns {Content} */
function unpack(packed) {
  // Not by shifting: at 16x16 there are 46 bits.
  const part = (/** @type {number} */ from) => Math.floor(packed / 2 ** from);
  return {
    digit: packed & DIGIT,
    corner: part(shift.corner) & allDigits,
    centre: part(shift.centre) & allDigits,
    colours: part(shift.colour),
  };
}

/** @param {Content} content */
function pack({ digit, corner, centre, colours }) {
  return digit + corner * 2 ** shift.corner + centre * 2 ** shift.centre + colours * 2 ** shift.colour;
}

/** The digits that moves put in. @param {Edit[][]} moves */
export const digitsIn = (moves) =>
  moves
    .flat()
    .filter(([place, before, after]) => place < CELLS && after & DIGIT && (before ^ after) & DIGIT)
    .map(([cell, , after]) => /** @type {Candidate} */ ([cell, after & DIGIT]));

export class Game {
  /** Whether notes that a peer's digit rules out are hidden. */
  static tidies = true;

  /** @param {string} grid a digit of each cell, or another character for an empty one */
  constructor(grid) {
    /** @type {readonly number[]} */
    this.givens = Array.from(grid, (character) => parseInt(character, 17) || 0);
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

  /** The marks of a variant at a cell, in words. @param {number} _cell */
  clueOf(_cell) {
    return "";
  }

  /** @param {number} cell */
  digitAt(cell) {
    return this.cells[cell] & DIGIT;
  }

  /** The visible contents of a cell: no notes beside a digit, and none that a peer eliminates. @param {number} cell */
  shown(cell) {
    const content = unpack(this.cells[cell]);
    const open = content.digit ? 0 : Game.tidies ? this.candidates(cell) : allDigits;
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
      allDigits,
    );
  }

  /** The cells whose digit stands twice in a house. @returns {Set<number>} */
  conflicts() {
    return new Set(
      everyCell.filter((cell) => {
        const digit = this.digitAt(cell);
        return digit && PEERS[cell].some((peer) => this.digitAt(peer) === digit);
      }),
    );
  }

  /** How often a digit is still to be placed; below nothing when it stands too often. @param {number} digit */
  left(digit) {
    return SIDE - everyCell.filter((cell) => this.digitAt(cell) === digit).length;
  }

  /** A full board without a conflict is the solution, for there is only one. */
  isSolved() {
    return this.cells.every((packed) => packed & DIGIT) && this.conflicts().size === 0;
  }

  /** Whether anything was put on the board. */
  isBegun() {
    return this.past.length > 0;
  }

  /** The digits on the board as the server reads them. */
  board() {
    return this.cells.map((packed) => (packed & DIGIT ? signOf(packed & DIGIT) : "-")).join("");
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
    if (tool === "colour") return digit <= COLOURS && this.#mark(cells, digit, "colours");
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
    return this.#change(everyCell, (content, cell) =>
      content.digit || content.centre ? content : { ...content, corner: this.candidates(cell) },
    );
  }

  /** Set the centre notes of empty cells, as one move. @param {readonly number[]} candidates as bits, 0 for a cell that stays as it is */
  list(candidates) {
    return this.#change(
      everyCell.filter((cell) => candidates[cell] && !this.digitAt(cell)),
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
    return everyCell.flatMap((cell) => {
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
      const kept = own.reduce((bits, [, digit]) => bits & ~bitOf(digit), allDigits);
      const listed = everywhere || content.centre ? content.centre : allDigits;
      return { ...content, corner: content.corner & kept, centre: listed & kept };
    });
  }

  #isNotedEverywhere() {
    return this.cells.every((packed) => {
      const { digit, corner, centre } = unpack(packed);
      return digit || corner || centre;
    });
  }

  /** Take everything off the board, as one move. */
  restart() {
    const cells = everyCell.map((cell) => this.#edit(cell, this.givens[cell]));
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
      this.givens.every((given, cell) => !given || (saved.cells[cell] & DIGIT) === given);
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
