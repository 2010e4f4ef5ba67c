// @ts-check
/** New puzzles made before anybody asks, one of each level: the next one is there at once. */

import { generate } from "../engine/engine.js";
import { read, write } from "../game/storage.js";

const KEY = "nonet-ahead";
const LEVELS = ["beginner", "easy", "medium", "hard", "expert", "extreme"];

let making = new AbortController();

/** @returns {Record<string, string>} */
const kept = () => read(KEY) ?? {};

/** Take the puzzle of a level that was made ahead; nobody is given it again. @param {string} level @returns {string | null} */
export function takePrefetched(level) {
  const { [level]: puzzle, ...others } = kept();
  if (!/^[1-9-]{81}$/.test(puzzle ?? "")) return null;
  return write(KEY, others) ? puzzle : null;
}

/** Make one of each level that has none, the given level first. @param {string} first */
export async function prefetch(first) {
  stopPrefetching();
  making = new AbortController();
  const { signal } = making;
  for (const level of [first, ...LEVELS.filter((other) => other !== first)]) {
    if (kept()[level]) continue;
    const made = await generate({ label: level }, { signal });
    // The device can't run the engine, or the page is busy.
    if (!made) return;
    const puzzle = made.answer?.puzzle;
    if (puzzle) write(KEY, { ...kept(), [level]: puzzle });
  }
}

/** Free the engine for a task that a player waits for. */
export function stopPrefetching() {
  making.abort();
}
