// @ts-check
/** Notes when each move is made, and where help was taken. */

import { hint } from "../engine/engine.js";
import { Game } from "../game/model.js";
import { keepJournal, readJournal } from "./journal_kept.js";

/** @import { Journal } from "./journal_kept.js" */
/** @import { Table } from "./table.js" */
/** The depth of a hint that names its technique. */
const NAMED = 2;

/** Those of puzzles that are open here. @type {Map<string, Journal>} */
const open = new Map();

/** @param {Table} table whose game has changed by a move, or back */
export function noteMove({ id, game, progress }) {
  const journal = open.get(id) ?? readJournal(id);
  open.set(id, journal);
  const { times } = journal;
  times.length = Math.min(times.length, game.past.length);
  // This script loads with the first move, after which a fast player may have made others.
  const before = Math.min(times.length, Math.max(game.past.length - 1, 0));
  journal.helps = journal.helps.filter(([move]) => move < game.past.length);
  while (times.length < game.past.length) times.push(progress.seconds);
  if (progress.hints > journal.hints) void noteHelp(id, journal, game, before);
  journal.hints = progress.hints;
  // After the paint, for which the player waits.
  setTimeout(() => keepJournal(id, journal));
}

/** Ask for the state of the board when help was taken, before this move. @param {string} id @param {Journal} journal @param {Game} game @param {number} move */
async function noteHelp(id, journal, game, move) {
  const before = new Game(game.givens.join(""));
  before.restore(game.save());
  while (before.past.length > move) before.undo();
  const board = before.board();
  const { answer } = await hint(id, board, before.ruledOut(), NAMED);
  const technique = answer?.lesson?.split("/").at(-1);
  if (!technique) return;
  const entries = [...board].filter((digit, cell) => digit !== "-" && !before.isGiven(cell)).length;
  journal.helps.push([move, entries, technique]);
  keepJournal(id, journal);
}
