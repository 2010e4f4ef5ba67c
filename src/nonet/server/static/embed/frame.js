// @ts-check
/** The board in a frame of another site: the server gives hints, since a sandbox has no worker of its own origin. */

import * as adviser from "../game/server.js";
import { ownToday } from "../game/solved_days.js";
import { TabSync } from "../play/tab_sync.js";
import { Table } from "../play/table.js";
import { Words } from "../shared/words.js";
import { tellWordPress } from "./wordpress.js";

/** Keeps a game where the browser lets a frame do so; otherwise the player gets no error message. */
class FrameKeeper extends TabSync {
  /** @param {import("../game/storage.js").Entry} entry */
  save(entry) {
    super.save(entry);
    return true;
  }
}

/** Go from the day in UTC, which a frame without a date shows everyone, to the visitor's own. */
function goToOwnDay() {
  const undated = document.querySelector("[data-today]");
  if (!(undated instanceof HTMLElement)) return;
  const { today = "", latest = "" } = undated.dataset;
  const own = ownToday(today, latest);
  if (own === today) return;
  const address = new URL(location.href);
  address.searchParams.set("day", own);
  location.replace(address);
}

goToOwnDay();
tellWordPress();
const root = document.querySelector("[data-puzzle]");
const words = document.getElementById("words")?.textContent;
if (root instanceof HTMLElement && words) {
  const deepest = Number(root.dataset.deepest);
  new Table(root, new Words(JSON.parse(words)), { adviser, deepest, keeper: (take) => new FrameKeeper(take) }).start();
}
