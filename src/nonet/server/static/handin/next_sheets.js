// @ts-check
/** New puzzles for the next sheets, made on this device and led to the page that prints them. */

import { generate, grade } from "../engine/engine.js";
import { HOME } from "../game/server.js";

const LEVELS = ["beginner", "easy", "medium", "hard", "expert", "extreme"];
/** The most puzzles that one print holds. */
const MOST_PUZZLES = 20;

/** Make a sheet of new puzzles for each given one, at its level, or a level harder or easier. @param {{grids: string[], by: number}[]} wanted @returns {Promise<string | null>} the address, or null where there is no engine */
export async function addressOfNext(wanted) {
  const puzzles = [];
  for (const { grids, by } of wanted) {
    for (const grid of grids.slice(0, Math.floor(MOST_PUZZLES / wanted.length))) {
      const made = await generate({ label: await levelBeside(grid, by) });
      if (!made?.answer) return null;
      puzzles.push(made.answer.puzzle.replaceAll("-", "0"));
    }
  }
  return `${HOME}print?collection=v1-${puzzles.join("")}`;
}

/** @param {string} grid @param {number} by levels harder */
async function levelBeside(grid, by) {
  const graded = await grade(grid);
  const level = LEVELS.indexOf(graded?.answer?.label ?? "extreme") + by;
  return LEVELS[Math.max(0, Math.min(LEVELS.length - 1, level))];
}
