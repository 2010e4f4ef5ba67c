// @ts-check
/** The moves of the game that is played: forth and back by a slider, to the last right board, to bookmarks, and trials. */

import { goTo, keepPlaces, placesOf, withMark } from "../game/bookmarks.js";
import { undoToRight } from "./last_right.js";

/** @import { Table } from "./table.js" */

const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("./timeline.css", import.meta.url).href });
document.head.append(style);
await new Promise((resolve) => (style.onload = style.onerror = resolve));

/** @type {Timeline | undefined} */
let timeline = undefined;

/** Open it, or close it where it is open. @param {Table} table */
export function openTimeline(table) {
  timeline ??= new Timeline(table);
  timeline.toggle();
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
      right: () => void undoToRight(this.table),
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
