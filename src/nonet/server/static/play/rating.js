// @ts-check
/** Level and rating of the puzzle, shown only on request, since they hint at the techniques. */

import { grade } from "../engine/engine.js";
import { canStudy } from "../study/study_client.js";

/** @import { Table } from "./table.js" */

/** Say them, and offer each step of the rating. @param {Table} table */
export async function announceRating(table) {
  const told = await levelOf(table);
  if (canStudy()) await (await import("../study/study.js")).study(table, "rating");
  table.view.announce(told);
}

/** @param {Table} table @returns {Promise<string>} */
async function levelOf({ view, game }) {
  const shown = view.root.querySelector("[data-rating]")?.textContent;
  if (shown) return shown;
  // A page that stands in for another knows nothing of its puzzle, but the device may.
  const label = (await grade(game.givens.join("")))?.answer?.label;
  return view.root.querySelector(`[data-level="${label}"]`)?.textContent || view.say("play-level-none");
}
