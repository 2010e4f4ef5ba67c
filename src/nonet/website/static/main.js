// @ts-check
/** Puts the parts together: wishes come in, the game changes, the view shows it. */

import { Game, Selection, digitsOf, houseOf } from "./model.js";
import { clock } from "./times.js";
import { View, noMarks } from "./view.js";
import { offerAnother } from "./another.js";
import { Advice } from "./advice.js";
import { keepFocus, listenToKeys, listenToPointers } from "./input.js";
import { Keeping } from "./keeping.js";
import { HOME } from "./server.js";
import { listenToSettings, settings } from "./settings.js";
import { share } from "./sharing.js";
import { Solved } from "./solved.js";
import { standIn } from "./standing_in.js";
import { Words } from "./words.js";

/** @import { Tool } from "./model.js" */
/** @import { Entry } from "./storage.js" */

/** @type {Tool[]} */
const TOOLS = ["digit", "corner", "centre", "colour"];

class Table {
  /** @param {HTMLElement} root @param {Words} words */
  constructor(root, words) {
    this.id = root.dataset.puzzle ?? "";
    this.game = new Game(this.id.replace("v1-", ""));
    this.selection = new Selection();
    this.view = new View(root, words);
    this.advice = new Advice(this.id, this.game, this.view, () => this.showBoard());
    this.keeping = new Keeping(this.id, (entry) => this.takeOver(entry));
    this.label = root.dataset.grade ?? "";
    /** The day whose puzzle it is, if it is one's. */
    this.day = root.dataset.day;
    /** @type {number | undefined} */
    this.solvedAt = undefined;
    this.ending = new Solved(this.view, (board) => this.showOther(board));
    /** The digit that waits for the cells it goes into. */
    this.held = 0;
    /** @type {Tool} */
    this.tool = "digit";
    this.seconds = 0;
    this.paused = false;
    this.solved = false;
    this.choosing = false;
    /** What is on the board, or the time, differs from what is kept. */
    this.changed = false;
    this.commands = this.listCommands();
  }

  /** What buttons and keys do, by the names that they call it. */
  listCommands() {
    /** @type {Record<string, () => void>} */
    const commands = {
      undo: () => this.goBack(this.game.undo(), "play-said-undone", "play-said-nothing-to-undo"),
      redo: () => this.goBack(this.game.redo(), "play-said-redone", "play-said-nothing-to-redo"),
      erase: () => this.change(this.game.erase([...this.selection.cells])),
      "share-result": () => this.ending.share(this.address),
      picture: () => void this.ending.picture(),
      replay: () => this.ending.play(),
      "line-back": () => this.advice.reading.step(-1),
      "line-on": () => this.advice.reading.step(1),
      check: () => this.consult(this.advice.check()),
      hint: () => this.consult(this.advice.hint()),
      place: () => this.carryOut(),
      pause: () => this.pause(!this.paused),
      dismiss: () => this.dismiss(),
      notes: () => this.change(this.game.noteCandidates(), "play-said-noted"),
      share: () => share(document.title, "", this.address, this.view),
      print: () => print(),
      restart: () => this.restart(),
      "next-tool": () => this.take(TOOLS[(TOOLS.indexOf(this.tool) + 1) % TOOLS.length]),
      "choose-all": () => this.chooseMany(this.game.cells.keys()),
      "read-row": () => this.readHouse("row"),
      "read-column": () => this.readHouse("column"),
      "read-box": () => this.readHouse("box"),
    };
    for (const name of ["more", "help", "qr", "confirm", "settings"]) commands[name] = () => this.open(name);
    return commands;
  }

  /** Where anybody plays this puzzle. */
  get address() {
    return new URL(`${HOME}puzzles/${this.id}`, location.href).href;
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
    listenToSettings(this.view.root, () => this.show());
    setInterval(() => this.tick(), 1000);
    addEventListener("pagehide", () => this.keep());
    document.addEventListener("visibilitychange", () => this.keep());
    this.view.showTime(this.seconds);
    this.show();
    if (this.solved) this.congratulate();
  }

  restore() {
    const entry = this.keeping.open();
    if (!entry && settings().noted) this.game.noteCandidates();
    if (entry && this.takeBoard(entry) && this.game.isBegun()) {
      this.view.tell(this.view.say("play-said-restored"));
    }
  }

  /** @param {Entry} entry */
  takeBoard(entry) {
    if (!this.game.restore(entry.game)) return false;
    this.seconds = entry.seconds;
    this.advice.hints = entry.hints ?? 0;
    this.solvedAt = entry.solvedAt;
    this.day ??= entry.day;
    this.solved = entry.solved && this.game.isSolved();
    return true;
  }

  /** Go on from what another tab did. @param {Entry} entry */
  takeOver(entry) {
    if (!this.takeBoard(entry)) return;
    this.changed = false;
    this.advice.forget();
    this.view.showTime(this.seconds);
    if (this.solved) this.congratulate();
    else this.view.tell("");
    this.show();
  }

  show() {
    this.showBoard();
    this.view.showPad(this.game, this.tool, this.held);
  }

  /** Show another board than the one that is played, until it is shown again. @param {Game | null} board */
  showOther(board) {
    if (board) this.view.show(board, new Selection(), noMarks());
    else this.showBoard();
  }

  showBoard() {
    const { held } = this;
    this.view.show(this.game, this.selection, this.advice.marks, { held, line: this.advice.reading.line });
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
    if (this.paused && name !== "pause" && name !== "help") return;
    this.commands[name]?.();
  }

  /** @param {Tool} tool */
  take(tool) {
    this.tool = tool;
    this.view.read(this.view.say(`play-tool-${tool}`));
    this.show();
  }

  /** Write a digit into what is chosen; where nothing is, it waits for cells. @param {number} digit @param {Tool} [tool] */
  enter(digit, tool = this.tool) {
    if (this.paused) return;
    if (this.selection.cells.size === 0) this.hold(this.held === digit ? 0 : digit);
    else this.enterInto([...this.selection.cells], digit, tool);
  }

  /** @param {number} digit the digit that waits from now on, or 0 */
  hold(digit) {
    this.held = digit;
    if (digit) {
      this.selection.all([]);
      this.view.tell(this.view.say("play-said-held", { digit: `${digit}` }));
    } else this.view.tell("");
    this.show();
  }

  /** @param {number[]} cells @param {number} digit @param {Tool} tool */
  enterInto(cells, digit, tool) {
    if (cells.length === 1 && tool !== "colour" && this.game.isGiven(cells[0])) {
      if (!this.solved) this.view.tell(this.view.say("play-said-given"));
      return;
    }
    const changed = this.game.enter(cells, digit, tool);
    if (!changed && tool !== "colour") this.view.tell(this.view.say("play-said-no-note", { digit: `${digit}` }));
    this.change(changed);
  }

  /** @param {number} rows @param {number} columns @param {boolean} extend */
  move(rows, columns, extend) {
    if (this.paused) return;
    if (this.advice.reading.isOpen && columns && !rows) {
      this.advice.reading.step(Math.sign(columns));
      return;
    }
    this.held = 0;
    const cell = this.selection.neighbour(rows, columns);
    this.choose(cell, extend ? "add" : "only");
  }

  /** @param {number} cell @param {"only" | "add" | "toggle" | "range"} how */
  choose(cell, how) {
    if (how === "add" && this.selection.cells.has(cell) && this.selection.at === cell) return;
    if (this.held) {
      this.selection.at = cell;
      if (how === "only") this.enterInto([cell], this.held, this.tool);
      return;
    }
    this.advice.forgetPraise();
    if (how === "only") this.selection.only(cell);
    if (how === "add") this.selection.add(cell);
    if (how === "toggle") this.selection.toggle(cell);
    if (how === "range") this.selection.addUpTo(cell);
    this.show();
    this.choosing = true;
    this.view.focus(cell);
    this.choosing = false;
  }

  /** Choose all cells with the digit of a cell. @param {number} cell @returns {boolean} */
  chooseAlike(cell) {
    const digit = this.game.digitAt(cell);
    if (!digit || this.held) return false;
    const alike = [...this.game.cells.keys()].filter((other) => this.game.digitAt(other) === digit);
    this.chooseMany(alike);
    return true;
  }

  chosen() {
    return [...this.selection.cells];
  }

  /** Choose a cell that was pressed for long beside those chosen before. @param {number[]} before @param {number} cell */
  chooseMore(before, cell) {
    if (this.held) return;
    this.chooseMany(before.includes(cell) ? before.filter((other) => other !== cell) : [...before, cell]);
  }

  /** @param {Iterable<number>} cells */
  chooseMany(cells) {
    this.selection.all(cells);
    this.show();
  }

  /** Show what a move did and keep it. @param {boolean} changed @param {string} [said] */
  change(changed, said) {
    if (!changed) return;
    this.advice.forget();
    this.changed = true;
    this.finish();
    if (!this.solved) this.view.tell(said ? this.view.say(said) : "");
    this.show();
    this.sayCell(said);
    this.keep();
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
    if (solved) this.solvedAt ??= Date.now();
    else this.ending.hide();
    this.solved = solved;
  }

  congratulate() {
    this.view.celebrate();
    const { id, game, seconds, label, day, advice: { hints } } = this;
    this.ending.show({ id, game, seconds, hints, label, day });
    this.view.tell(this.view.say("play-said-solved", { time: clock(this.seconds) }), { mood: "good" });
  }

  tick() {
    if (this.paused || this.solved || document.hidden) return;
    this.seconds += 1;
    this.changed = true;
    this.view.showTime(this.seconds);
  }

  keep() {
    if (!this.changed || !(this.game.isBegun() || this.game.future.length)) return;
    this.changed = false;
    const { seconds, solved, solvedAt, label, day, advice: { hints } } = this;
    const entry = { game: this.game.save(), seconds, solved, solvedAt, label, day, hints, at: Date.now() };
    const kept = this.keeping.save(entry);
    if (!kept) this.view.tell(this.view.say("play-said-not-kept"));
  }

  /** @param {boolean} paused */
  pause(paused) {
    this.paused = paused;
    this.view.showPause(paused);
    if (!paused) this.view.focus(this.selection.at);
    this.view.read(this.view.say(paused ? "play-said-paused" : "play-said-resumed"));
    this.keep();
  }

  dismiss() {
    this.held = 0;
    // A hint that is closed leaves the choice as it was.
    if (!this.advice.marks.deduction) this.selection.all([]);
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
if (root instanceof HTMLElement && words) {
  const said = new Words(JSON.parse(words));
  standIn(root, said);
  // A new puzzle is found again where it is: by its own address.
  if ("newPuzzle" in document.body.dataset) history.replaceState(null, "", `${HOME}puzzles/${root.dataset.puzzle}`);
  new Table(root, said).start();
  offerAnother(root, said);
}
