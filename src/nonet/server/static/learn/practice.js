// @ts-check
/** Practice: mark candidates, have them judged, be helped, go on to the next position. */

import { DEEPEST, Drills, askServer, candidatesOf, judge, positionOn } from "./drills.js";
import { positionIn } from "./handed_position.js";
import { ENOUGH, note, practised } from "./mastery.js";
import { OwnCourse } from "./own_course.js";
import { columnOf, rowOf } from "../game/model.js";
import { Words } from "../shared/words.js";

/** @import { Drill, Help, Position } from "./drills.js" */
/** @import { Candidate } from "../game/model.js" */

const POSITIONS = 10_000;
/** @type {Readonly<Record<string, [number, number]>>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** @type {Readonly<Record<string, string>>} */
const MOODS = { found: "good", none: "" };

class Practice {
  /** @param {HTMLElement} root @param {OwnCourse} course */
  constructor(root, course) {
    this.root = root;
    this.course = course;
    this.words = course.words;
    this.slug = root.dataset.practice ?? "";
    this.depth = 0;
    /** The line of a chain that is read now. */
    this.line = 0;
    this.isFound = false;
    this.isMissed = false;
    /** When the player first asked for help or had marks checked. */
    this.begunAt = 0;
    /** The cell whose candidates the digits mark. @type {HTMLElement | null} */
    this.chosen = null;
    /** @type {HTMLButtonElement[]} */
    this.candidates = [...this.find(".drill").querySelectorAll("button")];
    const position = positionOn(this.find(".drill"));
    this.drills = new Drills(this.slug, position);
    /** The engine's data on the page's position; null without the engine. */
    this.drill = this.drills.of(position);
  }

  start() {
    if (this.candidates[0]) this.candidates[0].tabIndex = 0;
    this.root.addEventListener("click", (event) => this.press(event));
    this.root.querySelector(".drill")?.addEventListener("keydown", (event) => this.move(event));
    this.showRate();
    // Who was here before knows the first position.
    const isKnown = !location.search && practised(this.slug)?.seen;
    const handed = positionIn(location.hash);
    if (handed) void this.take(handed);
    else if (isKnown || new URLSearchParams(location.search).has("new")) void this.next();
    else void this.drill.then((drill) => drill && this.drills.prepare());
  }

  /** @param {string} name @returns {HTMLElement} */
  find(name) {
    const element = this.root.querySelector(name);
    if (!(element instanceof HTMLElement)) throw new Error(`the page lacks ${name}`);
    return element;
  }

  /** @param {Event} event */
  press(event) {
    if (!(event.target instanceof Element)) return;
    const shown = this.inShownPlace(event.target);
    const button = shown ?? event.target.closest("button");
    const cell = event.target.closest("td");
    if (cell && !shown && !(button && isExact(event))) this.choose(cell);
    else if (button) this.pressButton(button);
  }

  /** @param {HTMLButtonElement} button */
  pressButton(button) {
    const { digit, show, do: deed } = button.dataset;
    if (digit) this.toggle(button);
    if (show) this.pressDigit(show);
    this.obey(deed);
  }

  /** Choose a cell, whose candidates the digits then mark. @param {HTMLElement} cell */
  choose(cell) {
    if (!cell.querySelector("button")) return;
    for (const one of this.candidates) one.classList.remove("shown");
    this.chosen?.classList.remove("chosen");
    this.chosen = cell === this.chosen ? null : cell;
    this.chosen?.classList.add("chosen");
    this.showDigits();
  }

  /** @param {string} digit */
  pressDigit(digit) {
    const candidate = this.candidateIn(digit);
    if (candidate) this.toggle(candidate);
    else this.showPlaces(digit);
  }

  /** @param {string} digit @returns {HTMLButtonElement | null | undefined} */
  candidateIn(digit) {
    return this.chosen?.querySelector(`[data-digit="${digit}"]`);
  }

  /** Show which digits are candidates of the chosen cell, and which are marked. */
  showDigits() {
    for (const button of this.digits) {
      const candidate = this.candidateIn(button.dataset.show ?? "");
      button.ariaPressed = candidate?.ariaPressed ?? "false";
      button.disabled = this.chosen !== null && !candidate;
    }
  }

  /** @returns {HTMLButtonElement[]} */
  get digits() {
    return [...this.find(".segments").querySelectorAll("button")];
  }

  /** @param {string | undefined} deed */
  obey(deed) {
    if (deed === "check") void this.check();
    if (deed === "help") void this.help();
    if (deed === "next") void this.next();
  }

  /** While one digit's places are shown, a whole cell stands for its candidate: fingers hit that. @param {Element} target @returns {HTMLButtonElement | null | undefined} */
  inShownPlace(target) {
    return target.closest("td")?.querySelector("button.shown");
  }

  /** @param {HTMLButtonElement} button */
  toggle(button) {
    button.ariaPressed = String(button.ariaPressed !== "true");
    for (const one of this.candidates) one.tabIndex = one === button ? 0 : -1;
    if (this.chosen) this.showDigits();
  }

  /** @param {string} digit */
  showPlaces(digit) {
    for (const button of this.digits) {
      const isChosen = button.dataset.show === digit && button.ariaPressed !== "true";
      button.ariaPressed = String(isChosen);
      if (button.dataset.show !== digit) continue;
      for (const one of this.candidates) one.classList.toggle("shown", isChosen && one.dataset.digit === digit);
    }
  }

  /** Go to the next candidate in the direction of an arrow. @param {Event} event */
  move(event) {
    const way = event instanceof KeyboardEvent ? ARROWS[event.key] : undefined;
    const from = document.activeElement?.getBoundingClientRect();
    if (!way || !from) return;
    event.preventDefault();
    const next = this.nearest(from, way);
    if (!next) return;
    for (const one of this.candidates) one.tabIndex = one === next ? 0 : -1;
    next.focus();
  }

  /** The candidate that is nearest in a direction. @param {DOMRect} from @param {[x: number, y: number]} way */
  nearest(from, [x, y]) {
    /** @type {{score: number, button: HTMLElement | undefined}} */
    let best = { score: Infinity, button: undefined };
    for (const button of this.candidates) {
      const to = button.getBoundingClientRect();
      const [across, down] = [to.left - from.left, to.top - from.top];
      const along = across * x + down * y;
      const score = along > 1 ? along + 3 * Math.abs(across * y + down * x) : Infinity;
      if (score < best.score) best = { score, button };
    }
    return best.button;
  }

  /** The marked candidates. @returns {Candidate[]} */
  get marked() {
    return this.candidates
      .filter(({ ariaPressed }) => ariaPressed === "true")
      .map((one) => [Number(one.closest("td")?.dataset.cell), Number(one.dataset.digit)]);
  }

  async check() {
    const verdict = await this.judge();
    if (!verdict) return;
    this.announce(this.words.say(`practice-${verdict}`), MOODS[verdict] ?? "bad");
    if (verdict === "none" || this.isFound) return;
    this.isFound = verdict === "found";
    this.isMissed ||= verdict === "wrong";
    this.keep(this.isFound ? { found: 1, unaided: this.isMissed ? 0 : 1 } : {});
  }

  async judge() {
    const drill = await this.drill;
    if (drill) return judge(drill.conclusions, this.marked);
    return (await this.ask({ marked: this.marked }))?.status;
  }

  async help() {
    const lines = this.find("[data-lines]").children;
    if (this.line < lines.length - 1) {
      this.showLine(this.line + 1);
      return;
    }
    const depth = Math.min(this.depth + 1, DEEPEST);
    const help = await this.hintAt(depth);
    if (!help) return;
    this.isMissed ||= !this.isFound;
    this.keep({});
    this.depth = depth;
    this.root.classList.add("helping");
    this.announce(this.words.join([this.words.say("play-hint-step", { step: `${depth}`, count: `${DEEPEST}` }), help.sentence], "text-next"));
    this.showHelp(help);
  }

  /** @param {number} depth @returns {Promise<Help | null>} */
  async hintAt(depth) {
    const drill = await this.drill;
    if (drill) return this.drills.help(drill.position, depth);
    const answer = await this.ask({ depth });
    return answer && { ...answer, lines: answer.implications ?? [], marked: answer.marked ?? [] };
  }

  /** @param {Help} help */
  showHelp({ area, lines, marked }) {
    for (const cell of this.root.querySelectorAll("td")) cell.classList.toggle("area", area.includes(Number(cell.dataset.cell)));
    const answer = marked.map(String);
    for (const one of this.candidates) {
      one.classList.toggle("answer", answer.includes(`${one.closest("td")?.dataset.cell},${one.dataset.digit}`));
    }
    this.showLines(lines);
  }

  /** @param {string[]} lines */
  showLines(lines) {
    this.find("[data-lines]").replaceChildren(
      ...lines.map((sentence) => {
        const line = document.createElement("li");
        line.textContent = sentence;
        return line;
      }),
    );
    this.showLine(0);
  }

  /** Read a line; the button for more help leads to the one after it. @param {number} at */
  showLine(at) {
    this.line = at;
    const lines = [...this.find("[data-lines]").children];
    lines.forEach((line, index) => {
      line.className = index < at ? "past" : index > at ? "later" : "now";
    });
    const { line: onward = "", help = "" } = this.more.dataset;
    this.more.textContent = at < lines.length - 1 ? onward : help;
    if (at) this.find("[data-aloud]").textContent = lines[at].textContent;
  }

  get more() {
    return this.find("[data-do=help]");
  }

  /** Go on to another position: of this device, or else of the server. */
  async next() {
    this.announce(this.words.say("practice-looking"));
    const drill = await this.drills.next();
    if (!drill) {
      location.search = `?position=${1 + Math.floor(Math.random() * (POSITIONS - 1))}`;
      return;
    }
    this.drill = Promise.resolve(drill);
    this.depth = 0;
    this.isFound = this.isMissed = false;
    this.begunAt = 0;
    this.show(drill);
    this.showRate();
    this.drills.prepare();
  }

  /** Show a position that another page hands over, if the technique is in it. @param {Position} position */
  async take(position) {
    const drill = await this.drills.of(position);
    if (drill) this.drill = Promise.resolve(drill);
    if (drill) this.show(drill);
    this.drills.prepare();
  }

  /** @param {Drill} drill */
  show({ position, places }) {
    const candidates = candidatesOf(position);
    const placed = new Set(position.placed);
    this.root.querySelectorAll("td").forEach((cell, index) => {
      const digit = position.grid[index] === "-" ? "" : position.grid[index];
      cell.className = digit && (placed.has(index) ? "entry" : "given");
      cell.replaceChildren(digit, ...candidates[index].map((one) => this.candidateOf(index, one)));
    });
    this.candidates = [...this.find(".drill").querySelectorAll("button")];
    if (this.candidates[0]) this.candidates[0].tabIndex = 0;
    this.chosen = null;
    this.showDigits();
    this.find("[data-task=in]").hidden = !places;
    this.find("[data-task=out]").hidden = places;
    this.root.classList.remove("helping");
    this.showLines([]);
    this.announce("");
  }

  /** @param {number} cell @param {number} digit */
  candidateOf(cell, digit) {
    const button = document.createElement("button");
    const place = this.words.say("practice-cell", { row: `${rowOf(cell) + 1}`, column: `${columnOf(cell) + 1}` });
    Object.assign(button, { type: "button", className: `c${digit}`, tabIndex: -1, textContent: digit });
    Object.assign(button, { ariaPressed: "false", ariaLabel: `${digit}, ${place}` });
    button.dataset.digit = String(digit);
    return button;
  }

  /** Note how the exercise goes. @param {{found?: number, unaided?: number}} more */
  keep(more) {
    const seen = this.begunAt ? 0 : 1;
    this.begunAt ||= Date.now();
    note(this.slug, { seen, ...more }, [this.begunAt, this.isMissed || !this.isFound]);
    this.showRate();
  }

  /** How far the player is and, once it is clear how the exercise went, what comes next. */
  showRate() {
    const { seen = 0, unaided = 0 } = practised(this.slug) ?? {};
    this.find("[data-rate]").textContent = seen ? this.words.say("play-practice-rate", { seen, unaided }) : "";
    const isMastered = unaided >= ENOUGH;
    this.find("[data-mastered]").hidden = !isMastered;
    this.find("[data-onward]").hidden = !(this.isFound || this.isMissed || isMastered);
    this.course.suggest();
  }

  /** @param {string} sentence @param {string} [mood] */
  announce(sentence, mood = "") {
    const status = this.find("[data-told]");
    status.textContent = sentence;
    status.dataset.mood = mood;
  }

  /** @param {object} question @returns {Promise<any>} */
  async ask(question) {
    const { answer, trouble } = await askServer(this.slug, Number(this.root.dataset.position), question);
    if (trouble) this.announce(this.words.say(`play-trouble-${trouble}`), "bad");
    return answer;
  }
}

/** Whether a press is that of a key or a mouse; a finger hits a cell, but not one of its candidates. @param {Event} event */
const isExact = (event) => !(event instanceof MouseEvent && event.detail && matchMedia("(pointer: coarse)").matches);

const root = document.querySelector("[data-practice]");
const [words, techniques] = ["words", "course"].map((id) => document.getElementById(id)?.textContent);
if (root instanceof HTMLElement && words && techniques) new Practice(root, new OwnCourse(new Words(JSON.parse(words)), techniques)).start();
