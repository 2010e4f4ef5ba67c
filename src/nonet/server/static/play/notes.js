// @ts-check
/** The content of one cell of the board: its digit or its notes, and its colours. */

import { ACROSS, bitOf, digitsOf, signOf } from "../game/model.js";

/** @import { Content } from "../game/model.js" */

/** Write a cell's digit, or else its notes: in corners where their digits stand on a pad. @param {HTMLElement} element @param {Content} content @param {number} lit */
export function write(element, { digit, corner, centre }, lit) {
  if (digit) return element.replaceChildren(signOf(digit));
  const notes = Object.entries({ corner, centre }).filter(([, bits]) => bits).map(([kind, bits]) => {
    const all = element.querySelector(`.${kind}`) ?? document.createElement("span");
    all.className = kind;
    writeNotes(all, bits, lit);
    return all;
  });
  const isThere = notes.length === element.childNodes.length && notes.every((all) => all.parentNode);
  if (!isThere) element.replaceChildren(...notes);
}

// Layout of notes is the slowest part of handling a key, so unchanged notes aren't touched.
/** @param {Element} all @param {number} bits @param {number} lit */
function writeNotes(all, bits, lit) {
  const digitOf = (/** @type {Element} */ note) => parseInt(note.getAttribute("data-text") ?? "", 17);
  const known = new Map(Array.from(all.children, (note) => [digitOf(note), note]));
  for (const [digit, note] of known) if (!(bits & bitOf(digit))) note.remove();
  for (const digit of digitsOf(bits)) {
    const note = known.get(digit) ?? noteAt(digit, "");
    note.className = digit === lit ? "lit" : "";
    if (!known.has(digit)) all.insertBefore(note, [...all.children].find((other) => digitOf(other) > digit) ?? null);
  }
}

/** Paint a cell in its colours, in stripes when there are several. @param {HTMLElement} element @param {number} bits */
export function paint(element, bits) {
  const colours = digitsOf(bits);
  element.dataset.colours = colours.join("");
  const stripes = colours.map((colour, index) => {
    const share = (/** @type {number} */ at) => `${(100 * at) / colours.length}%`;
    return `var(--colour-${colour}) ${share(index)} ${share(index + 1)}`;
  });
  element.style.backgroundImage = stripes.length ? `linear-gradient(135deg, ${stripes})` : "";
}

// The styles show the text of a note: as content it would be a second name of its cell.
/** A digit where it stands on a pad. @param {number} digit @param {string} kind */
export function noteAt(digit, kind) {
  const place = document.createElement("span");
  place.className = kind;
  place.dataset.text = signOf(digit);
  place.style.gridArea = `${Math.ceil(digit / ACROSS)} / ${((digit - 1) % ACROSS) + 1}`;
  return place;
}
