// @ts-check
/** All steps of the board, the easiest first; those that conclude the same are one row. */

import { check } from "../engine/engine.js";
import { HOME } from "../game/server.js";
import { noMarks } from "../play/view.js";
import { button, made } from "./elements.js";
import { concluded, rated } from "./step_rows.js";
import { askStudy, byEasiestStep, positionOf, stepsOf } from "./study_client.js";

/** @import { Table } from "../play/table.js" */
/** @import { Language, Step } from "./study_client.js" */
/** @typedef {{step: Step, others: Step[], item: HTMLElement}} Row */

/** Nobody reads more; the finders have budgets of their own. */
const MOST_ROWS = 200;
/** The bars of the hardest steps end here. */
const LONGEST = 100;

export class AllSteps {
  /** @param {Table} table @param {Language} language */
  constructor(table, language) {
    this.table = table;
    this.language = language;
    const { words } = language;
    this.told = made("p", { className: "head" });
    this.told.setAttribute("role", "status");
    this.list = made("ol", { tabIndex: 0, ariaLabel: words.say("study-steps-list") });
    this.start = button(words.say("study-steps"), () => void this.find(), { className: "strong", data: { do: "steps" } });
    this.halt = button(words.say("study-stop"), () => this.running.abort(), { hidden: true, data: { do: "stop" } });
    this.nodes = [made("p", {}, words.say("study-steps-more")), this.start, made("div", { className: "over" }, this.told, this.halt), made("div", { className: "rows" }, this.list)];
    this.certificate = button(words.say("study-certificate"), () => void this.#certify(), { className: "certificate", data: { do: "certificate" } });
    /** The step that is drawn. @type {Step | null} */
    this.drawn = null;
    this.running = new AbortController();
    /** The rows by their steps' conclusions. @type {Map<string, Row>} */
    this.rows = new Map();
    /** @type {Row[]} */
    this.shown = [];
    this.board = "";
  }

  /** Forget the steps of another board. */
  refresh() {
    if (this.board === this.#boardNow()) return;
    this.running.abort();
    this.board = "";
    this.rows.clear();
    this.shown = [];
    this.list.replaceChildren();
    this.told.textContent = "";
    this.start.hidden = false;
  }

  #boardNow() {
    const { id, game } = this.table;
    return [id, game.board(), game.ruledOut()].join(" ");
  }

  async find() {
    const { table } = this;
    const { id, game, advice } = table;
    table.dismiss();
    this.refresh();
    // From a board with a mistake everything would follow.
    const { answer } = await check(id, game.board(), game.ruledOut());
    if (answer?.status === "wrong") return table.consult(advice.check());
    this.board = this.#boardNow();
    this.running = new AbortController();
    [this.start.hidden, this.halt.hidden] = [true, false];
    await this.#search(this.running.signal);
    this.halt.hidden = true;
    return undefined;
  }

  /** A row is shown once no technique that is left could find anything easier. @param {AbortSignal} signal */
  async #search(signal) {
    const { words } = this.language;
    const techniques = await byEasiestStep(signal);
    const slugs = techniques.map(([slug]) => slug);
    let tried = 0;
    for await (const steps of stepsOf(positionOf(this.table.game), slugs, signal)) {
      if (signal.aborted) return;
      for (const step of steps) this.#keep(step);
      tried += 1;
      const isFull = this.#show(tried < slugs.length ? techniques[tried][1] : Infinity);
      const said = isFull ? "study-full" : tried < slugs.length ? "study-looked" : "study-found";
      this.told.textContent = words.say(said, { count: this.shown.length, tried: `${tried}`, all: `${slugs.length}` });
      if (isFull) return;
    }
  }

  /** @param {Step} step */
  #keep(step) {
    const { placements = [], eliminations = [] } = step.deduction ?? {};
    const key = `${placements}|${eliminations.map(String).sort().join(" ")}`;
    const row = this.rows.get(key) ?? { step, others: [], item: made("li") };
    this.rows.set(key, row);
    this.#fold(row, step);
    if (row.item.parentNode) row.item.replaceChildren(this.#face(row));
  }

  /** The easiest stands for all that conclude the same; of each other technique, one is named. @param {Row} row @param {Step} step */
  #fold(row, step) {
    const all = [row.step, ...row.others, step].sort((one, other) => one.rating - other.rating);
    row.step = all[0];
    const names = new Map(all.toReversed().map((one) => [one.technique, one]));
    names.delete(row.step.technique);
    row.others = [...names.values()];
  }

  /** Show the rows that are easier than a bound. @param {number} bound @returns {boolean} whether there are as many as there may be */
  #show(bound) {
    const settled = [...this.rows.values()].filter(({ item, step }) => !item.parentNode && step.rating < bound);
    settled.sort((one, other) => one.step.rating - other.step.rating);
    for (const row of settled.slice(0, MOST_ROWS - this.shown.length)) {
      row.item.replaceChildren(this.#face(row));
      this.list.append(row.item);
      this.shown.push(row);
    }
    return this.shown.length >= MOST_ROWS;
  }

  /** @param {Row} row */
  #face({ step, others }) {
    const { words } = this.language;
    const { deduction = { placements: [], eliminations: [] } } = step;
    const also = others.length ? [made("em", {}, words.say("study-also", { count: others.length, name: others[0].name ?? "" }))] : [];
    const face = button("", () => this.#draw(step, face), { ariaPressed: "false" });
    face.append(rated(step.rating, LONGEST), made("span", {}, step.name ?? ""), made("small", {}, concluded(words, deduction)), ...also);
    return face;
  }

  /** Draw a step on the board, as the last step of a hint. @param {Step} step @param {HTMLElement} face */
  #draw(step, face) {
    const { table } = this;
    const isDrawn = face.ariaPressed === "true";
    for (const other of this.list.querySelectorAll("[aria-pressed=true]")) other.ariaPressed = "false";
    table.dismiss();
    this.certificate.remove();
    if (isDrawn) return;
    face.ariaPressed = "true";
    face.after(this.certificate);
    this.drawn = step;
    const { advice, view } = table;
    const { sentence, area = [], reasons = [], deduction = null } = step;
    advice.marks = { ...noMarks(), area: new Set(area), reasons: new Set(reasons), deduction };
    advice.reading.open({ ...step, status: "hint" });
    view.announce(sentence);
    view.showMore({ ...step, status: "hint", lesson: `${HOME}techniques/${step.technique}` });
    table.show();
    view.message.scrollIntoView({ block: "nearest" });
  }

  /** Copy the certificate of the drawn step, once it is proved; where copying is impossible, show it. */
  async #certify() {
    const { view } = this.table;
    const certificate = this.drawn && (await this.#certificateOf(this.drawn));
    if (!certificate) return view.announce(view.say("play-trouble-device"), { mood: "bad" });
    const written = JSON.stringify(certificate);
    const isCopied = await navigator.clipboard?.writeText(written).then(() => true, () => false);
    return view.announce(isCopied ? this.language.words.say("study-certified") : written);
  }

  /** @param {Step} step */
  #certificateOf({ technique = "", deduction }) {
    const { placements = [], eliminations = [] } = deduction ?? {};
    return askStudy({ certificate: { ...positionOf(this.table.game), technique, placements, eliminations } });
  }
}
