// @ts-check
/** The board and its surroundings on the screen, and aloud. */

import { CELLS, COLOURS, DIGIT, PEERS, bitOf, columnOf, digitsOf, rowOf, signOf } from "../game/model.js";
import { paint, write } from "./notes.js";
import { ALL_LINES } from "./hint_steps.js";
import { settings } from "../game/settings.js";
import { clock } from "../game/progress.js";
import { focusedBeside } from "./wait_indicator.js";

/** @import { Arrow } from "./drawings.js" */
/** @import { Game, Tool } from "../game/model.js" */
/** @import { Answer, Deduction } from "../game/server.js" */
/** @import { Selection } from "./selection.js" */
/** @import { Words } from "../shared/words.js" */
/** @typedef {{area: Set<number>, reasons: Set<number>, wrong: Set<number>, deduction: Deduction | null}} Marks */

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
    /** Leads out of a mistake. */
    this.lastRight = this.find("[data-command=last-right]");
    this.reasoning = this.find("[data-reasoning]");
    this.notation = this.find("[data-notation]");
    /** Links to a hint's lesson, its practice and the terms. @type {NodeListOf<HTMLAnchorElement>} */
    this.further = this.root.querySelectorAll(".talk a");
    this.links = this.root.querySelector("svg[data-links]");
    this.toGo = this.root.querySelector("[data-to-go]");
    this.drawn = "";
    this.aloud = this.find("[data-aloud]");
    this.pad = this.find("[data-pad]");
    /** @type {HTMLElement[]} */
    this.tools = [...this.root.querySelectorAll("button[data-tool]")].filter((button) => button instanceof HTMLElement);
    /** @type {HTMLElement[]} */
    this.cells = [...this.board.querySelectorAll("td")];
    /** @type {HTMLElement[]} */
    this.digits = [...this.pad.querySelectorAll("button[data-digit]")].filter(
      (button) => button instanceof HTMLElement,
    );
    /** The content of each cell now, so that only changed cells are drawn again. @type {string[]} */
    this.known = Array(CELLS).fill("");
    this.focused = 0;
    this.passes = false;
    /** The module that draws hints and players' drawings, fetched with the first one. @type {typeof import("./deduction.js") | null} */
    this.artist = null;
    /** Draws the current state again. */
    this.again = () => {};
  }

  /** @param {string} selector @returns {HTMLElement} */
  find(selector) {
    const element = this.root.querySelector(selector);
    if (!(element instanceof HTMLElement)) throw new Error(`the page lacks ${selector}`);
    return element;
  }

  /** The element with the focus, on the page or within the element that contains the board. */
  get focusedElement() {
    return focusedBeside(this.root);
  }

  /** A message of the catalogue, filled in; a number is an amount. @param {string} key @param {Record<string, string | number>} [values] */
  say(key, values = {}) {
    return this.words.say(key, values);
  }

  /**
   * `held` is the digit that waits for cells, `line` the line of the hint that is read, and `begun`
   * the arrow that is being drawn.
   *
   * @param {Game} game @param {Selection} selection @param {Marks} marks
   * @param {{held?: number, line?: number, begun?: Arrow | null}} [more]
   */
  // eslint-disable-next-line complexity -- one table of cases; in parts the scripts of the page would outgrow their budget
  show(game, selection, marks, { held = 0, line = ALL_LINES, begun = null } = {}) {
    const { deduction } = marks;
    this.again = () => this.show(game, selection, marks, { held, line, begun });
    if (!this.artist && (deduction || begun || game.drawn.size)) void this.#fetchArtist();
    // A hint replaces the player's drawings while it is shown.
    const drawn = deduction ?? this.artist?.drawingOf(game, begun) ?? null;
    const chosen = settings();
    const conflicts = chosen.conflicts ? game.conflicts() : new Set();
    // The colours of a choice would compete with those of a hint.
    const alone = !deduction && selection.cells.size === 1;
    const digit = held || (alone && chosen.alike ? game.digitAt(selection.at) : 0);
    const seen = new Set(alone && chosen.peers ? PEERS[selection.at] : []);
    const targets = new Set(deduction?.placements.map(([cell]) => cell));
    for (let cell = 0; cell < CELLS; cell++) {
      const states = [
        game.isGiven(cell) && "given",
        selection.cells.has(cell) && !deduction && "chosen",
        seen.has(cell) && "seen",
        digit && game.digitAt(cell) === digit && "alike",
        conflicts.has(cell) && "conflict",
        chosen.pairs && game.hasTwoNotes(cell) && "pair",
        marks.wrong.has(cell) && "wrong",
        // Where candidates are marked, they show the place.
        marks.area.has(cell) && !deduction?.roles.length && !deduction?.sets?.length && "area",
        // In an empty cell, the candidates themselves are marked.
        marks.reasons.has(cell) && game.digitAt(cell) && "reason",
        targets.has(cell) && "target",
      ];
      // Candidates in a hint are visible even without notes.
      const ghosts = deduction ? game.candidates(cell) : 0;
      const isTold = ghosts > 0 && marks.reasons.has(cell);
      this.#showCell(game, cell, { states: states.filter(Boolean).join(" "), drawn, digit, line, isTold, ghosts });
      const selected = String(selection.cells.has(cell));
      if (this.cells[cell].ariaSelected !== selected) this.cells[cell].ariaSelected = selected;
    }
    this.#drawLinks(drawn, line);
    this.#moveTabStop(selection.at);
    const left = game.cells.filter((content) => !(content & DIGIT)).length;
    if (this.toGo) this.toGo.textContent = this.say("play-to-go", { count: left });
  }

  async #fetchArtist() {
    this.artist = await import("./deduction.js");
    // The cells so far were drawn without it.
    this.known.fill("");
    this.drawn = "";
    this.again();
  }

  /** @param {Deduction | null} deduction @param {number} line */
  #drawLinks(deduction, line) {
    const key = deduction ? `${line} ${JSON.stringify(deduction)}` : "";
    if (this.drawn !== key) this.artist?.drawLinks(this.links, deduction, line);
    this.drawn = key;
  }

  /** @param {Game} game @param {number} cell @param {{states: string, drawn: Deduction | null, digit: number, line: number, isTold: boolean, ghosts: number}} now */
  // eslint-disable-next-line complexity -- one table of cases; in parts the scripts of the page would outgrow their budget
  #showCell(game, cell, { states, drawn, digit, line, isTold, ghosts }) {
    const content = game.shown(cell);
    const clues = drawn && !content.digit ? this.artist?.cluesOf(drawn, cell, line, isTold) : null;
    const faults = states.match(/conflict|wrong/g)?.join(" ") ?? "";
    const lit = (content.corner | content.centre) & (digit && bitOf(digit)) ? digit : 0;
    const key = `${game.cells[cell]} ${content.corner} ${content.centre} ${lit} ${faults} ${clues?.key ?? ""}`;
    const element = this.cells[cell];
    if (this.known[cell] !== key) {
      this.known[cell] = key;
      element.ariaInvalid = faults ? "true" : null;
      const out = clues?.eliminated.length ? [this.say("play-cell-out", { digits: clues.eliminated.map(signOf).join(" ") })] : [];
      element.ariaLabel = this.words.join([this.nameOf(game, cell, faults), ...out]);
      paint(element, content.colours);
      if (clues) this.artist?.writeClues(element, clues, content.corner | content.centre || ghosts);
      else write(element, content, lit);
    }
    const names = content.corner && content.centre ? `${states} both` : states;
    if (element.className !== names) element.className = names;
  }

  /** The name of a cell for screen readers. @param {Game} game @param {number} cell @param {string} [states] */
  // eslint-disable-next-line complexity -- one table of cases; in parts the scripts of the page would outgrow their budget
  nameOf(game, cell, states = "") {
    const { digit, corner, centre, colours } = game.shown(cell);
    const key = game.isGiven(cell) ? "play-cell-given" : digit ? "play-cell-entry" : "play-cell-empty";
    const parts = [this.say(key, { digit: signOf(digit), row: `${rowOf(cell) + 1}`, column: `${columnOf(cell) + 1}` })];
    if (corner) parts.push(this.say("play-cell-corner", { digits: digitsOf(corner).map(signOf).join(" ") }));
    if (centre) parts.push(this.say("play-cell-centre", { digits: digitsOf(centre).map(signOf).join(" ") }));
    for (const role of digit ? [] : ["on", "off"]) {
      const digits = this.artist?.marksIn(game, cell).filter((one) => one.role === role).map((one) => one.digit);
      if (digits?.length) parts.push(this.say(`play-cell-${role}`, { digits: digits.map(signOf).join(" ") }));
    }
    for (const colour of digitsOf(colours)) parts.push(this.say(`play-colour-${colour}`));
    for (const state of ["conflict", "wrong"]) {
      if (states.includes(state)) parts.push(this.say(`play-cell-${state}`));
    }
    return this.words.join([...parts, game.clueOf(cell)]);
  }

  /** @param {number} cell */
  #moveTabStop(cell) {
    if (cell === this.focused) return;
    this.cells[this.focused].tabIndex = -1;
    this.cells[cell].tabIndex = 0;
    this.focused = cell;
  }

  /** @param {number} cell */
  focus(cell) {
    this.cells[cell].focus({ preventScroll: false });
  }

  /** @param {Game} game @param {Tool} tool @param {number} held */
  showPad(game, tool, held) {
    for (const button of this.tools) button.ariaPressed = String(button.dataset.tool === tool);
    this.pad.dataset.pad = tool;
    for (const button of this.digits) this.#showDigit(button, game, tool, held);
    this.#enable("undo", game.past.length > 0);
    this.#enable("redo", game.future.length > 0);
  }

  /** @param {HTMLElement} button @param {Game} game @param {Tool} tool @param {number} held */
  #showDigit(button, game, tool, held) {
    const digit = Number(button.dataset.digit);
    const isColour = tool === "colour";
    const left = Math.max(0, game.left(digit));
    button.hidden = isColour && digit > COLOURS;
    button.classList.toggle("spent", left === 0 && !isColour);
    button.ariaPressed = String(digit === held);
    const colour = `play-colour-${Math.min(digit, COLOURS)}`;
    button.ariaLabel = isColour ? this.say(colour) : this.words.join([signOf(digit), this.say("play-left", { count: left })]);
    const small = button.lastElementChild;
    if (small instanceof HTMLElement) small.dataset.left = isColour ? "" : left ? String(left) : "✓";
  }

  // Not `disabled`: a button that vanishes from the keyboard's way takes the focus with it.
  /** @param {string} command @param {boolean} possible */
  #enable(command, possible) {
    this.find(`[data-command=${command}]`).ariaDisabled = String(!possible);
  }

  /** Show a sentence and have it read; one that `passes` is of a moment, or of one cell. @param {string} sentence @param {{mood?: string, passes?: boolean}} [options] */
  announce(sentence, { mood = "", passes = false } = {}) {
    this.passes = passes;
    // The same sentence once more is read once more; nothing in the place of nothing is not even laid out.
    if (sentence || this.message.textContent) this.message.textContent = sentence;
    this.message.dataset.mood = mood;
    this.place.hidden = this.lastRight.hidden = true;
    for (const link of this.further) link.hidden = true;
  }

  /** Remove messages that no longer hold once the player goes on. */
  letPass() {
    if (this.passes) this.announce("");
  }

  /** Show the elements that follow a hint: a page on its technique, and a button that carries it out. @param {Answer} answer */
  showMore({ deduction, lesson }) {
    for (const link of this.further) {
      link.hidden = !lesson;
      const { below } = link.dataset;
      if (below !== undefined) link.href = `${lesson}${below}`;
    }
    if (!deduction) return;
    const count = deduction.eliminations.length;
    this.place.textContent = deduction.placements.length
      ? this.say("play-do-place")
      : this.say("play-do-rule-out", { count });
    this.place.hidden = false;
  }

  /** Put all of a hint in the place of the pad. @param {string} name @param {string[]} lines @param {string} notation in Eureka @param {boolean} isChain */
  showReading(name, lines, notation, isChain) {
    this.find("[data-name]").textContent = name;
    this.notation.textContent = notation;
    this.find("[data-legend]").classList.toggle("needed", isChain);
    this.root.classList.add("hinting", "labelled");
    const items = lines.map((sentence, index) => {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.line = String(index);
      button.dataset.number = String(index + 1);
      button.textContent = sentence;
      item.append(button);
      return item;
    });
    this.reasoning.replaceChildren(...items);
  }

  hideReading() {
    this.root.classList.remove("hinting", "labelled", "reading");
    this.reasoning.replaceChildren();
  }

  /** @param {number} line @param {number} lines */
  showLine(line, lines) {
    [...this.reasoning.children].forEach((item, index) => {
      item.className = index < line ? "past" : index > line ? "later" : "now";
      item.firstElementChild?.setAttribute("aria-current", String(index === line));
    });
    this.find("[data-command=line-back]").hidden = lines < 2;
    this.find("[data-command=line-on]").hidden = lines < 2;
    this.#enable("line-back", line > 0);
    this.#enable("line-on", line < lines - 1);
    // One filled button at a time: the one for the next line, then the one for the next action.
    this.find("[data-command=line-on]").classList.toggle("strong", line < lines - 1);
    this.place.classList.toggle("strong", line >= lines - 1);
    this.root.classList.remove("reading");
    if (line > 0) this.bringLine(line);
  }

  /** Have a line read, in sight. @param {number} line */
  bringLine(line) {
    this.root.classList.add("reading");
    this.read(this.reasoning.children[line].textContent ?? "");
    this.reasoning.children[line].scrollIntoView({ block: "nearest" });
  }

  /** Return whether a line is above the button that leads on. @param {number} line */
  seesLine(line) {
    return this.reasoning.children[line].getBoundingClientRect().bottom <= this.find(".steps").getBoundingClientRect().top + 1;
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
    // Live text is in the panel, because screen readers ignore inert parts.
    for (const part of [this.board, ...this.find(".panel").children]) part.toggleAttribute("inert", paused && part !== this.aloud);
    const button = this.find("[data-command=pause]");
    button.ariaPressed = String(paused);
  }

  /** @param {string} name @param {string} picture the address of the picture in it, if it has one */
  open(name, picture) {
    const dialog = this.dialog(name);
    // A picture that nobody looks at is not fetched.
    for (const image of dialog.querySelectorAll("img")) image.src ||= picture;
    dialog.showModal();
  }

  /** @param {string} name @returns {HTMLDialogElement} */
  dialog(name) {
    const dialog = this.find(`dialog[data-dialog=${name}]`);
    if (!(dialog instanceof HTMLDialogElement)) throw new Error(`${name} is no dialog`);
    return dialog;
  }
}
