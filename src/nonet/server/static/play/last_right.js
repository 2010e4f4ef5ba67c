// @ts-check
/** Undoing to the last position without a mistake. */

import { Game } from "../game/model.js";

/** @import { Table } from "./table.js" */

/** Undo the moves since the last correct position; they can be redone. @param {Table} table */
export async function undoToRight(table) {
  const { game, id, view } = table;
  const made = game.past.length;
  const count = await movesSinceRight(table);
  // A move may have been made meanwhile.
  if (table.id !== id || game.past.length !== made || count < 0) return;
  if (count === 0) return view.announce(view.say("play-said-right-so-far"), { passes: true });
  for (let undone = 0; undone < count; undone++) game.undo();
  table.change(true);
  view.announce(view.say("play-said-last-right", { count }), { mood: "good" });
}

/** How many moves ago the position was correct; below nothing if there is no answer. @param {Table} table */
async function movesSinceRight(table) {
  const { game } = table;
  const earlier = new Game(game.givens.join(""));
  earlier.restore(game.save());
  for (let count = 0; ; count++) {
    const isRight = await isCorrect(table, earlier);
    if (isRight === undefined) return -1;
    if (isRight || !earlier.undo().length) return count;
  }
}

/** Whether a position is correct; undefined if there is no answer. @param {Table} table @param {Game} position */
async function isCorrect({ id, view, around: { adviser } }, position) {
  const { answer, trouble } = await adviser.check(id, position.board(), position.ruledOut());
  if (trouble) view.announce(view.say(`play-trouble-${trouble}`), { mood: "bad" });
  return answer && answer.status !== "wrong";
}
