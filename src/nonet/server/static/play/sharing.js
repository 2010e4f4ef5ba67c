// @ts-check
/** Giving a puzzle away, and the result of one. */

import { addressOf } from "./switch_puzzle.js";

/** @import { Table } from "./table.js" */
/** @import { View } from "./view.js" */

/** Where others play a puzzle: as one of its day, or of the level that was asked for here. @param {string} id @param {string} [day] */
export function linkTo(id, day) {
  const label = /\blevel=([a-z]+)/.exec(location.search)?.[1];
  return new URL(addressOf(id, { day, label }), location.href).href;
}

/** @param {Table} table */
export const sharePuzzle = ({ id, progress, view }) => share(document.title, "", linkTo(id, progress.day), view);

/** Give a link away, with a text before it: as the device does, or by copying. @param {string} title @param {string} text @param {string} url @param {Pick<View, "say" | "announce">} view */
export async function share(title, text, url, view) {
  const whole = text ? `${text}\n${url}` : url;
  try {
    if (navigator.share) {
      await navigator.share({ title, text: text || undefined, url });
    } else {
      await navigator.clipboard.writeText(whole);
      view.announce(view.say("play-said-copied"));
    }
  } catch (fault) {
    const refused = fault instanceof DOMException && fault.name === "AbortError";
    if (!refused) view.announce(whole);
  }
}
