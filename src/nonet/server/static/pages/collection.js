// @ts-check
/** Marks the puzzles of a collection that this browser has begun or solved, and has the solved ones handed in. */

import { entryOf } from "../games/game_list.js";
import { fragmentsIn } from "../play/imported_notes.js";

// The page's address has the candidates that were imported with the puzzles.
const notes = fragmentsIn(location.hash);
document.querySelectorAll("[data-progress] > a").forEach((link, index) => {
  if (link instanceof HTMLAnchorElement && notes[index]) link.hash = notes[index];
});

for (const entry of document.querySelectorAll("[data-progress]")) {
  if (!(entry instanceof HTMLElement)) continue;
  const kept = entryOf(entry.dataset.progress ?? "");
  const begun = kept?.game.cells.length && kept.game.past.length;
  const state = kept?.solved ? "solved" : begun ? "begun" : null;
  for (const mark of entry.querySelectorAll("[data-state]")) {
    if (mark instanceof HTMLElement) mark.hidden = mark.dataset.state !== state;
  }
}

const part = document.querySelector("[data-hand-in]");
const ids = [...document.querySelectorAll("[data-progress]")].flatMap((entry) => (entry instanceof HTMLElement && entry.dataset.progress) || []);
if (part instanceof HTMLElement && ids.some((id) => entryOf(id)?.first)) {
  void import("../handin/offer.js").then(({ offerHandIn }) => offerHandIn(part, [...new Set(ids)]));
}
