// @ts-check
/** The page of a small grid: a child's touches, and their effects. */

import { codeOf, digitOf } from "../game/keys.js";
import { LIMIT, read, write } from "../game/storage.js";
import { SmallGame } from "./small_game.js";
import { look, newPuzzle } from "./small_help.js";
import { SMALL, countOf } from "./small_kept.js";
import { showStars } from "./small_stars.js";
import { SmallView } from "./small_view.js";

/** @import { Look } from "./small_help.js" */
/** @import { Marked } from "./small_view.js" */

const MARKS = "nonet-small-marks";
/** Who waits longer has put the grid away. */
const LONGEST_PAUSE_MS = 60_000;
const table = /** @type {HTMLElement} */ (document.querySelector("[data-small]"));
/** Without a network another puzzle's page stands in for this one, so the address says which. */
const [named] = /s[46]-[0-6]+$/.exec(location.pathname) ?? [table.dataset.small ?? ""];
const deepest = Number(table.dataset.deepest ?? 3);
/** A frame may keep nothing, of which a child need not hear. */
const isFramed = "framed" in document.documentElement.dataset;
const game = new SmallGame(named);
const view = new SmallView(table);
/** How deep the hint was that is shown. */
let depth = 0;
/** @type {Marked} */
let marked = unmarked();

const kept = read(SMALL + game.id);
game.restore(kept);
let [milliseconds, hints] = [countOf(kept?.seconds) * 1000, countOf(kept?.hints)];
let since = performance.now();
const query = new URLSearchParams(location.search);
const wished = query.get("marks") ?? read(MARKS);
/** Of hints, as a teacher chose it, for a pupil. */
const limit = query.get("hints") ?? read(LIMIT + game.id);
if (limit !== null) {
  write(LIMIT + game.id, limit);
  // A new grid would have no limit.
  for (const link of table.querySelectorAll("a[href*='.pdf'], [data-done] a[data-size]")) link.remove();
}
view.showMarks(wished === "shapes");
view.show(game, marked);
showEnd(game.isSolved);
document.documentElement.classList.add("scripted");

table.addEventListener("click", ({ target }) => {
  const touched = /** @type {HTMLElement} */ (target).closest("td, button, a[data-level]");
  if (touched instanceof HTMLTableCellElement) choose(view.cells.indexOf(touched));
  else if (touched instanceof HTMLButtonElement) press(touched.dataset);
});
for (const link of table.querySelectorAll("a[data-level]")) link.addEventListener("click", makeOwn);
table.querySelector(".board")?.addEventListener("keydown", (event) => type(/** @type {KeyboardEvent} */ (event)));
document.addEventListener("keydown", (event) => {
  const code = codeOf(event);
  if (!(event.ctrlKey || event.metaKey) || !["KeyZ", "KeyY"].includes(code)) return;
  event.preventDefault();
  press({ command: code === "KeyZ" && !event.shiftKey ? "undo" : "redo" });
});

/** @param {DOMStringMap} pressed */
function press({ digit, command, marks }) {
  if (digit) put(Number(digit));
  else if (marks) mark(marks);
  else if (command === "erase") put(0);
  else if (command === "undo") step(game.undo(), "small-nothing-to-undo");
  else if (command === "redo") step(game.redo(), "small-nothing-to-redo");
  else if (command === "check") help();
  else if (command === "hint") hint();
}

function hint() {
  if (depth || !(hints >= Number(limit ?? NaN))) void help(Math.min(depth + 1, deepest));
  else tell("small-no-hints");
}

/** @param {string} marks */
function mark(marks) {
  write(MARKS, marks);
  view.showMarks(marks === "shapes");
  // The help on the page names the other marks.
  view.tell("");
  clear();
}

/** @param {number} cell */
function choose(cell) {
  view.choose(cell);
  view.show(game, marked);
}

/** @type {Record<string, [down: number, right: number]>} */
const WAYS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
/** The actions of keys beside digits and arrows. @type {Record<string, () => void>} */
const KEYS = {
  Backspace: () => put(0),
  Delete: () => put(0),
  Enter: () => choose(view.chosen),
  NumpadEnter: () => choose(view.chosen),
  Space: () => choose(view.chosen),
  KeyH: () => press({ command: "hint" }),
};

/** @param {KeyboardEvent} event */
function type(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const does = doing(event);
  if (!does) return;
  event.preventDefault();
  does();
}

/** @param {KeyboardEvent} event */
function doing(event) {
  const code = codeOf(event);
  if (code in WAYS) return () => go(...WAYS[code]);
  const digit = digitOf(event);
  return digit <= game.side ? () => put(digit) : KEYS[code];
}

/** @param {number} down @param {number} right */
function go(down, right) {
  const { side } = game;
  const [row, column] = [Math.floor(view.chosen / side), view.chosen % side];
  choose(((row + down + side) % side) * side + ((column + right + side) % side));
  view.cells[view.chosen].focus();
}

/** @param {number} digit 0 for none */
function put(digit) {
  if (!view.isChosen && !view.cells.includes(/** @type {HTMLElement} */ (document.activeElement))) return tell("small-choose");
  if (game.isGiven(view.chosen)) return tell("small-given");
  view.choose(view.chosen);
  // The same mark once more takes it away.
  game.set(view.chosen, game.cells[view.chosen] === digit ? 0 : digit);
  changed();
}

/** @param {number | null} cell @param {string} otherwise */
function step(cell, otherwise) {
  if (cell === null) return tell(otherwise);
  view.choose(cell);
  changed();
}

function changed() {
  view.tell("");
  clear();
  if (!keep() && !isFramed) tell("small-not-kept");
  if (!game.left && deepest) help();
}

/** @returns {boolean} whether the browser keeps it */
function keep() {
  const now = performance.now();
  milliseconds += Math.min(LONGEST_PAUSE_MS, now - since);
  since = now;
  const label = named === table.dataset.small ? table.dataset.label : kept?.label;
  const seconds = Math.round(milliseconds / 1000);
  return write(SMALL + game.id, { ...game.save(), at: Date.now(), seconds, hints, label: label ?? "", solved: game.isSolved });
}

/** Name the mistakes, or give a hint. @param {number} [wanted] the depth, 1-3 */
async function help(wanted) {
  const asked = game.board;
  const told = await look(game, view.shapes, wanted);
  if (asked !== game.board) return;
  if (told) tellOf(told, wanted ?? 0);
  else tell("small-trouble");
}

/** @type {Record<string, "good" | "bad">} */
const MOODS = { complete: "good", wrong: "bad" };

/** @param {Look} told @param {number} wanted */
function tellOf({ status, sentence, area, wrong, placement }, wanted) {
  depth = status === "hint" ? wanted : 0;
  if (depth === 1) {
    hints += 1;
    keep();
  }
  const [target = null] = placement ?? [];
  marked = { area: new Set(area), wrong: new Set(wrong), target };
  if (target !== null) view.choose(target);
  end(status === "complete");
  view.show(game, marked);
  view.tell(sentence, MOODS[status] ?? "");
}

/** @param {boolean} isSolved */
function end(isSolved) {
  table.classList.toggle("solved", isSolved);
  showEnd(isSolved);
  if (isSolved && !isFramed) void import("../game/persistence.js").then(({ persist }) => persist());
}

/** Show the stars of a solved grid and the next one, which only the page of a grid has. @param {boolean} isSolved */
function showEnd(isSolved) {
  table.querySelector("[data-done]")?.toggleAttribute("hidden", !isSolved);
  showStars(table, { solved: isSolved, hints });
}

function clear() {
  depth = 0;
  marked = unmarked();
  end(false);
  view.show(game, marked);
}

/** @param {string} name */
function tell(name) {
  view.tell(view.words.say(name));
}

/** A new puzzle of this device, which needs no network; the link leads to one of the server's. @param {Event} event */
async function makeOwn(event) {
  const { ctrlKey, metaKey, shiftKey } = /** @type {MouseEvent} */ (event);
  if (ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  const link = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  const { size = "4", level = "beginner" } = link.dataset;
  location.assign((await newPuzzle(size, level)) ?? link.href);
}

/** @returns {Marked} */
function unmarked() {
  return { area: new Set(), wrong: new Set(), target: null };
}
