// @ts-check
/** The game on its board, on any page: input changes the game, and the view shows it. */

import { DIGIT, Game, signOf } from "../game/model.js";
import { Selection } from "./selection.js";
import { View } from "./view.js";
import { Advice } from "./advice.js";
import { keepFocus, listenToHolding, listenToKeys, listenToPointers, listenToSwipes } from "./input.js";
import { commandsOf } from "./commands.js";
import { listenToSettings, settings } from "../game/settings.js";
import { Progress, clock } from "../game/progress.js";

/** @import { Adviser } from "./advice.js" */
/** @import { Game as Played, Tool } from "../game/model.js" */
/** @import { Entry } from "../game/storage.js" */
/** @import { Words } from "../shared/words.js" */
/**
 * @typedef {object} Keeper the stored state of a puzzle
 * @property {(id: string) => Entry | null} open
 * @property {(entry: Entry) => boolean} save whether all is kept that should be
 * @property {number} version 0 while nothing is kept
 */
/**
 * @typedef {object} Ending the panel that replaces the pad once a puzzle is solved
 * @property {(result: {id: string, game: Played, progress: Progress}) => void} show
 * @property {() => void} hide
 */
/**
 * @typedef {object} Surroundings the parts that a page provides to its board
 * @property {Adviser} adviser
 * @property {number} [deepest] how many steps of a hint there are, 0 to 3
 * @property {(take: (entry: Entry | null) => void) => Keeper} keeper
 * @property {() => Played} [game] the game of a puzzle that isn't classic
 * @property {Record<string, () => void>} [commands] the actions of buttons beside the board's own
 * @property {(name: string) => void} [other] acts for all other buttons of the page
 * @property {() => Promise<Ending>} [ending]
 * @property {(table: Table) => void} [moved] hears of every move
 * @property {(table: Table) => void} [congratulated] hears of a puzzle that is solved
 * @property {EventTarget} [keys] whose keys are the board's; else those of the page
 * @property {AbortSignal} [signal] ends all listening
 */

export class Table {
  /** @param {HTMLElement} root @param {Words} words @param {Surroundings} around */
  constructor(root, words, around) {
    this.around = around;
    this.id = root.dataset.puzzle ?? "";
    this.game = around.game?.() ?? new Game(this.id.replace("v1-", ""));
    this.selection = new Selection();
    this.view = new View(root, words);
    this.progress = new Progress(root.dataset);
    this.advice = new Advice(this, around.adviser, around.deepest);
    this.keeper = around.keeper((entry) => this.takeOver(entry));
    /** The panel that follows the last digit, fetched by then. @type {Ending | null} */
    this.ending = null;
    /** The digit that waits for the cells it goes into. */
    this.held = 0;
    /** The pen, fetched when the player first draws. @type {import("./pen.js").Pen | null} */
    this.pen = null;
    /** @type {Promise<import("./pen.js").Pen> | null} */
    this.penComing = null;
    this.tool = /** @type {Tool} */ ("digit");
    this.tools = this.view.tools.map((button) => /** @type {Tool} */ (button.dataset.tool));
    this.paused = false;
    this.choosing = false;
    /** Whether the board or the time differs from the stored entry. */
    this.changed = false;
    this.commands = { ...commandsOf(this), ...around.commands };
  }

  start() {
    const { keys = document, signal } = this.around;
    listenToKeys(this.view.board, this, { keys, signal });
    listenToPointers(this.view.board, this, signal);
    listenToHolding(this.view.pad, this);
    for (const part of [this.view.find(".tools"), this.view.pad]) listenToSwipes(part, (by) => this.turn(by));
    keepFocus(this.view.find(".panel"));
    this.view.board.addEventListener("focusin", (event) => {
      const cell = this.view.cells.findIndex((element) => element === event.target);
      // Focus by Tab selects the cell; a selection that moves the focus was already made.
      const chosen = this.choosing || this.selection.cells.has(cell);
      if (cell >= 0 && !chosen) this.choose(cell, "only");
    });
    this.view.root.addEventListener("click", (event) => this.press(event));
    listenToSettings(this.view.root, () => this.show());
    const ticking = setInterval(() => this.tick(), 1000);
    signal?.addEventListener("abort", () => clearInterval(ticking));
    addEventListener("pagehide", () => this.keep(), { signal });
    document.addEventListener("visibilitychange", () => this.keep(), { signal });
    this.open();
  }

  /** Show the puzzle as it was left. */
  open() {
    const restored = this.restore();
    this.selection.at = Math.max(0, this.game.cells.findIndex((content) => !(content & DIGIT)));
    this.view.showTime(this.progress.seconds);
    this.view.announce(restored ? this.view.say("play-said-restored") : "");
    this.show();
    if (this.solved) void this.congratulate();
  }

  /** Play the puzzle that the page has become. */
  begin() {
    this.keep();
    this.dismiss();
    this.ending?.hide();
    if (this.paused) this.pause(false);
    this.id = this.view.root.dataset.puzzle ?? "";
    this.game = this.around.game?.() ?? new Game(this.id.replace("v1-", ""));
    this.selection = new Selection();
    this.progress = new Progress(this.view.root.dataset);
    this.changed = false;
    this.open();
    this.focus(this.selection.at);
  }

  get solved() {
    return this.progress.solved;
  }

  /** @returns {boolean} whether there is anything to go on with */
  restore() {
    const entry = this.keeper.open(this.id);
    if (!entry && settings().noted) {
      this.game.noteCandidates();
      // Nobody has begun with that.
      this.game.past = [];
    }
    return entry !== null && this.takeBoard(entry) && this.game.isBegun();
  }

  /** @param {Entry} entry */
  takeBoard(entry) {
    if (!this.game.restore(entry.game)) return false;
    this.changed = this.progress.take(entry, this.game);
    return true;
  }

  /** Continue from another tab's state; if that tab has deleted it, nothing is stored before the next move. @param {Entry | null} entry */
  takeOver(entry) {
    this.changed = false;
    if (!entry || !this.takeBoard(entry)) return;
    this.advice.forget();
    this.view.showTime(this.progress.seconds);
    // A solved puzzle has nothing to hide.
    if (this.solved && this.paused) this.pause(false);
    if (this.solved) void this.congratulate();
    else this.view.announce("");
    this.show();
  }

  show() {
    Game.tidies = settings().tidy;
    this.showBoard();
    this.view.showPad(this.game, this.tool, this.held);
  }

  showBoard() {
    const { held, pen, advice: { marks, reading: { line } } } = this;
    this.view.show(this.game, this.selection, marks, { held, begun: pen?.begun, line });
  }

  /** Carry out a press on a button. @param {Event} event */
  press(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || button.ariaDisabled === "true") return;
    const { command, tool, digit } = button.dataset;
    if (digit) this.pressDigit(Number(digit));
    if (tool) this.take(/** @type {Tool} */ (tool));
    if (command) {
      button.closest("dialog")?.close();
      this.command(command);
    }
  }

  /** @param {number} digit of the pad */
  pressDigit(digit) {
    if (settings().pinned && !this.paused) this.hold(this.held === digit ? 0 : digit);
    else this.enter(digit);
  }

  /** @param {string} name */
  command(name) {
    if (this.paused && !/^(pause|help|settings)$/.test(name)) return;
    (this.commands[name] ?? (() => this.around.other?.(name)))();
  }

  /** @param {Tool} tool */
  take(tool) {
    if (this.paused || !this.tools.includes(tool)) return;
    this.tool = tool;
    if (tool === "draw") void this.fetchPen();
    this.pen?.forget();
    this.view.read(this.view.say(`play-tool-${tool}`));
    this.show();
  }

  /** Fetch the pen once for all callers, so that presses in the meantime are drawn in their order. */
  fetchPen() {
    this.penComing ??= import("./pen.js").then(({ Pen }) => (this.pen = new Pen(this)));
    this.penComing.catch(() => (this.penComing = null));
    return this.penComing;
  }

  /** @param {number} by tools on, or back */
  turn(by) {
    this.take(this.tools.at((this.tools.indexOf(this.tool) + by) % this.tools.length) ?? this.tool);
  }

  isDrawing() {
    return this.tool === "draw" && !this.paused && !this.advice.marks.deduction;
  }

  erase() {
    const cells = this.chosen();
    if (this.tool === "draw") void this.fetchPen().then((pen) => pen.wipe(cells));
    else this.change(this.game.erase(cells));
  }

  /** Write a digit into the chosen cells; without any, it waits for cells. @param {number} digit @param {Tool} [tool] */
  enter(digit, tool = this.tool) {
    if (this.paused) return;
    const cells = this.chosen();
    if (cells.length === 0) this.hold(this.held === digit ? 0 : digit);
    else if (this.tool === "draw") void this.fetchPen().then((pen) => pen.enter(cells, digit, tool === "corner"));
    else this.enterInto(cells, digit, tool);
  }

  /** @param {number} digit the digit that waits from now on, or 0 */
  hold(digit) {
    this.held = digit;
    if (digit) {
      this.selection.all([]);
      this.view.announce(this.view.say("play-said-held", { digit: signOf(digit) }));
    } else this.view.announce("");
    this.show();
  }

  /** @param {number[]} cells @param {number} digit @param {Tool} tool */
  enterInto(cells, digit, tool) {
    if (cells.length === 1 && tool !== "colour" && this.game.isGiven(cells[0])) {
      if (!this.solved) this.view.announce(this.view.say("play-said-given"), { passes: true });
      return;
    }
    const tidied = this.tidiedBy(cells, digit, tool);
    const changed = this.game.enter(cells, digit, tool);
    if (!changed && tool !== "colour") this.view.announce(this.view.say("play-said-no-note", { digit: signOf(digit) }), { passes: true });
    this.change(changed);
    this.sayTidied(digit, tidied);
  }

  /** The cells whose notes a digit will hide. @param {number[]} cells @param {number} digit @param {Tool} tool */
  tidiedBy(cells, digit, tool) {
    return tool === "digit" && cells.length === 1 ? this.game.notesRuledOutBy([cells[0], digit]) : [];
  }

  /** Report the cells whose notes a digit has just hidden. @param {number} digit @param {number[]} cells */
  sayTidied(digit, cells) {
    if (!cells.length || !settings().tidy || this.solved) return;
    this.view.announce(this.view.say("play-said-tidied", { digit: signOf(digit), count: cells.length }), { passes: true });
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
      if (how === "only" && this.tool !== "draw") this.enterInto([cell], this.held, this.tool);
      return;
    }
    this.view.letPass();
    this.selection.choose(cell, how);
    this.show();
    this.focus(cell);
  }

  /** Have keys begin at a cell, without choosing it. @param {number} cell */
  focus(cell) {
    this.choosing = true;
    this.view.focus(cell);
    this.choosing = false;
  }

  /** Choose all cells with the digit of a cell. @param {number} cell @returns {boolean} */
  chooseAlike(cell) {
    const digit = this.game.digitAt(cell);
    if (!digit || this.held) return false;
    this.chooseMany([...this.game.cells.keys()].filter((other) => this.game.digitAt(other) === digit));
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

  /** Show and keep the result of a move. @param {boolean} changed @param {string} [said] */
  change(changed, said) {
    if (!changed) return;
    this.advice.forget();
    this.changed = true;
    this.finish();
    if (!this.solved) this.sayMove(said);
    this.show();
    this.sayCell(said);
    this.keep();
    this.around.moved?.(this);
    void this.follow();
  }

  /** @param {string} [said] */
  sayMove(said) {
    const isFull = !this.game.board().includes("-");
    const told = isFull ? (this.advice.deepest ? "play-said-full" : "play-said-not-right") : said;
    this.view.announce(told ? this.view.say(told) : "");
    this.view.lastRight.hidden = !(isFull && this.advice.deepest);
  }

  /** Give the feedback on a move that the player has chosen. */
  async follow() {
    const { checked, sounds, touch } = settings();
    if (checked || sounds || touch) (await import("./after_move.js")).follow(this);
  }

  /** Read out the cell's new content, since its name changed under the focus. @param {string} [said] */
  sayCell(said) {
    if (this.solved || said) return;
    const { at, cells } = this.selection;
    const conflict = settings().conflicts && this.game.conflicts().has(at) ? "conflict" : "";
    this.view.read(
      cells.size > 1
        ? this.view.say("play-said-many", { count: cells.size })
        : this.view.nameOf(this.game, at, conflict),
    );
  }

  finish() {
    const wasSolved = this.solved;
    this.progress.finish(this.game);
    this.view.showTime(this.progress.seconds);
    if (!this.solved) this.ending?.hide();
    else if (!wasSolved) void this.congratulate();
  }

  async congratulate() {
    const ending = await this.around.ending?.().catch(() => null);
    if (!this.solved) return;
    this.ending ??= ending ?? null;
    const { id, game, progress } = this;
    this.ending?.show({ id, game, progress });
    this.view.announce(this.view.say("play-said-solved", { time: clock(progress.result.seconds) }), { mood: "good" });
    this.around.congratulated?.(this);
  }

  tick() {
    if (this.paused || this.solved || document.hidden) return;
    this.progress.seconds += 1;
    // A game with only elapsed time isn't worth storing.
    this.changed ||= this.keeper.version > 0;
    this.view.showTime(this.progress.seconds);
  }

  countHint() {
    this.progress.hints += 1;
    this.changed = true;
    this.keep();
  }

  keep() {
    if (!this.changed || !(this.game.isBegun() || this.game.future.length || this.progress.hints)) return;
    this.changed = false;
    if (!this.keeper.save(this.progress.entryOf(this.game))) this.view.announce(this.view.say("play-said-not-kept"));
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
    // A closed panel must not take the keyboard focus with it.
    const isLeft = this.view.find(".panel").contains(this.view.focusedElement);
    this.held = 0;
    this.pen?.forget();
    // A hint that is closed leaves the choice as it was.
    if (!this.advice.marks.deduction) this.selection.all([]);
    this.advice.forget();
    this.view.announce("");
    this.show();
    if (isLeft) this.focus(this.selection.at);
  }

  /** @param {Promise<boolean>} question */
  async consult(question) {
    if (!(await question)) return;
    if (this.advice.placement) this.selection.only(this.advice.placement[0]);
    this.show();
  }
}
