// @ts-check
/** A result as others may see it: without a digit, and with a game to race. */

import { clock } from "../game/progress.js";
import { fragmentOf } from "../race/ghost.js";
import { entriesOf } from "../sealed/entry_times.js";
import { readJournal } from "./journal_kept.js";

/** @import { Game } from "../game/model.js" */
/** @import { Words } from "../shared/words.js" */

/** The text about a result that a player may share. @param {Words} words @param {{kind: string, day?: string, result: {seconds: number, hints: number}}} solved the kind of puzzle, and its result */
export function textOf(words, { kind, day, result: { seconds, hints } }) {
  // A day in an address or a file need not be one.
  const date = Date.parse(day ?? "") && new Intl.DateTimeFormat(words.bundle.locales, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(day ?? ""));
  const first = [document.querySelector(".brand span")?.textContent, kind, date].filter(Boolean).join(" · ");
  return `${first}\n${words.say("play-result", { time: clock(seconds), hints })}`;
}

/** A game to race, as the fragment of an address, where it is known when each cell was filled. @param {string} id @param {Game} game a solved one @param {number} seconds */
export function raceIn(id, game, seconds) {
  const entries = entriesOf(game, readJournal(id).times);
  const isWhole = entries.length > 0 && entries.every(([, second]) => second <= seconds);
  return isWhole ? `#${fragmentOf({ seconds, entries })}` : "";
}
