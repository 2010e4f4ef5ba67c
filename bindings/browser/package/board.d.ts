import type { Grid } from "./index.js";

/** How much hints say at most: nothing, where to look, which technique, the whole step. */
export type Help = "none" | "where" | "technique" | "step";

/** A board as it was left: JSON, for `saved`. */
export interface Saved {
  puzzle: string;
  entry: object;
}

export interface Progress {
  puzzle: string;
  /** The digits on the board, with `-` for every empty cell. */
  board: Grid;
  /** How many cells are empty. */
  empty: number;
  seconds: number;
  /** How many steps were asked for. */
  hints: number;
  saved: Saved;
}

export interface Result {
  puzzle: string;
  board: Grid;
  seconds: number;
  hints: number;
}

export interface BoardEvents {
  /** After each move and hint, and when the page is left. */
  progress: CustomEvent<Progress>;
  solved: CustomEvent<Result>;
  /** The attribute is no grid (INVALID_REQUEST), or one without exactly one solution (NOT_UNIQUE). */
  refused: CustomEvent<{ code: "INVALID_REQUEST" | "NOT_UNIQUE"; message: string }>;
}

/** `<nonet-board puzzle help language theme>`. */
export class NonetBoard extends HTMLElement {
  /** 81 characters, or an identifier: `v1-` and 81 digits. */
  puzzle: string;
  help: Help;
  /** A tag such as `de`; read, the language that is nearest to it or to the page's. */
  language: string;
  /** What is on the board; set, it goes on from there. */
  saved: Saved | null;
  addEventListener<K extends keyof BoardEvents>(
    name: K, listener: (event: BoardEvents[K]) => void, options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "nonet-board": NonetBoard;
  }
}
