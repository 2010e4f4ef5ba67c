// @ts-check

import { toggleStar } from "../games/stars.js";

/** @import { Table } from "./table.js" */

/** Star the puzzle that is played, or take its star away, and say so. @param {Table} table */
export function starPuzzle({ id, progress: { label, day }, view }) {
  const isStarred = toggleStar(id, { label, day });
  view.announce(view.say(isStarred ? "play-said-starred" : "play-said-unstarred"));
}
