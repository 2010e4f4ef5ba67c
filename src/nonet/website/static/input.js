// @ts-check
/** Keys and pointers, turned into what the player wants. */

import { SIDE, cellAt } from "./model.js";
import { settings } from "./settings.js";

/** @import { Tool } from "./model.js" */

/**
 * @typedef {object} Wishes
 * @property {(digit: number, tool?: Tool) => void} enter
 * @property {(rows: number, columns: number, extend: boolean) => void} move
 * @property {(cell: number, how: "only" | "add" | "toggle" | "range") => void} choose
 * @property {(cell: number) => boolean} chooseAlike whether there is anything alike
 * @property {() => number[]} chosen
 * @property {(before: number[], cell: number) => void} chooseMore
 * @property {(command: string) => void} command
 * @property {(tool: Tool) => void} take
 * @property {() => boolean} isDrawing whether pointers draw instead
 * @property {(digit: number) => void} hold
 */

/** @type {Readonly<Record<string, [rows: number, columns: number]>>} */
const ARROWS = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -9],
  End: [0, 9],
  PageUp: [-9, 0],
  PageDown: [9, 0],
};
/** @type {Readonly<Record<string, Tool>>} */
const TOOLS = { KeyZ: "digit", KeyX: "corner", KeyC: "centre", KeyV: "colour", KeyD: "draw" };
/** @type {Readonly<Record<string, string>>} */
const COMMANDS = {
  Delete: "erase",
  Backspace: "erase",
  Digit0: "erase",
  Numpad0: "erase",
  Escape: "dismiss",
  Space: "next-tool",
  Enter: "check",
  NumpadEnter: "check",
  KeyH: "hint",
  KeyR: "read-row",
  KeyL: "read-column",
  KeyB: "read-box",
};

/** Where a key is meant for the page, not for the game. */
const FIELDS = "input, textarea, select, dialog, [contenteditable]";
/** What works by Enter and Space itself. */
const OPERABLE = "a, button, summary";

/** Listen to the keys of the page, wherever its focus is but in a field; Tab and what the browser needs pass by. @param {HTMLElement} board @param {Wishes} wishes */
export function listenToKeys(board, wishes) {
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.isComposing || event.defaultPrevented) return;
    if (isForThePage(event, board)) return;
    if (obey(event, wishes)) event.preventDefault();
  });
}

/** @param {KeyboardEvent} event @param {HTMLElement} board */
function isForThePage({ code, target: to }, board) {
  const target = to instanceof Element ? to : document.body;
  if (target.closest(FIELDS) || document.querySelector("dialog[open]")) return true;
  if (/^(Enter|NumpadEnter|Space)$/.test(code) && target.closest(OPERABLE)) return true;
  // The home page is read too: there arrows scroll until somebody has come to the board.
  return code in ARROWS && board.closest(".home") !== null && !board.contains(target);
}

/** @param {KeyboardEvent} event @param {Wishes} wishes @returns {boolean} whether the key means anything */
function obey(event, wishes) {
  const code = codeOf(event);
  if (isUnwanted(event, code)) return false;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code);
  const command = commandOf(event, code);
  if (digit) wishes.enter(Number(digit[1]), toolOf(event));
  else if (code in ARROWS) wishes.move(...ARROWS[code], event.shiftKey || hasCtrl(event));
  else if (command) wishes.command(command);
  else if (code in TOOLS && !hasCtrl(event)) wishes.take(TOOLS[code]);
  else return false;
  return true;
}

/** @param {KeyboardEvent} event @param {string} code @returns {boolean} whether it is a letter, and letters are to mean nothing */
function isUnwanted(event, code) {
  return code.startsWith("Key") && !hasCtrl(event) && !settings().letters;
}

/** @param {KeyboardEvent} event */
function hasCtrl(event) {
  return event.ctrlKey || event.metaKey;
}

/** @param {KeyboardEvent} event @returns {Tool | undefined} what a digit is entered with, if not with the tool that was taken */
function toolOf(event) {
  if (hasCtrl(event)) return "centre";
  return event.shiftKey ? "corner" : undefined;
}

/** @param {KeyboardEvent} event @param {string} code @returns {string | undefined} */
function commandOf(event, code) {
  if (hasCtrl(event)) return { KeyZ: event.shiftKey ? "redo" : "undo", KeyY: "redo", KeyA: "choose-all" }[code];
  return event.key === "?" ? "help" : COMMANDS[code];
}

/**
 * Digits go by the key's place, for Shift changes what it types. Letters go by what is typed, for
 * keyboards differ in where Z and Y are, and by place where letters are not Latin.
 *
 * @param {KeyboardEvent} event
 */
function codeOf(event) {
  return /^[a-z]$/i.test(event.key) ? `Key${event.key.toUpperCase()}` : event.code;
}

// A drag through the corner between two cells should take neither of the two others.
const IGNORED_EDGE = 0.15;

const DOUBLE_TAP_MS = 350;
const LONG_PRESS_MS = 450;

/** Listen to mouse, pen and finger: press to choose, drag to choose many, hold to choose one more, twice for all alike. @param {HTMLElement} board @param {Wishes} wishes */
export function listenToPointers(board, wishes) {
  let dragging = false;
  let last = { cell: -1, at: -Infinity };
  /** @type {number | undefined} */
  let holding = undefined;

  // Two presses with something else between them are no double tap.
  listenElsewhere(board, () => (last = { cell: -1, at: -Infinity }));
  board.addEventListener("pointerdown", (event) => {
    const place = placeOf(board, event);
    if (!place || event.button !== 0) return;
    event.preventDefault();
    board.setPointerCapture(event.pointerId);
    const { cell } = place;
    // The next key may draw in this cell.
    if (wishes.isDrawing()) return wishes.choose(cell, "only");
    const how = howToChoose(event);
    const isDoubleTap = how === "only" && isNextTap(last, cell, event);
    last = { cell, at: event.timeStamp };
    dragging = !(isDoubleTap && wishes.chooseAlike(cell));
    if (!dragging) return;
    const before = wishes.chosen();
    wishes.choose(cell, how);
    clearTimeout(holding);
    holding = setTimeout(() => wishes.chooseMore(before, cell), LONG_PRESS_MS);
  });
  board.addEventListener("pointermove", (event) => {
    if (!dragging) return;
    for (const moved of allOf(event)) {
      const place = placeOf(board, moved);
      if (place?.cell !== last.cell) clearTimeout(holding);
      if (place && !place.onEdge) wishes.choose(place.cell, "add");
    }
  });
  const letGo = () => {
    dragging = false;
    clearTimeout(holding);
  };
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) board.addEventListener(end, letGo);
}

/** Listen to keys, and to presses beside the board. @param {HTMLElement} board @param {() => void} heard */
function listenElsewhere(board, heard) {
  document.addEventListener("keydown", heard);
  document.addEventListener("pointerdown", ({ target }) => {
    if (!(target instanceof Node && board.contains(target))) heard();
  });
}

/** @param {{cell: number, at: number}} last @param {number} cell @param {PointerEvent} event */
function isNextTap(last, cell, event) {
  return last.cell === cell && event.timeStamp - last.at < DOUBLE_TAP_MS;
}

/** What moved between two frames; some browsers tell the last alone. @param {PointerEvent} event */
function allOf(event) {
  return event.getCoalescedEvents?.() ?? [event];
}

/** @param {PointerEvent} event */
function howToChoose(event) {
  if (event.ctrlKey || event.metaKey) return "toggle";
  return event.shiftKey ? "range" : "only";
}

/** Find the cell under a pointer, where in it that is, and whether it is near the cell's edge. @param {HTMLElement} board @param {MouseEvent} event */
export function placeOf(board, event) {
  const area = board.getBoundingClientRect();
  const x = (SIDE * (event.clientX - area.left)) / area.width;
  const y = (SIDE * (event.clientY - area.top)) / area.height;
  if (x < 0 || y < 0 || x >= SIDE || y >= SIDE) return null;
  const nearEdge = (/** @type {number} */ at) =>
    Math.abs((at % 1) - 0.5) > 0.5 - IGNORED_EDGE;
  const cell = cellAt(Math.floor(y), Math.floor(x));
  return { cell, across: x % 1, down: y % 1, onEdge: nearEdge(x) || nearEdge(y) };
}

/** Leave the focus where it is when a button is pressed with a pointer, so that keys go on. @param {HTMLElement} panel */
export function keepFocus(panel) {
  panel.addEventListener("mousedown", (event) => event.preventDefault());
}

const SWIPE_PX = 48;

/** Listen to fingers that go across the pad: on to the next tool, or back. @param {HTMLElement} pad @param {(by: number) => void} turn */
export function listenToSwipes(pad, turn) {
  let start = { x: 0, y: 0 };
  pad.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (start = { x, y }));
  pad.addEventListener("pointerup", ({ clientX, clientY, pointerType }) => {
    const [across, down] = [clientX - start.x, clientY - start.y];
    const isSwipe = pointerType === "touch" && Math.abs(across) > SWIPE_PX && Math.abs(across) > 2 * Math.abs(down);
    if (isSwipe) turn(-Math.sign(across));
  });
}

/** Listen to digits of the pad that are held: they wait for cells. @param {HTMLElement} pad @param {Wishes} wishes */
export function listenToHolding(pad, wishes) {
  /** @type {number | undefined} */
  let holding = undefined;
  let isHeld = false;
  pad.addEventListener("pointerdown", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    const digit = Number(button?.dataset.digit);
    isHeld = false;
    clearTimeout(holding);
    if (!digit) return;
    holding = setTimeout(() => {
      isHeld = true;
      wishes.hold(digit);
    }, LONG_PRESS_MS);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) pad.addEventListener(end, () => clearTimeout(holding));
  // The click that ends it is none.
  pad.addEventListener("click", (event) => isHeld && event.stopPropagation(), { capture: true });
}
