// @ts-check
/** The settings of a player; they hold for this browser. */

import { SETTINGS as KEY, read, write } from "./storage.js";

/**
 * @typedef {object} Values
 * @property {boolean} labels the numbers of rows and columns are shown
 * @property {boolean} peers the row, column and box of the chosen cell light up
 * @property {boolean} pairs cells with two notes are framed
 * @property {boolean} alike digits equal to the chosen one light up
 * @property {boolean} conflicts digits that stand twice are marked at once
 * @property {boolean} timer
 * @property {boolean} noted a new board has all notes filled in
 * @property {boolean} uniqueness hints take for granted that there is one solution
 * @property {boolean} letters letters are keys, such as H for a hint
 * @property {boolean} tidy notes that a digit rules out are hidden
 * @property {boolean} checked each entry is checked at once
 * @property {boolean} pinned a digit of the pad stays chosen, and cells take it
 * @property {boolean} sounds
 * @property {boolean} touch the device is felt
 */

/** @type {Values} */
const DEFAULTS = {
  labels: true, peers: true, alike: true, pairs: false, conflicts: true, timer: true, noted: false, uniqueness: true,
  letters: true, tidy: true, checked: false, pinned: false, sounds: false, touch: false,
};

/** Settings that the browser couldn't store; they apply only to this page. @type {Partial<Values>} */
let unkept = {};

/** The chosen settings, each yes or no; stored values are checked, since a file may have brought them. @returns {Values} */
export function settings() {
  const kept = { ...read(KEY), ...unkept };
  const chosen = Object.entries(DEFAULTS).map(([name, usual]) => [name, typeof kept[name] === "boolean" ? kept[name] : usual]);
  return Object.fromEntries(chosen);
}

/** Show the choices in a dialog and take them from it. @param {HTMLElement} root @param {() => void} changed */
export function listenToSettings(root, changed) {
  for (const box of root.querySelectorAll("[data-setting]")) {
    if (!(box instanceof HTMLInputElement)) continue;
    const name = /** @type {keyof Values} */ (box.dataset.setting);
    box.checked = settings()[name];
    box.addEventListener("change", () => {
      const values = { ...settings(), [name]: box.checked };
      unkept = write(KEY, values) ? {} : values;
      apply(root);
      changed();
    });
  }
  apply(root);
}

/** @param {HTMLElement} root */
function apply(root) {
  const { labels, timer } = settings();
  root.classList.toggle("unlabelled", !labels);
  root.classList.toggle("untimed", !timer);
}
