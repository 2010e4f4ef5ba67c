// @ts-check
/** The board and its surroundings on the screen, and aloud. */

import { cluesOf, drawLinks, writeClues } from "./deduction.js";
import { CELLS, PEERS, columnOf, digitsOf, rowOf } from "./model.js";

/** @import { Content, Game, Selection, Tool } from "./model.js" */
/** @import { Answer, Deduction } from "./server.js" */
/** @import { Words } from "./words.js" */
/** @typedef {{area: Set<number>, reasons: Set<number>, wrong: Set<number>, deduction: Deduction | null}} Marks */

const FIGURE_SPACE = "\u2007";

/** @returns {Marks} */
export const noMarks = () => ({ area: new Set(), reasons: new Set(), wrong: new Set(), deduction: null });

export class View {
  /** @param {HTMLElement} root @param {Words} words */
  constructor(root, words) {
    this.root = root;
    this.words = words;
    this.board = this.find(".board");
    this.message = this.find("[data-message]");
    this.timer = this.find("[data-timer]");
    this.place = this.find("[data-command=place]");
    this.reasoning = this.find("[data-reasoning]");
    this.lesson = this.find("[data-lesson]");
    this.links = this.root.querySelector("svg[data-links]");
    /** @type {Deduction | null} */
    this.linked = null;
    this.aloud = this.find("[data-aloud]");
    this.pad = this.find("[data-pad]");
    /** @type {HTMLElement[]} */
    this.cells = [...this.board.querySelectorAll("td")];
    /** @type {HTMLElement[]} */
    this.digits = [...this.pad.querySelectorAll("button[data-digit]")].filter(
      (button) => button instanceof HTMLElement,
    );
    /** What each cell shows now, so that only what changes is touched. @type {string[]} */
    this.known = Array(CELLS).fill("");
    this.focused = 0;
  }

  /** @param {string} selector @returns {HTMLElement} */
  find(selector) {
    const element = this.root.querySelector(selector);
    if (!(element instanceof HTMLElement)) throw new Error(`the page lacks ${selector}`);
    return element;
  }

  /** A message of the catalogue, filled in; a number is an amount. @param {string} key @param {Record<string, string | number>} [values] */
  say(key, values = {}) {
    return this.words.say(key, values);
  }

  /** @param {Game} game @param {Selection} selection @param {Marks} marks */
  show(game, selection, marks) {
    const conflicts = game.conflicts();
    const digit = selection.cells.size === 1 ? game.digitAt(selection.at) : 0;
    const seen = new Set(selection.cells.size === 1 ? PEERS[selection.at] : []);
    const targets = new Set(marks.deduction?.placements.map(([cell]) => cell));
    for (let cell = 0; cell < CELLS; cell++) {
      const states = [
        game.isGiven(cell) && "given",
        selection.cells.has(cell) && "chosen",
        seen.has(cell) && "seen",
        digit && game.digitAt(cell) === digit && "alike",
        conflicts.has(cell) && "conflict",
        marks.wrong.has(cell) && "wrong",
        marks.area.has(cell) && "area",
        // Where there is no digit, the candidates themselves are marked.
        marks.reasons.has(cell) && game.digitAt(cell) && "reason",
        targets.has(cell) && "target",
      ];
      this.#showCell(game, cell, states.filter(Boolean).join(" "), marks.deduction);
    }
    if (this.linked !== marks.deduction) drawLinks(this.links, marks.deduction?.links ?? []);
    this.linked = marks.deduction;
    this.#moveTabStop(selection.at);
  }

  /** @param {Game} game @param {number} cell @param {string} states @param {Deduction | null} deduction */
  #showCell(game, cell, states, deduction) {
    const content = game.shown(cell);
    const clues = deduction && !content.digit ? cluesOf(deduction, cell) : null;
    const faults = states.match(/conflict|wrong/g)?.join(" ") ?? "";
    const key = `${game.cells[cell]} ${content.corner} ${content.centre} ${faults} ${clues?.key ?? ""}`;
    const element = this.cells[cell];
    if (this.known[cell] !== key) {
      this.known[cell] = key;
      element.ariaInvalid = faults ? "true" : null;
      const out = clues?.eliminated.length ? `, ${this.say("play-cell-out", { digits: clues.eliminated.join(" ") })}` : "";
      element.ariaLabel = this.nameOf(game, cell, faults) + out;
      paint(element, content.colours);
      if (clues) writeClues(element, clues, content.corner | content.centre);
      else write(element, content);
    }
    const names = content.corner && content.centre ? `${states} both` : states;
    if (element.className !== names) {
      element.className = names;
      element.ariaSelected = String(states.includes("chosen"));
    }
  }

  /** What a cell is called aloud. @param {Game} game @param {number} cell @param {string} [states] */
  nameOf(game, cell, states = "") {
    const { digit, corner, centre, colours } = game.shown(cell);
    const key = game.isGiven(cell) ? "play-cell-given" : digit ? "play-cell-entry" : "play-cell-empty";
    const parts = [this.say(key, { digit: `${digit}`, row: `${rowOf(cell) + 1}`, column: `${columnOf(cell) + 1}` })];
    if (corner) parts.push(this.say("play-cell-corner", { digits: digitsOf(corner).join(" ") }));
    if (centre) parts.push(this.say("play-cell-centre", { digits: digitsOf(centre).join(" ") }));
    for (const colour of digitsOf(colours)) parts.push(this.say(`play-colour-${colour}`));
    for (const state of ["conflict", "wrong"]) {
      if (states.includes(state)) parts.push(this.say(`play-cell-${state}`));
    }
    return parts.join(", ");
  }

  /** @param {number} cell */
  #moveTabStop(cell) {
    this.cells[this.focused].tabIndex = -1;
    this.cells[cell].tabIndex = 0;
    this.focused = cell;
  }

  /** @param {number} cell */
  focus(cell) {
    this.cells[cell].focus({ preventScroll: false });
  }

  /** @param {Game} game @param {Tool} tool */
  showPad(game, tool) {
    for (const button of this.root.querySelectorAll("button[data-tool]")) {
      button.ariaPressed = String(button instanceof HTMLElement && button.dataset.tool === tool);
    }
    this.pad.dataset.pad = tool;
    for (const button of this.digits) {
      const digit = Number(button.dataset.digit);
      const left = Math.max(0, game.left(digit));
      const count = this.say("play-left", { count: left });
      button.classList.toggle("spent", left === 0 && tool !== "colour");
      button.ariaLabel = tool === "colour" ? this.say(`play-colour-${digit}`) : `${digit}, ${count}`;
      const small = button.lastElementChild;
      if (small instanceof HTMLElement) small.dataset.left = tool === "colour" ? "" : left ? String(left) : "✓";
    }
    this.#enable("undo", game.past.length > 0);
    this.#enable("redo", game.future.length > 0);
  }

  // Not `disabled`: a button that vanishes from the keyboard's way takes the focus with it.
  /** @param {string} command @param {boolean} possible */
  #enable(command, possible) {
    this.find(`[data-command=${command}]`).ariaDisabled = String(!possible);
  }

  /** Show a sentence and have it read. @param {string} sentence @param {{mood?: string}} [options] */
  tell(sentence, { mood = "" } = {}) {
    this.message.textContent = sentence;
    this.message.dataset.mood = mood;
    this.place.hidden = true;
    this.lesson.hidden = true;
    this.reasoning.replaceChildren();
  }

  /** Show what follows a hint: its chain, a page on its technique, a button that carries it out. @param {Answer} answer */
  tellMore({ deduction, lesson }) {
    this.lesson.hidden = !lesson;
    if (this.lesson instanceof HTMLAnchorElement && lesson) this.lesson.href = lesson;
    if (!deduction) return;
    this.place.textContent = this.say(deduction.placements.length ? "play-do-place" : "play-do-rule-out");
    this.place.hidden = false;
    const lines = deduction.implications.map((sentence) => {
      const line = document.createElement("li");
      line.textContent = sentence;
      return line;
    });
    this.reasoning.replaceChildren(...lines);
  }

  /** Have a sentence read without showing it. @param {string} sentence */
  read(sentence) {
    // The same sentence twice is read twice only if it differs.
    this.aloud.textContent = this.aloud.textContent === sentence ? `${sentence}\u00a0` : sentence;
  }

  /** @param {number} seconds */
  showTime(seconds) {
    this.timer.textContent = clock(seconds);
  }

  /** @param {boolean} paused */
  showPause(paused) {
    this.root.classList.toggle("paused", paused);
    this.find("[data-curtain]").hidden = !paused;
    this.board.inert = paused;
    const button = this.find("[data-command=pause]");
    button.ariaPressed = String(paused);
  }

  celebrate() {
    this.cells.forEach((element, cell) =>
      element.style.setProperty("--wave", String(rowOf(cell) + columnOf(cell))),
    );
    this.root.classList.add("solved");
  }

  stopCelebrating() {
    this.root.classList.remove("solved");
  }

  /** @param {string} name @returns {HTMLDialogElement} */
  dialog(name) {
    const dialog = this.find(`dialog[data-dialog=${name}]`);
    if (!(dialog instanceof HTMLDialogElement)) throw new Error(`${name} is no dialog`);
    return dialog;
  }
}

/** Minutes and seconds, and hours once there are any. @param {number} seconds */
export function clock(seconds) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const start = hours ? `${hours}:${two(minutes % 60)}` : String(minutes);
  return `${start}:${two(seconds % 60)}`;
}

/** Corner notes stand where their digit stands on a pad; in a line where the centre is taken. @param {number} bits @param {boolean} inLine */
function cornerText(bits, inLine) {
  const digits = digitsOf(bits);
  if (inLine) return digits.join("");
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) =>
    digits.includes(digit) ? String(digit) : FIGURE_SPACE,
  );
  return [0, 3, 6].map((start) => all.slice(start, start + 3).join("")).join("\n");
}

// The styles show the text of a note: as content it would be a second name of its cell.
/** @param {string} kind @param {string} text */
function span(kind, text) {
  const element = document.createElement("span");
  element.className = kind;
  element.dataset.text = text;
  return element;
}

/** Write a cell's digit, or else its notes. @param {HTMLElement} element @param {Content} content */
function write(element, { digit, corner, centre }) {
  const notes = [];
  if (corner) notes.push(span("corner", cornerText(corner, centre !== 0)));
  if (centre) notes.push(span("centre", digitsOf(centre).join("")));
  element.replaceChildren(...(digit ? [String(digit)] : notes));
}

/** Paint a cell in its colours, in stripes when there are several. @param {HTMLElement} element @param {number} bits */
function paint(element, bits) {
  const colours = digitsOf(bits);
  element.dataset.colours = colours.join("");
  const stripes = colours.map((colour, index) => {
    const share = (/** @type {number} */ at) => `${(100 * at) / colours.length}%`;
    return `var(--colour-${colour}) ${share(index)} ${share(index + 1)}`;
  });
  element.style.backgroundImage = stripes.length ? `linear-gradient(135deg, ${stripes})` : "";
}
