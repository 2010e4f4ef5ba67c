// @ts-check
/** The board and the pad of a small grid on their page: shows a game, and names the content of each cell. */

import { Words } from "../shared/words.js";

/** @import { SmallGame } from "./small_game.js" */

/** @typedef {{area: Set<number>, wrong: Set<number>, target: number | null}} Marked */
const SVG = "http://www.w3.org/2000/svg";

export class SmallView {
  /** @param {HTMLElement} table */
  constructor(table) {
    this.table = table;
    this.words = new Words(JSON.parse(document.querySelector("#words")?.textContent ?? ""));
    this.cells = /** @type {HTMLElement[]} */ ([...table.querySelectorAll("td")]);
    this.keys = /** @type {HTMLElement[]} */ ([...table.querySelectorAll("[data-digit]")]);
    this.message = /** @type {HTMLElement} */ (table.querySelector("[data-message]"));
    this.names = this.keys.map((key) => key.dataset.shape ?? "");
    this.shapes = false;
    this.chosen = 0;
    /** Whether the player has chosen a cell; the first is only where the keyboard begins. */
    this.isChosen = false;
  }

  /** @param {number} cell */
  choose(cell) {
    this.chosen = cell;
    this.isChosen = true;
    for (const [index, each] of this.cells.entries()) each.tabIndex = index === cell ? 0 : -1;
  }

  /** @param {SmallGame} game @param {Marked} marked */
  show(game, { area, wrong, target }) {
    const twice = game.twice();
    this.cells.forEach((element, cell) => {
      const digit = game.cells[cell];
      const states = {
        given: game.isGiven(cell),
        chosen: this.isChosen && cell === this.chosen,
        area: area.has(cell),
        wrong: wrong.has(cell),
        conflict: twice.has(cell),
        target: cell === target,
      };
      for (const [name, is] of Object.entries(states)) element.classList.toggle(name, is);
      element.ariaSelected = String(states.chosen);
      this.#fill(element, digit);
      element.ariaLabel = this.#name(game, cell, states);
    });
    const toGo = this.table.querySelector("[data-to-go]");
    if (toGo) toGo.textContent = this.words.say("small-to-go", { count: game.left });
  }

  /** Show digits or shapes on the pad, in the rule and in print. @param {boolean} shapes */
  showMarks(shapes) {
    this.shapes = shapes;
    this.keys.forEach((key, index) => {
      this.#fill(/** @type {HTMLElement} */ (key.firstElementChild), index + 1);
      key.ariaLabel = this.markOf(index + 1);
    });
    for (const button of this.table.querySelectorAll("[data-marks]")) {
      button.ariaPressed = String((button.getAttribute("data-marks") === "shapes") === shapes);
    }
    const rule = this.table.querySelector("[data-rule]");
    if (rule) rule.textContent = this.words.say("small-rule", { marks: shapes ? "shapes" : "digits" });
    const sheet = this.table.querySelector("a[href*='.pdf']");
    if (sheet instanceof HTMLAnchorElement) sheet.search = shapes ? "marks=shapes" : "";
  }

  /** @param {string} sentence @param {"good" | "bad" | ""} [mood] */
  tell(sentence, mood = "") {
    this.message.dataset.mood = mood;
    this.message.textContent = sentence;
  }

  /** @param {number} digit */
  markOf(digit) {
    return this.shapes ? this.names[digit - 1] : String(digit);
  }

  /** @param {HTMLElement} element @param {number} digit */
  #fill(element, digit) {
    const shown = digit ? `${this.shapes ? "shape-" : ""}${digit}` : "";
    if (element.dataset.shown === shown) return;
    element.dataset.shown = shown;
    element.replaceChildren(...(digit ? [this.shapes ? drawn(digit) : String(digit)] : []));
  }

  /** @param {SmallGame} game @param {number} cell @param {{given: boolean, conflict: boolean, wrong: boolean}} states */
  #name(game, cell, { given, conflict, wrong }) {
    const place = { row: String(Math.floor(cell / game.side) + 1), column: String((cell % game.side) + 1) };
    const digit = game.cells[cell];
    const name = digit
      ? this.words.say(given ? "small-cell-given" : "small-cell-entry", { ...place, mark: this.markOf(digit) })
      : this.words.say("small-cell-empty", place);
    return [name, conflict && this.words.say("small-cell-twice"), wrong && this.words.say("small-cell-wrong")]
      .filter(Boolean)
      .join(", ");
  }
}

/** @param {number} digit */
function drawn(digit) {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", `shape shape-${digit}`);
  picture.setAttribute("viewBox", "0 0 100 100");
  picture.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#shape-${digit}`);
  picture.append(use);
  return picture;
}
