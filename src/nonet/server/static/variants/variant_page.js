// @ts-check
/** The page of a kind of variant: a puzzle that this device has made, on the board of all games. */

import { HOME } from "../game/server.js";
import { shapeBoard } from "../game/model.js";
import { read, write } from "../game/storage.js";
import { placeOf } from "../play/input.js";
import { TabSync } from "../play/tab_sync.js";
import { Table } from "../play/table.js";
import { STOPPED, WaitIndicator } from "../play/wait_indicator.js";
import { Words } from "../shared/words.js";
import { CageCombinations } from "./cage_combinations.js";
import { cluesIn } from "./variant_clues.js";
import { VariantEngine } from "./variant_engine.js";
import { VariantGame } from "./variant_game.js";
import { begun, load, storeOf } from "./variant_kept.js";
import { drawMarks } from "./variant_shapes.js";

/** @import { Puzzle } from "./variant_clues.js" */
/** @import { Drawing } from "./variant_shapes.js" */
/** @typedef {{puzzle: Puzzle, id: string | null, peers: number[][], drawing: Drawing, solution: string}} Opened */
/** @typedef {{id: string, level: string, puzzle: string}} Found */

const LEVEL = "nonet-variant-level";
/** How much of a cell's width and height is the sum of its cage. */
const SUM = 0.38;
const DIALOGS = ["more", "help", "confirm", "settings"];

class VariantPage {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.words = new Words(JSON.parse(document.getElementById("words")?.textContent ?? ""));
    const { kind = "", kinds = "", size = "9", module = "", sentences = "" } = root.dataset;
    this.kind = kind;
    this.kinds = kinds;
    this.size = Number(size);
    this.levels = [...root.querySelectorAll("[data-level]")].map((link) => link.getAttribute("data-level") ?? "");
    this.engine = new VariantEngine({ module: new URL(module, location.href).href, sentences: new URL(sentences, location.href).href });
    this.waiting = new WaitIndicator(root.querySelector("[data-making]"));
  }

  async open() {
    const given = this.root.dataset.id;
    const found = given ? { id: given, level: "", puzzle: null } : (this.#begun() ?? (await this.#make()));
    const { answer } = found ? await this.engine.ask({ open: found.puzzle ? { puzzle: found.puzzle } : { id: found.id } }) : { answer: null };
    if (found && answer) this.#play({ ...found, puzzle: found.puzzle ?? JSON.stringify(answer.puzzle) }, answer);
    else this.#tell(this.words.say("variant-play-failed"));
  }

  /** The game of the address, or else the last one of this kind that was begun. @returns {Found | null} */
  #begun() {
    const { level, seed } = this.#asked();
    if (seed) {
      const id = this.#idOf(level, seed);
      const kept = load(id);
      return kept && { id, level, puzzle: kept.puzzle };
    }
    const [last] = this.#isLevelAsked() ? [] : begun(this.kind);
    return last ? { id: last[0], level: last[1].level, puzzle: last[1].puzzle } : null;
  }

  /** @returns {Promise<Found | null>} */
  async #make() {
    const { level, seed = String(crypto.getRandomValues(new BigUint64Array(1))[0] >> 11n) } = this.#asked();
    const wanted = { kinds: this.kinds, size: this.size, difficulty: level, seed };
    const text = this.words.say("variant-play-making");
    this.#tell(text);
    const made = await this.waiting.until((signal) => this.engine.ask({ generate: wanted }, signal), text);
    if (made === STOPPED || !made.answer) return null;
    return { id: this.#idOf(level, seed), level, puzzle: JSON.stringify(made.answer.puzzle) };
  }

  #isLevelAsked() {
    return this.levels.includes(new URLSearchParams(location.search).get("level") ?? "");
  }

  /** The level and the seed of the address; the level that was chosen last, if it has none. */
  #asked() {
    const query = new URLSearchParams(location.search);
    const known = [query.get("level"), read(LEVEL), "easy"].find((level) => this.levels.includes(level ?? ""));
    const seed = /^\d{1,16}$/.exec(query.get("seed") ?? "")?.[0];
    return { level: known ?? this.levels[0], seed };
  }

  /** @param {string} level @param {string} seed */
  #idOf(level, seed) {
    return `${this.kind}-${level}-${seed}`;
  }

  /** @param {Found} found @param {Opened} opened */
  #play({ id, level, puzzle }, { puzzle: { regions }, puzzle: data, peers, drawing, solution }) {
    shapeBoard(this.size, regions ?? boxesOf(drawing), peers);
    if (level) this.#showLevel(level, id.slice(id.lastIndexOf("-") + 1));
    else this.#tell("");
    this.root.dataset.puzzle = id;
    drawMarks(/** @type {HTMLElement} */ (this.root.querySelector(".board")), drawing);
    this.root.classList.toggle("marked-outside", drawing.margins.some((margin) => margin > 0));
    const clues = cluesIn(data, this.words);
    const table = new Table(this.root, this.words, {
      adviser: this.engine.adviserOf(puzzle),
      keeper: (take) => new TabSync(take, storeOf(puzzle, level)),
      game: () => new VariantGame(data.givens, solution, clues),
      commands: this.#commands(() => table),
      moved: () => shown?.update(),
      ending: async () => new (await import("../play/solved.js")).Solved(table.view, () => table.showBoard()),
    });
    table.start();
    const cages = data.rules.filter(({ type, sum }) => type === "killer" && sum);
    const shown = cages.length ? new CageCombinations(table, cages) : null;
    if (shown) this.#offerCombinations(table, shown);
  }

  /** Open the combinations of a cage by its sum, or those of the chosen cell by a button. @param {Table} table @param {CageCombinations} shown */
  #offerCombinations(table, shown) {
    const button = table.view.find("[data-command=combinations]");
    button.hidden = false;
    table.commands.combinations = () => shown.show(table.selection.at);
    table.view.board.addEventListener("click", (event) => {
      const place = placeOf(table.view.board, event);
      const isSum = place && place.across < SUM && place.down < SUM && shown.cages.some(({ cells }) => Math.min(...cells) === place.cell);
      if (isSum) shown.show(place.cell);
    });
  }

  /** @param {() => Table} table */
  #commands(table) {
    /** @type {Record<string, () => void>} */
    const commands = {
      share: async () => (await import("../play/sharing.js")).share(document.title, "", location.href, table().view),
    };
    for (const name of DIALOGS) commands[name] = () => table().view.open(name, "");
    const openSettings = commands.settings;
    commands.settings = async () => {
      openSettings();
      (await import("../play/colours.js")).chooseColours(this.root);
    };
    return commands;
  }

  /** @param {string} level @param {string} seed */
  #showLevel(level, seed) {
    write(LEVEL, level);
    history.replaceState(null, "", `${location.pathname}?level=${level}&seed=${seed}`);
    for (const link of this.root.querySelectorAll("a[data-level]")) {
      const isThis = link.getAttribute("data-level") === level;
      link.ariaCurrent = isThis ? "true" : null;
      if (isThis) this.#tell(`${link.textContent} · `);
    }
    for (const link of this.root.querySelectorAll("a[data-again]")) link.setAttribute("href", `${HOME}play/${this.kind}?level=${level}`);
  }

  /** @param {string} text */
  #tell(text) {
    const place = this.root.querySelector("[data-givens]");
    if (place) place.textContent = text;
  }
}

/** The box of each cell. @param {Drawing} drawing */
function boxesOf({ size, sides: [height, width] }) {
  return Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return Math.floor(row / height) * size + Math.floor(column / width);
  });
}

const root = document.querySelector("[data-kind]");
if (root instanceof HTMLElement) await new VariantPage(root).open();
