// @ts-check

/** @import { Table } from "./table.js" */

const HOUSES = /** @type {const} */ (["row", "column", "box"]);

/** The actions of the board's buttons and keys, by name. @param {Table} table */
export function commandsOf(table) {
  /** @type {Record<string, () => void>} */
  const commands = {
    undo: () => table.goBack(table.game.undo(), "play-said-undone", "play-said-nothing-to-undo"),
    redo: () => table.goBack(table.game.redo(), "play-said-redone", "play-said-nothing-to-redo"),
    erase: () => table.erase(),
    "line-back": () => table.advice.reading.step(-1),
    "line-on": () => table.advice.reading.step(1),
    check: () => table.consult(table.advice.check()),
    hint: () => table.consult(table.advice.hint()),
    place: () => table.carryOut(),
    pause: () => table.pause(!table.paused),
    dismiss: () => table.dismiss(),
    notes: () => table.change(table.game.noteCandidates(), "play-said-noted"),
    restart: () => table.restart(),
    "next-tool": () => table.turn(1),
    "choose-all": () => table.chooseMany(table.game.cells.keys()),
  };
  for (const kind of HOUSES) {
    commands[`read-${kind}`] = async () => (await import("./spoken_house.js")).readHouse(table.view, table.game, kind, table.selection.at);
  }
  return commands;
}
