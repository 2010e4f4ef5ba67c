// @ts-check
/** The way back to the puzzle that was played last of those that were begun. */

import { HOME } from "../game/server.js";
import { clock } from "../game/progress.js";
import { entries } from "../game/storage.js";

/** @import { Entry } from "../game/storage.js" */
/** @import { Words } from "../shared/words.js" */

/** @param {HTMLElement} root @param {Words} words */
export function showResume(root, words) {
  const line = root.querySelector("[data-begun]");
  const begun = lastUnfinished(root.dataset.puzzle ?? "");
  if (!(line instanceof HTMLElement) || !begun) return;
  const [id, { seconds, label: name, game }] = begun;
  const link = document.createElement("a");
  link.href = `${HOME}puzzles/${id}`;
  link.textContent = words.say("play-continue");
  const count = game.cells.filter((content) => !(content & 15)).length;
  const kind = name ? words.say(`play-level-${name}`) : words.say("play-level-none");
  line.replaceChildren(words.say("play-begun", { kind, time: clock(seconds), count }), " ", link);
  line.hidden = false;
}

/** The puzzle that was played last of those that are not solved. @param {string} but @returns {[id: string, entry: Entry] | undefined} */
function lastUnfinished(but) {
  return entries()
    .filter(([id, { solved, at }]) => id !== but && !solved && at)
    .sort(([, one], [, other]) => (other.at ?? 0) - (one.at ?? 0))[0];
}
