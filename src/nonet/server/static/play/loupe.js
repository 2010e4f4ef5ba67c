// @ts-check
/** The part of the board under a finger that draws, twice as large and above it. */

const SIZE = 150;
const SCALE = 2;
/** How far above the finger its middle is. */
const ABOVE = 120;

/** @type {HTMLElement | null} */
let glass = null;

/** Show the part of the board that a finger covers; a mouse and a pen cover nothing. @param {HTMLElement} board @param {PointerEvent} event */
export function magnify(board, { pointerType, clientX, clientY }) {
  const framed = board.parentElement;
  if (pointerType !== "touch" || !framed) return;
  glass ??= made();
  const area = framed.getBoundingClientRect();
  const copy = /** @type {HTMLElement} */ (framed.cloneNode(true));
  copy.inert = true;
  Object.assign(copy.style, {
    width: `${area.width}px`,
    height: `${area.height}px`,
    left: `${SIZE / 2 - SCALE * (clientX - area.left)}px`,
    top: `${SIZE / 2 - SCALE * (clientY - area.top)}px`,
  });
  glass.replaceChildren(copy);
  const left = Math.max(0, Math.min(innerWidth - SIZE, clientX - SIZE / 2));
  // At the upper edge the loupe doesn't fit above the finger.
  const top = clientY - ABOVE - SIZE / 2 < 0 ? clientY + ABOVE / 2 : clientY - ABOVE - SIZE / 2;
  glass.style.translate = `${left}px ${top}px`;
  // Within the table, whose sizes its board has.
  if (!glass.isConnected) framed.closest(".table")?.append(glass);
}

export function putAway() {
  glass?.remove();
}

function made() {
  const element = document.createElement("div");
  element.className = "loupe";
  element.ariaHidden = "true";
  return element;
}
