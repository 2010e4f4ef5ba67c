// @ts-check
/** `<nonet-board>`: a puzzle to play on any page, by the scripts of the service's own page. */

import { adviserIn, verify } from "./board_adviser.js";
import { languageOf, loadParts } from "./board_language.js";
import { STYLE } from "./board_style.js";
import { isEntry } from "./game/storage.js";
import { Table } from "./play/table.js";
import { Words } from "./shared/words.js";

/** @import { Entry } from "./game/storage.js" */
/** @typedef {{puzzle: string, entry: Entry}} Saved */

const HELP = ["none", "where", "technique", "step"];
const FORM = /^(?:v1-)?[0-9.-]{81}$/;
/** What styles of the page reach, each by `::part()`. @type {Record<string, string>} */
const PARTS = {
  title: ".title", timer: "[data-timer]", board: ".board", cell: ".board td", message: "[data-message]",
  hint: ".reasoning", pad: ".pad", digit: "[data-digit]", tools: ".tools", actions: ".actions", button: "[data-command]",
};

// Where pages are rendered without a browser, the element is named but never made.
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});
/** One sheet for all boards of a page. @type {CSSStyleSheet | undefined} */
let sheet = undefined;

export class NonetBoard extends Base {
  static observedAttributes = ["puzzle", "help", "language"];

  /** @type {Table | null} */
  #table = null;
  /** @type {Saved | null} */
  #saved = null;
  #open = new AbortController();
  #isShown = false;
  #isSolved = false;

  get puzzle() {
    return this.getAttribute("puzzle") ?? "";
  }

  set puzzle(grid) {
    this.setAttribute("puzzle", grid);
  }

  /** How much a hint says at most. */
  get help() {
    return this.getAttribute("help") ?? "step";
  }

  set help(level) {
    this.setAttribute("help", level);
  }

  /** The language that the board speaks, among those there are: as wished, or as that of the page around it. */
  get language() {
    return languageOf(this.getAttribute("language") ?? this.closest("[lang]")?.getAttribute("lang") ?? "");
  }

  set language(tag) {
    this.setAttribute("language", tag);
  }

  /** What is on the board, to go on with later. @returns {Saved | null} */
  get saved() {
    if (!this.#table) return structuredClone(this.#saved);
    const { id, game, progress } = this.#table;
    return structuredClone({ puzzle: id, entry: progress.entryOf(game) });
  }

  set saved(saved) {
    this.#saved = isEntry(saved?.entry) ? structuredClone(saved) : null;
    if (this.#isShown) void this.#show();
  }

  focus() {
    this.#table?.focus(this.#table.selection.at);
  }

  connectedCallback() {
    void this.#show();
  }

  disconnectedCallback() {
    // Moved within a page, or shown again later, it goes on where it was.
    this.#saved = this.saved;
    this.#isShown = false;
    this.#close();
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    // Before it is shown there is nothing to change.
    if (before === now || !this.isConnected || !this.#isShown) return;
    if (name === "help") this.#limitHelp();
    else this.#showAgain(name === "language");
  }

  get #deepest() {
    const level = HELP.indexOf(this.help);
    return level < 0 ? HELP.length - 1 : level;
  }

  /** @param {boolean} isSame whether the game goes on */
  #showAgain(isSame) {
    if (isSame) this.#saved = this.saved;
    void this.#show();
  }

  async #show() {
    this.#close();
    this.#isShown = true;
    this.#open = new AbortController();
    const { signal } = this.#open;
    const { language } = this;
    const { MARKUP, WORDS } = await loadParts(language);
    if (signal.aborted) return;
    const root = this.#draw(MARKUP);
    root.lang = language;
    root.dir = WORDS.isolates ? "rtl" : "ltr";
    if (!FORM.test(this.puzzle)) {
      root.inert = true;
      if (this.puzzle) this.#refuse("INVALID_REQUEST", "A puzzle has 81 characters: 1 to 9, and `.`, `0` or `-` for an empty cell.");
      return;
    }
    const id = `v1-${this.puzzle.replace("v1-", "").replace(/[.-]/g, "0")}`;
    root.dataset.puzzle = id;
    const words = new Words(WORDS);
    for (const detail of root.querySelectorAll(".title p")) {
      detail.textContent = words.say("play-givens", { count: id.replace(/[v0-]/g, "").length - 1 });
    }
    this.#table = new Table(root, words, {
      adviser: adviserIn(language),
      keeper: () => this.#keeper(id),
      keys: root,
      signal,
      moved: (table) => this.#tellSolved(table),
    });
    this.#limitHelp();
    this.#table.start();
    this.#isSolved = this.#table.solved;
    void this.#verify(id, signal);
  }

  /** Put an empty board into the element. @param {string} markup @returns {HTMLElement} */
  #draw(markup) {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
    }
    shadow.adoptedStyleSheets = [sheet];
    shadow.innerHTML = markup;
    for (const [name, selector] of Object.entries(PARTS)) {
      for (const element of shadow.querySelectorAll(selector)) element.part.add(name);
    }
    return /** @type {HTMLElement} */ (shadow.firstElementChild);
  }

  #close() {
    this.#open.abort();
    this.#table = null;
  }

  /** The table's storage of its game. Listeners to `progress` can store it permanently. @param {string} id */
  #keeper(id) {
    const known = () => (this.#saved?.puzzle === id ? this.#saved.entry : null);
    return {
      open: known,
      /** @param {Entry} entry */
      save: (entry) => {
        this.#saved = structuredClone({ puzzle: id, entry });
        this.#tellProgress(entry);
        return true;
      },
      get version() {
        return known() ? 1 : 0;
      },
    };
  }

  /** @param {Entry} entry */
  #tellProgress({ seconds, hints }) {
    const board = this.#table?.game.board() ?? "";
    const empty = board.replace(/[1-9]/g, "").length;
    this.#tell("progress", { puzzle: this.puzzle, board, empty, seconds, hints, saved: structuredClone(this.#saved) });
  }

  /** @param {Table} table */
  #tellSolved({ solved, game, progress: { result: { seconds, hints } } }) {
    if (solved && !this.#isSolved) this.#tell("solved", { puzzle: this.puzzle, board: game.board(), seconds, hints });
    this.#isSolved = solved;
  }

  #limitHelp() {
    if (!this.#table) return;
    this.#table.advice.deepest = this.#deepest;
    this.#table.view.root.dataset.deepest = String(this.#deepest);
  }

  /** A puzzle with several solutions could be filled in another way than is taken for right. @param {string} id @param {AbortSignal} signal */
  async #verify(id, signal) {
    // The board is there first, and can be played.
    await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
    if (signal.aborted) return;
    const { answer } = await verify(id);
    if (!answer || answer.status === "unique" || signal.aborted) return;
    this.#refuse("NOT_UNIQUE", `The puzzle is ${answer.status}: it has to have exactly one solution.`);
  }

  /** @param {string} code @param {string} message */
  #refuse(code, message) {
    this.#tell("refused", { code, message });
  }

  /** @param {string} name @param {object} detail */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

if (globalThis.customElements && !customElements.get("nonet-board")) customElements.define("nonet-board", NonetBoard);
