// @ts-check
/** Hints with less help: only where to look, or none beyond a tier. */

import { hint } from "../engine/engine.js";
import { HOME } from "../game/server.js";
import { STOPPED } from "../play/wait_indicator.js";

/** @import { Table } from "../play/table.js" */
/** @import { Language } from "./study_client.js" */

/** How deep a hint names its technique. */
const NAMED = 2;

/** @param {Table} table */
export async function hintWhere(table) {
  const { advice } = table;
  const { deepest } = advice;
  table.dismiss();
  advice.deepest = 1;
  await table.consult(advice.hint());
  advice.deepest = deepest;
}

/** Give a hint, unless the next step is beyond a tier. @param {Table} table @param {string} tier @param {Language} language */
export async function hintUpTo(table, tier, { words, techniques }) {
  const { advice, game, id, view } = table;
  const board = game.board();
  const look = (/** @type {AbortSignal} */ signal) => hint(id, board, game.ruledOut(), NAMED, { signal, onProgress: () => undefined });
  const found = await advice.waiting.until(look, words.say("study-working"));
  if (found === STOPPED || table.id !== id || game.board() !== board) return;
  if (isBeyond(tier, found.answer?.lesson, techniques)) view.announce(words.say("study-none-up-to", { tier }));
  else await table.consult(advice.hint());
}

/** Return whether a technique is harder than a tier. @param {string} tier @param {string | undefined} lesson the address of the technique's page @param {Language["techniques"]} techniques */
function isBeyond(tier, lesson, techniques) {
  const tiers = [...new Set(techniques.map(([, one]) => one))];
  const needed = techniques.find(([slug]) => lesson === `${HOME}techniques/${slug}`)?.[1];
  return needed !== undefined && tiers.indexOf(needed) > tiers.indexOf(tier);
}
