import type { Candidate } from "./index.js";

export { EngineError } from "./index.js";

export type Difficulty = "beginner" | "easy" | "medium" | "hard" | "expert" | "extreme";
export type Size = 4 | 6 | 8 | 9 | 12 | 16;

/** A puzzle as data; cells count from 0, row by row, and digits above 9 are `A` to `G` in texts. */
export interface VariantPuzzle {
  size: Size;
  /** `-` for an empty cell. */
  givens?: string | null;
  /** One label per cell; without it, the standard boxes of the size. */
  regions?: string | null;
  rules?: ({ type: string } & Record<string, unknown>)[];
}

/** A puzzle as an object or as JSON. */
export type Puzzle = VariantPuzzle | string;

export interface Grade {
  /** The level of the hardest step; `extreme` if the steps don't solve the puzzle. */
  difficulty: Difficulty;
  hardest: string | null;
  /** The number of steps of each technique, easiest first. */
  counts: Record<string, number>;
  solved: boolean;
}

export interface Step {
  technique: string;
  difficulty: Difficulty;
  placements: Candidate[];
  eliminations: Candidate[];
  /** The cells, digits, houses and rules of the pattern. */
  evidence: Record<string, unknown>;
  /** The proof, which `prove` checks. */
  certificate: Record<string, unknown>;
  explanation: string;
}

export interface Claim {
  placements?: Candidate[];
  eliminations?: Candidate[];
  certificate?: Record<string, unknown>;
}

export interface Proof {
  status: "proved" | "unproved" | "refuted" | "unknown";
  /** The flaw of the certificate in the claim. */
  flaw?: string;
  candidate?: Candidate;
  /** A certificate that was found and proves the claim. */
  certificate?: Record<string, unknown>;
}

export interface Position {
  /** The givens and entries; by default only the givens. */
  board?: string;
  /** The digits that are left in each cell, to continue after eliminations. */
  candidates?: readonly (readonly number[])[];
}

/** The kinds that `generate` makes. */
export const kinds: readonly string[];
/** Make a puzzle of a kind, or of several combined; the same seed and version give the same one. Without a seed, one is drawn. */
export function generate(
  kind: string | readonly string[],
  options?: { size?: Size; difficulty?: Difficulty; seed?: bigint | number; budget?: number },
): { puzzle: VariantPuzzle; solution: string; grade: Grade; kinds: string[]; seed: bigint | number };
/** The normal form of a puzzle; an `EngineError` with the `path` of the offending item if it isn't one. */
export function read(puzzle: Puzzle): VariantPuzzle;
/** Count the solutions, stopping at `limit`, by default 2. */
export function countSolutions(
  puzzle: Puzzle,
  options?: { limit?: number; nodeBudget?: number },
): { status: "unique" | "multiple" | "unsolvable" | "unknown"; solutions: string[]; nodes: number };
/** The only solution; an `EngineError` (NOT_UNIQUE, SEARCH_LIMIT) if there isn't exactly one. */
export function solve(puzzle: Puzzle): string;
/** Grade a puzzle with one solution by the steps that solve it. */
export function grade(puzzle: Puzzle): Grade;
/** The easiest step on a board; null if no technique finds one. */
export function nextStep(puzzle: Puzzle, options?: Position & { language?: string }): Step | null;
/** All steps from a board on. */
export function solvePath(puzzle: Puzzle, options?: { board?: string; language?: string }): { steps: Step[]; solved: boolean };
/** Judge a claim on a board, with or without a certificate. */
export function prove(puzzle: Puzzle, claim: Claim | Step, options?: Position & { nodeBudget?: number }): Proof;
/** Load a language, in which steps are then explained if `language` names it. */
export function loadLanguage(language: string): Promise<void>;
