// @ts-check

/** @import { Table } from "./table.js" */

const HOUSES = /** @type {const} */ (["row", "column", "box"]);

/** The actions of the board's buttons and keys, by name. @param {Table} table */
export function commandsOf(table) {
  /** @type {Record<string, () => void>} */
  const commands = {
    undo: () => goBack(table, table.game.undo(), "play-said-undone", "play-said-nothing-to-undo"),
    redo: () => goBack(table, table.game.redo(), "play-said-redone", "play-said-nothing-to-redo"),
    erase: () => table.erase(),
    "line-back": () => table.advice.reading.step(-1),
    "line-on": () => table.advice.reading.step(1),
    check: () => table.consult(table.advice.check()),
    hint: () => table.consult(table.advice.hint()),
    place: () => carryOut(table),
    "last-right": async () => (await import("./last_right.js")).undoToRight(table),
    pause: () => table.pause(!table.paused),
    dismiss: () => table.dismiss(),
    notes: () => table.change(table.game.noteCandidates(), "play-said-noted"),
    restart: () => restart(table),
    "next-tool": () => table.turn(1),
    "choose-all": () => table.chooseMany(table.game.cells.keys()),
  };
  for (const kind of HOUSES) {
    commands[`read-${kind}`] = async () => (await import("./spoken_house.js")).readHouse(table.view, table.game, kind, table.selection.at);
  }
  return commands;
}

/** @param {Table} table @param {number[]} cells that have changed @param {string} done @param {string} nothing */
function goBack(table, cells, done, nothing) {
  const { game, selection, view } = table;
  if (cells.length === 0) return view.read(view.say(nothing));
  if (cells.length === 1) selection.only(cells[0]);
  table.change(true);
  if (view.board.contains(view.focusedElement)) table.focus(selection.at);
  const names = cells.length === 1 ? [view.nameOf(game, cells[0])] : [];
  view.read(view.words.join([view.say(done), ...names], "text-next"));
}

/** Carry out the hint that is shown. @param {Table} table */
function carryOut(table) {
  const { advice: { marks: { deduction }, placement }, game, selection, view } = table;
  if (!deduction) return;
  const tidied = placement ? game.notesRuledOutBy(placement) : [];
  table.change(game.conclude(deduction.placements, deduction.eliminations));
  if (placement) table.sayTidied(placement[1], tidied);
  view.focus(selection.at);
}

/** @param {Table} table */
function restart(table) {
  const { game, progress, view } = table;
  const isChanged = game.restart();
  progress.restart(game);
  view.showTime(0);
  table.change(isChanged, "play-said-restarted");
}
