// @ts-check
/** The board and its surroundings on the screen, and aloud. */

import { ALL_LINES, cluesOf, drawLinks, noteAt, writeClues } from "./deduction.js";
import { drawingOf, marksIn } from "./drawn.js";
import { CELLS, PEERS, bitOf, columnOf, digitsOf, rowOf } from "./model.js";
import { settings } from "./settings.js";
import { clock } from "./times.js";

/** @import { Arrow } from "./drawn.js" */
/** @import { Content, Game, Selection, Tool } from "./model.js" */
/** @import { Answer, Deduction } from "./server.js" */
/** @import { Words } from "./words.js" */
/** @typedef {{game: Game, selection: Selection, marks: Marks, pairs: boolean, digit: number, seen: Set<number>, conflicts: Set<number>, targets: Set<number>}} Scene */
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
    this.reasoning = this.find("[data-reasoning]");
    this.notation = this.find("[data-notation]");
    /** Where a hint's technique is told and practised. @type {HTMLAnchorElement[]} */
    this.further = [...this.root.querySelectorAll("a")].filter(({ dataset }) => "lesson" in dataset || "practise" in dataset);
    this.links = this.root.querySelector("svg[data-links]");
    this.toGo = this.root.querySelector("[data-to-go]");
    this.drawn = "";
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

  /**
   * `held` is the digit that waits for cells, `line` the line of the hint that is read, and `begun`
   * the arrow that is being drawn.
   *
   * @param {Game} game @param {Selection} selection @param {Marks} marks
   * @param {{held?: number, line?: number, begun?: Arrow | null}} [more]
   */
  show(game, selection, marks, { held = 0, line = ALL_LINES, begun = null } = {}) {
    // What the player has drawn makes room for a hint.
    const drawn = marks.deduction ?? drawingOf(game, begun);
    const scene = sceneOf(game, selection, marks, held);
    for (let cell = 0; cell < CELLS; cell++) {
      this.#showCell(game, cell, { states: statesOf(cell, scene), drawn, digit: scene.digit, line });
      this.cells[cell].ariaSelected = String(selection.cells.has(cell));
    }
    this.#drawLinks(drawn, line);
    this.#moveTabStop(selection.at);
    const left = game.cells.filter((content) => !(content & 15)).length;
    if (this.toGo) this.toGo.textContent = this.say("play-to-go", { count: left });
  }

  /** @param {Deduction | null} deduction @param {number} line */
  #drawLinks(deduction, line) {
    const key = deduction ? `${line} ${JSON.stringify(deduction.links)}` : "";
    if (this.drawn !== key) drawLinks(this.links, deduction, line);
    this.drawn = key;
  }

  /** @param {Game} game @param {number} cell @param {{states: string, drawn: Deduction | null, digit: number, line: number}} now */
  #showCell(game, cell, { states, drawn, digit, line }) {
    const content = game.shown(cell);
    const clues = drawn && !content.digit ? cluesOf(drawn, cell, line) : null;
    const faults = FAULTS.filter((fault) => states.includes(fault)).join(" ");
    const lit = litIn(content, digit);
    const key = `${game.cells[cell]} ${content.corner} ${content.centre} ${lit} ${faults} ${clues?.key}`;
    const element = this.cells[cell];
    if (this.known[cell] !== key) {
      this.known[cell] = key;
      element.ariaInvalid = faults ? "true" : null;
      element.ariaLabel = this.nameOf(game, cell, faults, clues?.eliminated);
      fill(element, content, clues, lit);
    }
    const names = states + besides(content);
    if (element.className !== names) element.className = names;
  }

  /** What a cell is called aloud. @param {Game} game @param {number} cell @param {string} [states] @param {number[]} [out] what a hint rules out in it */
  nameOf(game, cell, states = "", out = []) {
    const { digit, corner, centre, colours } = game.shown(cell);
    const key = game.isGiven(cell) ? "play-cell-given" : digit ? "play-cell-entry" : "play-cell-empty";
    const marked = digit ? [] : marksIn(game, cell);
    const inRole = (/** @type {string} */ role) => marked.filter((one) => one.role === role).map((one) => one.digit);
    return [
      this.say(key, { digit: `${digit}`, row: `${rowOf(cell) + 1}`, column: `${columnOf(cell) + 1}` }),
      ...this.#nameDigits("play-cell-corner", digitsOf(corner)),
      ...this.#nameDigits("play-cell-centre", digitsOf(centre)),
      ...this.#nameDigits("play-cell-on", inRole("on")),
      ...this.#nameDigits("play-cell-off", inRole("off")),
      ...digitsOf(colours).map((colour) => this.say(`play-colour-${colour}`)),
      ...FAULTS.filter((state) => states.includes(state)).map((state) => this.say(`play-cell-${state}`)),
      ...this.#nameDigits("play-cell-out", out),
    ].join(", ");
  }

  /** @param {string} key @param {number[]} digits */
  #nameDigits(key, digits) {
    return digits.length ? [this.say(key, { digits: digits.join(" ") })] : [];
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

  /** @param {Game} game @param {Tool} tool @param {number} held */
  showPad(game, tool, held) {
    for (const button of this.root.querySelectorAll("button[data-tool]")) {
      button.ariaPressed = String(button instanceof HTMLElement && button.dataset.tool === tool);
    }
    this.pad.dataset.pad = tool;
    for (const button of this.digits) {
      const digit = Number(button.dataset.digit);
      button.ariaPressed = String(digit === held);
      this.#showLeft(button, digit, tool === "colour" ? null : Math.max(0, game.left(digit)));
    }
    this.#enable("undo", game.past.length > 0);
    this.#enable("redo", game.future.length > 0);
  }

  /** @param {HTMLElement} button @param {number} digit @param {number | null} left how often it is to be entered yet; null: it stands for a colour */
  #showLeft(button, digit, left) {
    button.classList.toggle("spent", left === 0);
    button.ariaLabel = left === null ? this.say(`play-colour-${digit}`) : `${digit}, ${this.say("play-left", { count: left })}`;
    const small = button.lastElementChild;
    if (small instanceof HTMLElement) small.dataset.left = left === null ? "" : left ? String(left) : "✓";
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
    for (const link of this.further) link.hidden = true;
  }

  /** Show what follows a hint: a page on its technique, and a button that carries it out. @param {Answer} answer */
  tellMore({ deduction, lesson }) {
    for (const link of this.further) {
      link.hidden = !lesson;
      link.href = `${lesson ?? ""}${"practise" in link.dataset ? "/practice?new" : ""}`;
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
    // One filled button at a time: on to the next line, then to what follows.
    this.find("[data-command=line-on]").classList.toggle("strong", line < lines - 1);
    this.place.classList.toggle("strong", line >= lines - 1);
    this.root.classList.toggle("reading", line > 0);
    if (line < 1) return;
    this.read(this.reasoning.children[line].textContent ?? "");
    this.reasoning.children[line].scrollIntoView({ block: "nearest" });
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
    for (const part of [this.board, this.find(".panel")]) part.inert = paused;
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

  celebrate() {
    this.cells.forEach((element, cell) =>
      element.style.setProperty("--wave", String(rowOf(cell) + columnOf(cell))),
    );
    this.root.classList.add("solved");
  }

  /** @param {string} name @returns {HTMLDialogElement} */
  dialog(name) {
    const dialog = this.find(`dialog[data-dialog=${name}]`);
    if (!(dialog instanceof HTMLDialogElement)) throw new Error(`${name} is no dialog`);
    return dialog;
  }
}

/** The states of a cell that are told aloud. */
const FAULTS = ["conflict", "wrong"];

/** The states that a cell can be in; each is a class. @type {Readonly<Record<string, (cell: number, scene: Scene) => boolean>>} */
const STATES = {
  given: (cell, { game }) => game.isGiven(cell),
  chosen: (cell, { selection, marks }) => !marks.deduction && selection.cells.has(cell),
  seen: (cell, { seen }) => seen.has(cell),
  alike: (cell, { game, digit }) => digit > 0 && game.digitAt(cell) === digit,
  conflict: (cell, { conflicts }) => conflicts.has(cell),
  pair: (cell, { game, pairs }) => pairs && game.hasTwoNotes(cell),
  wrong: (cell, { marks }) => marks.wrong.has(cell),
  // Where candidates are marked, they show the place.
  area: (cell, { marks }) => marks.area.has(cell) && !marks.deduction?.roles.length,
  // Where there is no digit, the candidates themselves are marked.
  reason: (cell, { game, marks }) => marks.reasons.has(cell) && game.digitAt(cell) > 0,
  target: (cell, { targets }) => targets.has(cell),
};

/** @param {number} cell @param {Scene} scene */
function statesOf(cell, scene) {
  return Object.keys(STATES).filter((state) => STATES[state](cell, scene)).join(" ");
}

/** The one cell that is chosen, or -1. @param {Selection} selection @param {Marks} marks */
function loneCell({ cells, at }, { deduction }) {
  // The colours of a choice would compete with those of a hint.
  return deduction || cells.size !== 1 ? -1 : at;
}

/** What the states of all cells follow from. @param {Game} game @param {Selection} selection @param {Marks} marks @param {number} held @returns {Scene} */
function sceneOf(game, selection, marks, held) {
  const chosen = settings();
  const at = loneCell(selection, marks);
  const alike = chosen.alike && at >= 0 ? game.digitAt(at) : 0;
  return {
    game,
    selection,
    marks,
    pairs: chosen.pairs,
    digit: held || alike,
    seen: new Set(chosen.peers ? PEERS[at] : []),
    conflicts: chosen.conflicts ? game.conflicts() : new Set(),
    targets: new Set(marks.deduction?.placements.map(([cell]) => cell)),
  };
}

/** @param {Content} content what stands beside the states in a cell's classes */
function besides({ corner, centre }) {
  return corner && centre ? " both" : "";
}

/** @param {Content} content @param {number} digit @returns {number} the digit, where it is among the notes */
function litIn({ corner, centre }, digit) {
  return (corner | centre) & bitOf(digit || 10) ? digit : 0;
}

/** @param {HTMLElement} element @param {Content} content @param {ReturnType<typeof cluesOf>} clues @param {number} lit */
function fill(element, content, clues, lit) {
  paint(element, content.colours);
  if (clues) writeClues(element, clues, content.corner | content.centre);
  else write(element, content, lit);
}

/** Write a cell's digit, or else its notes: in corners where their digits stand on a pad. @param {HTMLElement} element @param {Content} content @param {number} lit */
function write(element, { digit, corner, centre }, lit) {
  const notes = [];
  for (const [kind, bits] of /** @type {[string, number][]} */ ([["corner", corner], ["centre", centre]])) {
    if (!bits) continue;
    const all = document.createElement("span");
    all.className = kind;
    all.append(...digitsOf(bits).map((one) => noteAt(one, one === lit ? "lit" : "")));
    notes.push(all);
  }
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
