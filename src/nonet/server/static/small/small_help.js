// @ts-check
/** Help for children: from the engine on the device, or from the server without one. */

import { ask } from "../engine/engine.js";
import { HOME } from "../game/server.js";

/** @import { SmallGame } from "./small_game.js" */
/** @typedef {{status: "wrong" | "complete" | "right" | "hint", sentence: string, wrong: number[], area: number[], placement: [cell: number, digit: number] | null}} Look */

const PATIENCE_MS = 8000;

/** The help for a board; null if neither engine nor server is available. @param {SmallGame} game @param {boolean} shapes @param {number} [depth] 1-3 @returns {Promise<Look | null>} */
export async function look({ id, puzzle, board }, shapes, depth) {
  const own = await ask({ look: { puzzle, board, shapes, depth } });
  return own?.answer ?? (await askServer(id, { board, shapes, depth }));
}

/** The address of a new puzzle; null where the device makes none. @param {string} size @param {string} level @returns {Promise<string | null>} */
export async function newPuzzle(size, level) {
  const seed = String(crypto.getRandomValues(new BigUint64Array(1))[0] >> 11n);
  const made = await ask({ make: { size, level, seed } });
  return made?.answer ? `${HOME}puzzles/s${size}-${made.answer.puzzle.replaceAll("-", "0")}` : null;
}

/** @param {string} id @param {object} body */
async function askServer(id, body) {
  try {
    const response = await fetch(`${HOME}puzzles/${id}/look`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
