// @ts-check
/** Level and rating of the puzzle, for whoever asks: unasked they would tell what to look for. */

import { grade } from "./engine.js";

/** @import { View } from "./view.js" */

/** @param {View} view @param {string} grid */
export async function tellRating(view, grid) {
  const told = view.root.querySelector("[data-rating]")?.textContent;
  // A page that stands in for another knows nothing of its puzzle, but the device may.
  const label = told ? "" : (await grade(grid))?.answer?.label;
  view.tell(told || view.root.querySelector(`[data-level="${label}"]`)?.textContent || view.say("play-level-none"));
}
