// @ts-check
/** The page of a puzzle behind a pupil's QR code: it gives as many hints as the teacher chose, and leads to no answers. */

import { LIMIT, write } from "../game/storage.js";

/** @import { Table } from "./table.js" */

/** Commands that show steps without counting hints, print, or give away a link without the limit. */
const NOT_FOR_PUPILS = ["study", "rating", "share", "qr", "print"];

/** @param {Table} table @param {unknown} given a number of hints, or "any" */
export function limitHints(table, given) {
  const { view, id, commands } = table;
  for (const name of NOT_FOR_PUPILS) {
    commands[name] = () => undefined;
    for (const button of view.root.querySelectorAll(`[data-command=${name}]`)) button.remove();
  }
  const limit = /^\d+$/.test(String(given)) ? Number(given) : Infinity;
  // It stays in this browser, whichever way the puzzle is opened later.
  if (limit < Infinity) write(LIMIT + id, limit);
  const { hint } = commands;
  commands.hint = () => {
    const isAllowed = table.id !== id || table.advice.depth > 0 || taken(table) < limit;
    if (isAllowed) hint();
    else view.announce(view.say("play-said-no-hints"));
  };
}

/** How many hints were taken, also before restarts. @param {Table} table */
function taken({ progress: { hints, restarts } }) {
  return restarts.reduce((sum, [, , before]) => sum + before, hints);
}
