// @ts-check
/** Level and rating of the puzzle, for whoever asks: unasked they would tell what to look for. */

import { grade } from "../engine/engine.js";

/** @import { View } from "./view.js" */

/** @param {View} view @param {string} grid */
export async function announceRating(view, grid) {
  const shown = view.root.querySelector("[data-rating]")?.textContent;
  // A page that stands in for another knows nothing of its puzzle, but the device may.
  const label = shown ? "" : (await grade(grid))?.answer?.label;
  view.announce(shown || view.root.querySelector(`[data-level="${label}"]`)?.textContent || view.say("play-level-none"));
}
