/** 81 characters, row by row: `1` to `9`, and `.`, `0` or `-` for an empty cell. */
export type Grid = string;
/** A cell, 0 to 80 row by row, and a digit. */
export type Candidate = [cell: number, digit: number];
export type Label = "beginner" | "easy" | "medium" | "hard" | "expert" | "extreme";
export type Symmetry =
  | "none" | "half-turn" | "quarter-turn" | "horizontal" | "vertical"
  | "horizontal-vertical" | "diagonal" | "both-diagonals" | "full";

/** An error of the engine, with a code: INVALID_REQUEST, INVALID_WISH, NOT_UNIQUE, SEARCH_LIMIT or GENERATION_LIMIT. */
export class EngineError extends Error {
  code: string;
  /** The offending item of a variant. */
  path?: string;
  /** What a grid is that is no puzzle. */
  status?: "multiple" | "unsolvable" | "invalid" | "unknown";
}

/** @deprecated The former name. */
export { EngineError as Refusal };

export interface Verdict {
  /** With `-` for every empty cell. */
  grid: Grid;
  status: "unique" | "multiple" | "unsolvable" | "invalid" | "unknown";
  /** At most two are looked for. */
  solutionsFound: number;
  /** Why there is not exactly one solution, where that is soon found. */
  why?: Why;
}

/** A cell with two digits that it can hold and another such cell, or givens that cannot all be right. */
export type Why =
  | { kind: "undecided"; index: number; values: [number, number]; other?: number }
  | { kind: "clash"; indexes: number[] };

export interface BoardAnswer {
  status: "right" | "wrong" | "complete" | "unsupported";
  sentence: string;
  wrong?: number[];
}

export interface Deduction {
  /** A chain in sentences. */
  implications: string[];
  placements: Candidate[];
  eliminations: Candidate[];
  /** What each candidate is in the step: `pattern`, `fin`, `on`, `off` or a colour, `first` to `fourth`. */
  roles: [cell: number, digit: number, role: string][];
  links: { from: Candidate[]; to: Candidate[]; strong: boolean }[];
  /** By number: boxes, rows and columns from 0; those of cover sets from 27. */
  houses: number[];
  /** Sets of cells that act as one, without a letter in the text. */
  groups: number[][];
  /** Sets of cells that the text names A, B and so on. */
  sets: number[][];
  /** A chain in Eureka notation. */
  notation: string | null;
}

export interface Step {
  sentence: string;
  /** The cells to look at. */
  area: number[];
  /** The cells that the deduction rests on. */
  reasons: number[];
  /** Its slug and its name, from depth 2. */
  technique?: string;
  name?: string;
  /** At depth 3. */
  deduction?: Deduction;
}

/** The board after a whole deduction, and what is ruled out on it: pass both to the next hint. */
export interface Next {
  progress: Grid;
  eliminated: Candidate[];
}

export interface Wish {
  label?: Label;
  /** The hardest technique that the puzzle needs, by its slug. */
  technique?: string;
  /** The technique beyond which it needs none. */
  maxTechnique?: string;
  /** Its ER by the scale of the Explainer. */
  minRating?: number;
  maxRating?: number;
  minGivens?: number;
  maxGivens?: number;
  /** A half turn, unless it is said. */
  symmetry?: Symmetry;
  minimal?: boolean;
  avoidEmptyHouses?: boolean;
  /** 0 to 2^64 - 1: the same seed, index and version give the same puzzle everywhere; expert, extreme and rare ones only within this package. Without a seed, one below 2^53 is drawn. */
  seed?: bigint | number;
  index?: number;
  /** The candidates tried before it is given up: 20,000, unless it is said. */
  budget?: number;
}

export interface Grade {
  label: Label | null;
  tier: "singles" | "medium" | "hard" | "expert" | "extreme";
  score: number | null;
  hardest: string | null;
  /** What the hardest is called, where there is one. */
  name?: string;
  solved: boolean;
  counts: Record<string, number>;
}

export interface Rating {
  /** The Explainer's rating of the hardest step; null when `work` did not suffice. */
  er: number | null;
  ep: number | null;
  ed: number | null;
  /** What was proved by then. */
  atLeast: number;
}

/** The version of the engine, which pins the puzzles of a seed. */
export const version: string;
/** Tell whether a grid has exactly one solution. */
export function check(grid: Grid): Verdict;
/** The one solution of a puzzle; a `EngineError` (NOT_UNIQUE, SEARCH_LIMIT) where there is not exactly one. */
export function solve(puzzle: Grid): Grid;
/** Compare a board with the one solution of its puzzle. */
export function validate(
  puzzle: Grid,
  board: Grid,
  options?: { eliminated?: Candidate[]; language?: string },
): BoardAnswer;
/** Tell the next step: where to look (1), the technique (2), the whole deduction (3). */
export function hint(
  puzzle: Grid,
  board: Grid,
  options?: { eliminated?: Candidate[]; depth?: 1 | 2 | 3; language?: string },
): BoardAnswer | ({ status: "hint"; next?: Next } & Step);
/** Make a puzzle with exactly one solution. */
export function generate(wish?: Wish): { puzzle: Grid; label: Label | null; solution: Grid };
/** Grade a puzzle by the hardest technique that it needs. */
export function grade(puzzle: Grid, options?: { language?: string }): Grade;
/** Rate a puzzle by the scale of the Sudoku Explainer. */
export function rate(puzzle: Grid, options?: { work?: number }): Rating;
/** Solve a puzzle as a person does, step by step. */
export function explain(puzzle: Grid, options?: { language?: string }): { solved: boolean; steps: Required<Step>[] };
/** Find the grids in a text of any form: lines, rows, CSV, JSON, links, files of other programs. */
export function read(text: string): Promise<Grid[]>;
/** The same with the candidates of the 81 cells if the text gives some, and the lines that were left out, counted from 1. */
export function readBoards(text: string): Promise<Reading>;
export type Reading = { boards: { grid: Grid; candidates?: number[][] }[]; skippedLines: number[] };
/** The languages there are, English first. */
export const languages: readonly string[];
/** Load a language, which answers are then told in where `language` names it. */
export function loadLanguage(language: string): Promise<void>;
/** The form that a grid shares with all its images. */
export function canonical(grid: Grid): Grid;
