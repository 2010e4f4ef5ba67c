// @ts-check
/** A solved game, moment by moment: the board before each digit, and the time that it took. */

import { CELLS, Game } from "../game/model.js";
import { medianOf } from "../game/figures.js";
import { load } from "../game/storage.js";
import { readJournal } from "../play/journal_kept.js";
import { movesThatFilled } from "../sealed/entry_times.js";

/** @import { Entry } from "../game/storage.js" */
/**
 * @typedef {object} Moment
 * @property {number} cell
 * @property {string} board before the digit, with only the right digits
 * @property {number} from the second of the digit before
 * @property {number} pause how many seconds passed before the digit
 * @property {boolean} isHelped whether help was taken meanwhile
 */
/**
 * @typedef {object} Played
 * @property {Entry} entry
 * @property {Game} game
 * @property {Moment[]} moments
 * @property {boolean} isTimed whether it is known when each digit was put in
 * @property {number} pace the middle pause
 */

/** Who takes so much longer than for a usual digit, and so many seconds at least, has looked for something. */
const LONGER = 5;
const LEAST_SECONDS = 30;

/** @param {string} id @returns {Played | null} nothing where this browser keeps no solved game of the puzzle */
export function playedOf(id) {
  const entry = load(id);
  const game = new Game(id.replace("v1-", ""));
  if (!entry?.first || !game.restore(entry.game) || !game.isSolved()) return null;
  return { entry, game, ...timed(game, id) };
}

/** @param {Game} game a solved one @param {string} id */
function timed(game, id) {
  const { times, helps } = readJournal(id);
  const moves = movesThatFilled(game);
  const open = game.givens.filter((given) => !given).length;
  const isTimed = times.length === game.past.length && moves.size === open;
  const moments = momentsOf(game, moves, isTimed ? times : []);
  for (const [move] of helps) {
    const at = [...moves.values()].findIndex((one) => one >= move);
    if (moments[at]) moments[at].isHelped = true;
  }
  return { moments, isTimed, pace: moments.length ? medianOf(moments.map(({ pause }) => pause)) : 0 };
}

/** @param {Game} game @param {Map<number, number>} moves by cell @param {number[]} times @returns {Moment[]} */
function momentsOf(game, moves, times) {
  const board = Array.from({ length: CELLS }, (_, cell) => (game.isGiven(cell) ? game.givens[cell] : "-"));
  let from = 0;
  return [...moves].map(([cell, move]) => {
    const second = times[move] ?? 0;
    const moment = { cell, board: board.join(""), from, pause: Math.max(0, second - from), isHelped: false };
    board[cell] = game.digitAt(cell);
    from = second;
    return moment;
  });
}

/** Whether the player searched for the step for long without finding it. @param {{pause: number, isHelped: boolean}} moment @param {number} pace */
export const isUnseen = ({ pause, isHelped }, pace) => isHelped || pause > Math.max(LEAST_SECONDS, LONGER * pace);
