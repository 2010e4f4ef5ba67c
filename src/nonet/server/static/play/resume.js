// @ts-check
/** The way back to the puzzles that were begun, with the one that was played last first. */

import { placesOf } from "../game/bookmarks.js";
import { clock } from "../game/progress.js";
import { begun } from "../game/storage.js";
import { addressOf } from "./switch_puzzle.js";

/** @import { Entry } from "../game/storage.js" */
/** @import { Words } from "../shared/words.js" */

/** More than these would push the page about; those that wait longest are shown when these are solved. */
const MOST = 5;

/** @param {HTMLElement} root @param {Words} words */
export function showResume(root, words) {
  showTrial(root);
  const list = root.querySelector("[data-begun]");
  const others = begun().filter(([id]) => id !== root.dataset.puzzle).slice(0, MOST);
  if (!(list instanceof HTMLElement) || !others.length) return;
  list.replaceChildren(...others.map(([id, entry]) => lineOf(id, entry, words)));
  list.hidden = false;
}

/** A trial that was left is still one: it is kept or thrown away as a whole. @param {HTMLElement} root */
function showTrial(root) {
  const isOn = placesOf(root.dataset.puzzle ?? "").trial !== null;
  const button = root.querySelector("[data-command=timeline]");
  if (isOn && button instanceof HTMLElement && root.querySelector("[data-timeline][hidden]")) button.click();
}

/** @param {string} id @param {Entry} entry @param {Words} words */
function lineOf(id, entry, words) {
  const line = document.createElement("li");
  const link = document.createElement("a");
  link.href = addressOf(id, entry);
  link.textContent = words.say("play-continue");
  const count = entry.game.cells.filter((content) => !(content & 15)).length;
  const kind = words.say(`play-level-${entry.label || "none"}`);
  line.append(words.say("play-begun", { kind, time: clock(entry.seconds), count }), " ", link);
  return line;
}
