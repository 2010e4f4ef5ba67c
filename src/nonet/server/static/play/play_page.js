// @ts-check
/** The page of a puzzle: its board, and the elements around it. */

import * as adviser from "../engine/engine.js";
import { HOME } from "../game/server.js";
import { LIMIT, read } from "../game/storage.js";
import { Words } from "../shared/words.js";
import { fillBoard, offerAnother } from "./next_puzzle.js";
import { isEmpty, switchPuzzle } from "./switch_puzzle.js";
import { TabSync } from "./tab_sync.js";
import { Table } from "./table.js";

const DIALOGS = ["more", "help", "qr", "confirm", "settings"];

/** @param {HTMLElement} root @param {Words} words */
async function open(root, words) {
  /** The actions of the page's buttons beside the board's own. @type {Record<string, () => void>} */
  const commands = {};
  for (const name of DIALOGS) {
    commands[name] = () => table.view.open(name, `${HOME}puzzles/${table.id}/qr.svg?daily=${table.progress.day ?? ""}`);
  }
  /** @type {import("./solved.js").Solved | undefined} */
  let solved = undefined;
  const openSettings = commands.settings;
  commands.settings = async () => {
    openSettings();
    (await import("./colours.js")).chooseColours(root);
  };
  const ending = async () => {
    const { Solved } = await import("./solved.js");
    return (solved ??= new Solved(table.view, () => table.showBoard()));
  };
  /** @param {string} name */
  const other = async (name) => (await import("./page_commands.js")).pageCommands[name]?.(table);
  const moved = async () => (await import("./journal.js")).noteMove(table);
  const table = new Table(root, words, { adviser, keeper: (take) => new TabSync(take), commands, other, ending, moved });
  const limit = new URLSearchParams(location.search).get("hints") ?? read(LIMIT + table.id);
  if (limit !== null) (await import("./hint_limit.js")).limitHints(table, limit);
  table.start();
  if (location.hash.startsWith("#n")) void import("./imported_notes.js").then(({ takeNotes }) => takeNotes(table));
  else if (location.hash) void import("../race/race.js").then(({ race }) => race(table));
  offerAnother(root, words, () => {
    table.begin();
    table.view.read(document.title);
  });
}

const root = document.querySelector("[data-puzzle]");
const words = document.getElementById("words")?.textContent;
if (root instanceof HTMLElement && words) {
  const said = new Words(JSON.parse(words));
  if (switchPuzzle(root, said)) {
    if (isEmpty()) await fillBoard(root, said);
    if (!isEmpty()) await open(root, said);
  }
}
