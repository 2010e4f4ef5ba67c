// @ts-check
/** Keys and pointers, turned into the player's commands. */

import { codeOf, digitOf, isShifted } from "../game/keys.js";
import { SIDE, cellAt } from "../game/model.js";
import { settings } from "../game/settings.js";

/** @import { Tool } from "../game/model.js" */

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
  Home: [0, -16],
  End: [0, 16],
  PageUp: [-16, 0],
  PageDown: [16, 0],
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
/** The elements that react to Enter and Space themselves. */
const OPERABLE = "a, button, summary";

/** Listen to keys, unless a field has the focus; leave Tab and the keys that the browser needs. @param {HTMLElement} board @param {Wishes} wishes @param {{keys: EventTarget, signal?: AbortSignal}} from */
export function listenToKeys(board, wishes, { keys, signal }) {
  // eslint-disable-next-line complexity -- one table of cases; in parts the scripts of the page would outgrow their budget
  keys.addEventListener("keydown", (event) => {
    if (!(event instanceof KeyboardEvent) || event.altKey || event.isComposing || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const tree = /** @type {ParentNode} */ (/** @type {unknown} */ (board.getRootNode()));
    if (target.closest(FIELDS) || tree.querySelector("dialog[open]")) return;
    if (/^(Enter|NumpadEnter|Space)$/.test(codeOf(event)) && target.closest(OPERABLE)) return;
    if (obey(event, wishes)) event.preventDefault();
  }, { signal });
}

/** @param {KeyboardEvent} event @param {Wishes} wishes @returns {boolean} whether the key means anything */
// eslint-disable-next-line complexity -- one table of cases; in parts the scripts of the page would outgrow their budget
function obey(event, wishes) {
  const isShift = isShifted(event);
  const code = codeOf(event);
  const ctrl = event.ctrlKey || event.metaKey;
  // On boards with more than nine digits, letters are digits before they are commands.
  const letter = ctrl ? 0 : parseInt(/^Key([A-G])$/.exec(code)?.[1] ?? "", 17);
  const digit = digitOf(event) || (letter <= SIDE && letter);
  if (digit) {
    wishes.enter(digit, ctrl ? "centre" : isShift ? "corner" : undefined);
  } else if (code in ARROWS) {
    wishes.move(...ARROWS[code], isShift || ctrl);
  } else if (ctrl) {
    const command = { KeyZ: isShift ? "redo" : "undo", KeyY: "redo", KeyA: "choose-all" }[code];
    if (!command) return false;
    wishes.command(command);
  } else if (event.key === "?") {
    wishes.command("help");
  } else if (code.startsWith("Key") && !settings().letters) {
    return false;
  } else if (code in TOOLS) {
    wishes.take(TOOLS[code]);
  } else if (code in COMMANDS) {
    wishes.command(COMMANDS[code]);
  } else {
    return false;
  }
  return true;
}

// A drag through the corner between two cells should take neither of the two others.
const IGNORED_EDGE = 0.15;

const DOUBLE_TAP_MS = 350;
const LONG_PRESS_MS = 450;

/** Listen to mouse, pen and finger: press to choose, drag to choose many, hold to choose one more, twice for all alike. @param {HTMLElement} board @param {Wishes} wishes @param {AbortSignal} [signal] */
export function listenToPointers(board, wishes, signal) {
  let dragging = false;
  let last = { cell: -1, at: -Infinity };
  /** @type {number | undefined} */
  let holding = undefined;

  // Two presses with something else between them aren't a double tap.
  listenElsewhere(board, () => (last = { cell: -1, at: -Infinity }), signal);
  board.addEventListener("pointerdown", (event) => {
    const place = placeOf(board, event);
    if (!place || event.button !== 0) return;
    event.preventDefault();
    board.setPointerCapture(event.pointerId);
    const { cell } = place;
    // The next key may draw in this cell.
    if (wishes.isDrawing()) return wishes.choose(cell, "only");
    const twice = last.cell === cell && event.timeStamp - last.at < DOUBLE_TAP_MS;
    last = { cell, at: event.timeStamp };
    dragging = !(twice && howToChoose(event) === "only" && wishes.chooseAlike(cell));
    if (!dragging) return;
    const before = wishes.chosen();
    wishes.choose(cell, howToChoose(event));
    clearTimeout(holding);
    holding = setTimeout(() => wishes.chooseMore(before, cell), LONG_PRESS_MS);
  });
  // eslint-disable-next-line complexity -- `?.` and `??` count as branches
  board.addEventListener("pointermove", (event) => {
    if (!dragging) return;
    for (const moved of event.getCoalescedEvents?.() ?? [event]) {
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

/** Listen to keys, and to presses beside the board. @param {HTMLElement} board @param {() => void} heard @param {AbortSignal} [signal] */
function listenElsewhere(board, heard, signal) {
  document.addEventListener("keydown", heard, { signal });
  document.addEventListener("pointerdown", (event) => {
    if (!event.composedPath().includes(board)) heard();
  }, { signal });
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
  // The click at its end isn't a click on a cell.
  pad.addEventListener("click", (event) => isHeld && event.stopPropagation(), { capture: true });
}
