// @ts-check
/** The moves of the game that is played: forth and back by a slider, to the last right board, to bookmarks, and trials. */

import { check } from "../engine/engine.js";
import { goTo, keepPlaces, placesOf, withMark } from "../game/bookmarks.js";
import { CELLS } from "../game/model.js";

/** @import { Game } from "../game/model.js" */
/** @import { Table } from "./table.js" */

/** @type {Timeline | undefined} */
let timeline = undefined;

/** Open it, or close it where it is open. @param {Table} table */
export function openTimeline(table) {
  timeline ??= new Timeline(table);
  timeline.toggle();
}

/** The digits on the board before each move, from the last move on. @param {Game} game */
function* boardsBefore({ cells, past }) {
  const now = [...cells];
  for (const edits of past.toReversed()) {
    for (const [place, before] of edits) if (place < CELLS) now[place] = before;
    yield now.map((content) => content & 15 || "-").join("");
  }
}

class Timeline {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.part = table.view.find("[data-timeline]");
    this.slider = /** @type {HTMLInputElement} */ (table.view.find("[data-move]"));
    const { moved } = table.around;
    table.around.moved = (played) => {
      moved?.(played);
      this.show();
    };
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    this.part.addEventListener("click", (event) => this.#press(event));
    this.part.querySelector("form")?.addEventListener("submit", (event) => this.#mark(event));
    // The page may become that of another puzzle.
    new MutationObserver(() => this.show()).observe(table.view.root, { attributeFilter: ["data-puzzle"] });
  }

  get places() {
    return placesOf(this.table.id);
  }

  toggle() {
    this.part.hidden = !this.part.hidden;
    this.table.view.root.classList.toggle("moving", !this.part.hidden);
    this.show();
    if (!this.part.hidden) this.part.scrollIntoView({ block: "nearest" });
  }

  show() {
    const { game, view } = this.table;
    const [at, count] = [game.past.length, game.past.length + game.future.length];
    Object.assign(this.slider, { max: String(count), value: String(at), disabled: count === 0 });
    const said = view.say("play-move-of", { at: `${at}`, count: `${count}` });
    this.slider.setAttribute("aria-valuetext", said);
    view.find("[data-move-of]").textContent = said;
    this.#showTrial();
    this.#showMarks();
  }

  #showTrial() {
    const { game, view } = this.table;
    const { trial } = this.places;
    const isOn = trial !== null;
    view.root.classList.toggle("trying", isOn);
    view.find("[data-trial]").hidden = !isOn;
    view.find("[data-do=try]").hidden = isOn;
    if (isOn) view.find("[data-trial] p").textContent = view.say("play-trial", { count: Math.max(0, game.past.length - trial) });
  }

  #showMarks() {
    this.table.view.find("[data-marks]").replaceChildren(...this.places.marks.map(({ name }, index) => {
      const [item, go, away] = ["li", "button", "button"].map((kind) => document.createElement(kind));
      Object.assign(go.dataset, { do: "go", mark: index });
      go.textContent = name;
      Object.assign(away.dataset, { do: "unmark", mark: index });
      away.className = "quiet";
      away.textContent = "×";
      away.ariaLabel = this.table.view.say("play-mark-away", { name });
      item.append(go, away);
      return item;
    }));
  }

  /** Go forth or back to where so many moves are made. @param {number} to */
  go(to) {
    const { game } = this.table;
    while (game.past.length > to && game.undo().length);
    while (game.past.length < to && game.redo().length);
    this.table.change(true);
  }

  /** @param {Event} event */
  #press({ target }) {
    const button = target instanceof Element ? target.closest("button") : null;
    const mark = Number(button?.dataset.mark);
    /** @type {Record<string, () => void>} */
    const deeds = {
      right: () => void this.#goBackToRight(),
      try: () => this.#keep({ trial: this.table.game.past.length }),
      keep: () => this.#keep({ trial: null }),
      discard: () => this.#discard(),
      go: () => this.table.change(goTo(this.table.game, this.places.marks[mark])),
      unmark: () => this.#keep({ marks: this.places.marks.filter((_, index) => index !== mark) }),
      close: () => this.toggle(),
    };
    deeds[button?.dataset.do ?? ""]?.();
  }

  /** Take all moves of a trial back, so that none can be made again. */
  #discard() {
    const { game } = this.table;
    this.go(Math.min(this.places.trial ?? 0, game.past.length));
    game.future = [];
    this.#keep({ trial: null });
    this.table.changed = true;
    this.table.keep();
    this.table.show();
  }

  async #goBackToRight() {
    const { table } = this;
    const { game, id, view } = table;
    if ((await this.#isRight(game.board())) !== false) return view.announce(view.say("play-said-right-so-far"), { passes: true });
    let count = 0;
    const before = game.past.length;
    for (const board of boardsBefore(game)) {
      count += 1;
      if (await this.#isRight(board)) break;
    }
    // A move may have been made meanwhile.
    if (table.id !== id || game.past.length !== before) return;
    this.go(before - count);
    view.announce(view.say("play-said-last-right", { count }), { mood: "good" });
  }

  /** Whether a board is right; undefined if it isn't known. @param {string} board */
  async #isRight(board) {
    const { answer, trouble } = await check(this.table.id, board);
    if (trouble) this.table.view.announce(this.table.view.say(`play-trouble-${trouble}`), { mood: "bad" });
    return answer ? answer.status !== "wrong" : undefined;
  }

  /** @param {Event} event */
  #mark(event) {
    event.preventDefault();
    const name = this.part.querySelector("input[name=name]");
    if (!(name instanceof HTMLInputElement) || !name.value.trim()) return;
    this.#keep(withMark(this.places, name.value, this.table.game));
    name.value = "";
  }

  /** @param {Partial<import("../game/bookmarks.js").Places>} changed */
  #keep(changed) {
    const { id, view } = this.table;
    if (!keepPlaces(id, { ...this.places, ...changed })) view.announce(view.say("play-said-not-kept"));
    this.show();
  }
}
