// @ts-check
/** A race against the game in the address: its cells fill beside one's own clock. */

import { CELLS, columnOf, rowOf } from "../game/model.js";
import { clock } from "../game/progress.js";
import { FragmentError } from "../sealed/sealed_bytes.js";
import { ghostIn } from "./ghost.js";

/** @import { Table } from "../play/table.js" */
/** @import { Ghost } from "./ghost.js" */

const SVG = "http://www.w3.org/2000/svg";
/** As often as a clock of seconds needs. */
const LOOK_MS = 250;

/** Race against the game in the address; games of other puzzles are rejected. @param {Table} table */
export function race(table) {
  try {
    const ghost = ghostIn(location.hash.slice(1), table.id.replace("v1-", ""));
    new Race(table, ghost).start();
  } catch (fault) {
    if (!(fault instanceof FragmentError)) throw fault;
    // Other fragments mean other things.
    if (fault.fault !== "none") table.view.announce(table.view.say("play-ghost-refused"));
  }
}

class Race {
  /** @param {Table} table @param {Ghost} ghost */
  constructor(table, ghost) {
    this.table = table;
    this.ghost = ghost;
    this.id = table.id;
    this.filled = -1;
    this.picture = drawn("svg", { viewBox: "0 0 9 9", class: "ghost", role: "img" });
    this.cells = Array.from({ length: CELLS }, (_, cell) =>
      drawn("rect", { x: columnOf(cell), y: rowOf(cell), width: 1, height: 1, class: table.game.isGiven(cell) ? "given" : "" }),
    );
    this.picture.append(...this.cells, drawn("path", { d: "M3 0V9M6 0V9M0 3H9M0 6H9" }));
    this.told = document.createElement("span");
    this.told.className = "other";
    /** What is said while the race has not begun, with the texts that stood there. @type {[Element, string | null][]} */
    this.explained = [];
  }

  start() {
    const { root } = this.table.view;
    const style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = new URL("./race.css", import.meta.url).href;
    document.head.append(style);
    root.querySelector(".clock")?.prepend(this.picture);
    root.querySelector("[data-to-go]")?.after(this.told);
    this.table.around.congratulated = () => this.#compare();
    if (!this.table.solved && !this.table.game.isBegun()) this.#explain();
    this.#look();
    this.looking = setInterval(() => this.#look(), LOOK_MS);
    if (this.table.solved) this.#compare();
  }

  /** Say what a race is over the covered board; the clock starts when the player does. */
  #explain() {
    const { progress, view } = this.table;
    progress.seconds = 0;
    view.showTime(0);
    this.table.pause(true);
    const rule = this.#write("p", view.say("play-ghost-before", { time: clock(this.ghost.seconds) }));
    const start = this.#write("button", view.say("play-ghost-start"));
    rule.id = "race";
    start.setAttribute("aria-describedby", rule.id);
    start.focus();
  }

  /** Write over the covered board, and remember what stood there. @param {string} where @param {string} text */
  #write(where, text) {
    const part = this.table.view.find(`[data-curtain] ${where}`);
    this.explained.push([part, part.textContent]);
    part.textContent = text;
    return part;
  }

  /** Show how far the ghost was by the time of one's own clock. */
  #look() {
    const { id, progress, view } = this.table;
    if (!this.table.paused) for (const [part, text] of this.explained.splice(0)) part.textContent = text;
    if (id !== this.id) return this.#stop();
    const { entries, seconds } = this.ghost;
    const filled = entries.filter(([, second]) => second <= progress.seconds).length;
    if (filled === this.filled) return;
    entries.forEach(([cell], index) => this.cells[cell].classList.toggle("filled", index < filled));
    const isDone = filled === entries.length;
    if (isDone && this.filled >= 0 && !this.table.solved) view.read(view.say("play-ghost-done", { time: clock(seconds) }));
    this.filled = filled;
    this.told.textContent = ` · ${view.say("play-ghost-to-go", { count: entries.length - filled })}`;
    this.picture.setAttribute("aria-label", view.say("play-ghost", { time: clock(seconds) }));
  }

  /** Say beside one's own time who was first. */
  #compare() {
    const { view, progress: { result: { seconds } } } = this.table;
    const by = this.ghost.seconds - seconds;
    const name = by > 0 ? "play-ghost-beaten" : by < 0 ? "play-ghost-behind" : "play-ghost-even";
    view.announce(view.say(name, { time: clock(seconds), by: clock(Math.abs(by)) }), { mood: "good" });
  }

  #stop() {
    clearInterval(this.looking);
    this.picture.remove();
    this.told.remove();
    this.table.around.congratulated = undefined;
  }
}

/** @param {string} kind @param {Record<string, string | number>} values */
function drawn(kind, values) {
  const element = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, String(value));
  return element;
}
