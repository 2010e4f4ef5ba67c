// @ts-check
/** Puts the parts together: wishes come in, the game changes, the view shows it. */

import { Game, Selection, digitsOf, houseOf } from "./model.js";
import { View, clock } from "./view.js";
import { Advice } from "./advice.js";
import { keepFocus, listenToKeys, listenToPointers } from "./input.js";
import { HOME } from "./server.js";
import { load, save } from "./storage.js";
import { Words } from "./words.js";

/** @import { Tool } from "./model.js" */

/** @type {Tool[]} */
const TOOLS = ["digit", "corner", "centre", "colour"];
const SAVE_AFTER_MS = 250;

class Table {
  /** @param {HTMLElement} root @param {Words} words */
  constructor(root, words) {
    this.id = root.dataset.puzzle ?? "";
    this.game = new Game(this.id.replace("v1-", ""));
    this.selection = new Selection();
    this.view = new View(root, words);
    this.advice = new Advice(this.id, this.game, this.view);
    /** @type {Tool} */
    this.tool = "digit";
    this.seconds = 0;
    this.paused = false;
    this.solved = false;
    this.choosing = false;
    /** @type {number | undefined} */
    this.saving = undefined;
    /** @type {Record<string, () => void>} */
    this.commands = {
      undo: () => this.goBack(this.game.undo(), "play-said-undone", "play-said-nothing-to-undo"),
      redo: () => this.goBack(this.game.redo(), "play-said-redone", "play-said-nothing-to-redo"),
      erase: () => this.change(this.game.erase([...this.selection.cells])),
      check: () => this.consult(this.advice.check()),
      hint: () => this.consult(this.advice.hint()),
      place: () => this.carryOut(),
      pause: () => this.pause(!this.paused),
      dismiss: () => this.dismiss(),
      notes: () => this.change(this.game.noteCandidates(), "play-said-noted"),
      share: () => this.share(),
      print: () => print(),
      restart: () => this.restart(),
      "next-tool": () => this.take(TOOLS[(TOOLS.indexOf(this.tool) + 1) % TOOLS.length]),
      "choose-all": () => this.chooseMany(this.game.cells.keys()),
      "read-row": () => this.readHouse("row"),
      "read-column": () => this.readHouse("column"),
      "read-box": () => this.readHouse("box"),
    };
    for (const name of ["more", "help", "qr", "confirm"]) {
      this.commands[name] = () => this.open(name);
    }
  }

  start() {
    this.restore();
    this.selection.at = Math.max(0, this.game.cells.findIndex((content) => !(content & 15)));
    listenToKeys(this.view.board, this);
    listenToPointers(this.view.board, this);
    keepFocus(this.view.find(".panel"));
    this.view.board.addEventListener("focusin", (event) => {
      const cell = this.view.cells.findIndex((element) => element === event.target);
      // Whoever comes by Tab chooses the cell; a choice that moves the focus is made already.
      const chosen = this.choosing || this.selection.cells.has(cell);
      if (cell >= 0 && !chosen) this.choose(cell, "only");
    });
    this.view.root.addEventListener("click", (event) => this.press(event));
    setInterval(() => this.tick(), 1000);
    addEventListener("pagehide", () => this.keep());
    document.addEventListener("visibilitychange", () => this.keep());
    this.view.showTime(this.seconds);
    this.show();
    if (this.solved) this.congratulate();
  }

  restore() {
    const entry = load(this.id);
    if (!entry || !this.game.restore(entry.game)) return;
    this.seconds = entry.seconds;
    this.solved = entry.solved && this.game.isSolved();
    if (this.game.isBegun()) this.view.tell(this.view.say("play-said-restored"));
  }

  show() {
    this.view.show(this.game, this.selection, this.advice.marks);
    this.view.showPad(this.game, this.tool);
  }

  /** What a press on a button means. @param {Event} event */
  press(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || button.ariaDisabled === "true") return;
    const { command, tool, digit } = button.dataset;
    if (digit) this.enter(Number(digit));
    if (tool) this.take(/** @type {Tool} */ (tool));
    if (command) {
      button.closest("dialog")?.close();
      this.command(command);
    }
  }

  /** @param {string} name */
  command(name) {
    this.commands[name]?.();
  }

  /** @param {Tool} tool */
  take(tool) {
    this.tool = tool;
    this.view.read(this.view.say(`play-tool-${tool}`));
    this.show();
  }

  /** @param {number} digit @param {Tool} [tool] */
  enter(digit, tool = this.tool) {
    if (this.selection.cells.size === 0) this.selection.only(this.selection.at);
    const cells = [...this.selection.cells];
    if (cells.length === 1 && tool !== "colour" && this.game.isGiven(cells[0])) {
      this.view.read(this.view.say("play-said-given"));
      return;
    }
    const changed = this.game.enter(cells, digit, tool);
    if (!changed && tool !== "colour") this.view.tell(this.view.say("play-said-no-note", { digit: `${digit}` }));
    this.change(changed);
  }

  /** @param {number} rows @param {number} columns @param {boolean} extend */
  move(rows, columns, extend) {
    const cell = this.selection.neighbour(rows, columns);
    this.choose(cell, extend ? "add" : "only");
  }

  /** @param {number} cell @param {"only" | "add" | "toggle" | "range"} how */
  choose(cell, how) {
    if (how === "add" && this.selection.cells.has(cell) && this.selection.at === cell) return;
    if (how === "only") this.selection.only(cell);
    if (how === "add") this.selection.add(cell);
    if (how === "toggle") this.selection.toggle(cell);
    if (how === "range") this.selection.addUpTo(cell);
    this.view.show(this.game, this.selection, this.advice.marks);
    this.choosing = true;
    this.view.focus(cell);
    this.choosing = false;
  }

  /** Choose all cells with the digit of a cell. @param {number} cell */
  chooseAlike(cell) {
    const digit = this.game.digitAt(cell);
    if (!digit) return;
    const alike = [...this.game.cells.keys()].filter((other) => this.game.digitAt(other) === digit);
    this.chooseMany(alike);
  }

  /** @param {Iterable<number>} cells */
  chooseMany(cells) {
    this.selection.all(cells);
    this.view.show(this.game, this.selection, this.advice.marks);
  }

  /** Show what a move did and keep it. @param {boolean} changed @param {string} [said] */
  change(changed, said) {
    if (!changed) return;
    this.advice.forget();
    if (!this.solved) this.view.tell(said ? this.view.say(said) : "");
    this.finish();
    this.show();
    this.sayCell(said);
    clearTimeout(this.saving);
    this.saving = setTimeout(() => this.keep(), SAVE_AFTER_MS);
  }

  /** Read out what stands in the cell now, for its name changed under the focus. @param {string} [said] */
  sayCell(said) {
    if (this.solved || said) return;
    const { at, cells } = this.selection;
    const conflict = this.game.conflicts().has(at) ? "conflict" : "";
    this.view.read(
      cells.size > 1
        ? this.view.say("play-said-many", { count: cells.size })
        : this.view.nameOf(this.game, at, conflict),
    );
  }

  /** @param {number[]} cells @param {string} done @param {string} nothing */
  goBack(cells, done, nothing) {
    if (cells.length === 0) {
      this.view.read(this.view.say(nothing));
      return;
    }
    if (cells.length === 1) this.selection.only(cells[0]);
    this.change(true);
    const name = this.view.nameOf(this.game, cells[0]);
    this.view.read(`${this.view.say(done)} ${cells.length === 1 ? name : ""}`);
  }

  finish() {
    const solved = this.game.isSolved();
    if (solved && !this.solved) this.congratulate();
    if (!solved) this.view.stopCelebrating();
    this.solved = solved;
  }

  congratulate() {
    this.view.celebrate();
    this.view.tell(this.view.say("play-said-solved", { time: clock(this.seconds) }), { mood: "good" });
  }

  tick() {
    if (this.paused || this.solved || document.hidden) return;
    this.seconds += 1;
    this.view.showTime(this.seconds);
  }

  keep() {
    clearTimeout(this.saving);
    if (!this.game.isBegun() && !this.game.future.length) return;
    const { seconds, solved } = this;
    if (!save(this.id, { game: this.game.save(), seconds, solved })) {
      this.view.tell(this.view.say("play-said-not-kept"));
    }
  }

  /** @param {boolean} paused */
  pause(paused) {
    this.paused = paused;
    this.view.showPause(paused);
    this.view.read(this.view.say(paused ? "play-said-paused" : "play-said-resumed"));
    this.keep();
  }

  dismiss() {
    this.selection.all([]);
    this.advice.forget();
    this.view.tell("");
    this.show();
  }

  /** @param {Promise<boolean>} question */
  async consult(question) {
    if (!(await question)) return;
    const target = this.advice.placement?.[0];
    if (target !== undefined) this.selection.only(target);
    this.show();
  }

  carryOut() {
    const { deduction } = this.advice.marks;
    if (!deduction) return;
    this.change(this.game.conclude(deduction.placements, deduction.eliminations));
    this.view.focus(this.selection.at);
  }

  restart() {
    this.seconds = 0;
    this.view.showTime(0);
    this.change(this.game.restart(), "play-said-restarted");
  }

  async share() {
    const url = new URL(`${HOME}puzzles/${this.id}`, location.href).href;
    try {
      if (navigator.share) {
        await navigator.share({ title: document.title, url });
      } else {
        await navigator.clipboard.writeText(url);
        this.view.tell(this.view.say("play-said-copied"));
      }
    } catch (fault) {
      const refused = fault instanceof DOMException && fault.name === "AbortError";
      if (!refused) this.view.tell(url);
    }
  }

  /** @param {string} name */
  open(name) {
    const dialog = this.view.dialog(name);
    // A picture that nobody looks at is not fetched.
    for (const image of dialog.querySelectorAll("img")) image.src ||= `${HOME}puzzles/${this.id}/qr.svg`;
    dialog.showModal();
  }

  /** @param {"row" | "column" | "box"} kind */
  readHouse(kind) {
    const words = houseOf(kind, this.selection.at).map((cell) => {
      const { digit, corner, centre } = this.game.shown(cell);
      const notes = digitsOf(corner | centre).join(" ");
      return digit || (notes ? this.view.say("play-read-notes", { notes }) : this.view.say("play-read-empty"));
    });
    this.view.read(`${this.view.say(`play-read-${kind}`)}: ${words.join(", ")}`);
  }
}

const root = document.querySelector("[data-puzzle]");
const words = document.getElementById("words")?.textContent;
if (root instanceof HTMLElement && words) new Table(root, new Words(JSON.parse(words))).start();
