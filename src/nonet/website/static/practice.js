// @ts-check
/** Practice: mark candidates, have them judged, be helped, go on to the next position. */

import { steps } from "./engine.js";
import { note, practised } from "./mastery.js";
import { CELLS, PEERS } from "./model.js";
import { HOME } from "./server.js";
import { Words } from "./words.js";

const DEEPEST = 3;
const POSITIONS = 10_000;
/** @type {Readonly<Record<string, [number, number]>>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** @typedef {[cell: number, digit: number]} Pair */

/** What is to be marked for a step. @param {{placements: Pair[], eliminations: Pair[]}} step */
const concluded = ({ placements, eliminations }) => (placements.length ? placements : eliminations);

/** Whether what is marked is what a step concludes. @param {Pair[][]} conclusions @param {Pair[]} marked */
export function judge(conclusions, marked) {
  if (!marked.length) return "none";
  const chosen = new Set(marked.map(String));
  const follows = new Set(conclusions.flat().map(String));
  if ([...chosen].some((one) => !follows.has(one))) return "wrong";
  return conclusions.some((one) => one.every((pair) => chosen.has(String(pair)))) ? "found" : "part";
}

class Practice {
  /** @param {HTMLElement} root @param {Words} words */
  constructor(root, words) {
    this.root = root;
    this.words = words;
    this.slug = root.dataset.practice ?? "";
    this.depth = 0;
    this.isFound = false;
    this.isBegun = false;
    /** @type {HTMLButtonElement[]} */
    this.candidates = [...root.querySelectorAll(".drill button")].filter((one) => one instanceof HTMLButtonElement);
  }

  start() {
    if (this.candidates[0]) this.candidates[0].tabIndex = 0;
    this.root.addEventListener("click", (event) => this.press(event));
    this.root.querySelector(".drill")?.addEventListener("keydown", (event) => this.move(event));
    this.showRate();
  }

  /** @param {string} name @returns {HTMLElement} */
  find(name) {
    const element = this.root.querySelector(name);
    if (!(element instanceof HTMLElement)) throw new Error(`the page lacks ${name}`);
    return element;
  }

  /** @param {Event} event */
  press(event) {
    const target = event.target instanceof Element ? event.target : null;
    const button = this.inShownPlace(target) ?? target?.closest("button");
    if (!button) return;
    const { digit, show, do: deed } = button.dataset;
    if (digit) this.toggle(button);
    if (show) this.showPlaces(show);
    if (deed === "check") void this.check();
    if (deed === "help") void this.help();
    if (deed === "next") location.search = `?position=${1 + Math.floor(Math.random() * (POSITIONS - 1))}`;
  }

  /** While one digit's places are shown, a whole cell stands for its candidate: fingers hit that. @param {Element | null} target @returns {HTMLButtonElement | null | undefined} */
  inShownPlace(target) {
    return target?.closest("td")?.querySelector("button.shown");
  }

  /** @param {HTMLButtonElement} button */
  toggle(button) {
    button.ariaPressed = String(button.ariaPressed !== "true");
    for (const one of this.candidates) one.tabIndex = one === button ? 0 : -1;
  }

  /** @param {string} digit */
  showPlaces(digit) {
    for (const button of this.root.querySelectorAll("[data-show]")) {
      const isChosen = button.getAttribute("data-show") === digit && button.ariaPressed !== "true";
      button.ariaPressed = String(isChosen);
      if (button.getAttribute("data-show") !== digit) continue;
      for (const one of this.candidates) one.classList.toggle("shown", isChosen && one.dataset.digit === digit);
    }
  }

  /** Go to the next candidate in the direction of an arrow. @param {Event} event */
  move(event) {
    const way = event instanceof KeyboardEvent ? ARROWS[event.key] : undefined;
    const from = document.activeElement?.getBoundingClientRect();
    if (!way || !from) return;
    event.preventDefault();
    const [x, y] = way;
    let best = { score: Infinity, button: this.candidates[0] };
    for (const button of this.candidates) {
      const to = button.getBoundingClientRect();
      const [across, down] = [to.left - from.left, to.top - from.top];
      const along = across * x + down * y;
      const score = along > 1 ? along + 3 * Math.abs(across * y + down * x) : Infinity;
      if (score < best.score) best = { score, button };
    }
    if (best.score === Infinity) return;
    for (const one of this.candidates) one.tabIndex = one === best.button ? 0 : -1;
    best.button.focus();
  }

  async check() {
    /** @type {Pair[]} */
    const marked = this.candidates
      .filter(({ ariaPressed }) => ariaPressed === "true")
      .map((one) => [Number(one.closest("td")?.dataset.cell), Number(one.dataset.digit)]);
    const answer = await this.ask({ marked });
    if (!answer) return;
    this.begin();
    this.tell(answer.sentence, answer.status === "found" ? "good" : answer.status === "none" ? "" : "bad");
    if (answer.status !== "found" || this.isFound) return;
    this.isFound = true;
    note(this.slug, { found: 1, unaided: this.depth ? 0 : 1 });
    this.showRate();
  }

  async help() {
    const depth = Math.min(this.depth + 1, DEEPEST);
    const answer = await this.ask({ depth });
    if (!answer) return;
    this.begin();
    this.depth = depth;
    this.tell(`${this.words.say("play-hint-step", { step: `${depth}` })} ${answer.sentence}`);
    const area = new Set(answer.area);
    for (const cell of this.root.querySelectorAll("td")) cell.classList.toggle("area", area.has(Number(cell.dataset.cell)));
    const marked = (answer.marked ?? []).map((/** @type {number[]} */ pair) => pair.join());
    for (const one of this.candidates) {
      one.classList.toggle("answer", marked.includes(`${one.closest("td")?.dataset.cell},${one.dataset.digit}`));
    }
    const lines = (answer.implications ?? []).map((/** @type {string} */ sentence) => {
      const line = document.createElement("li");
      line.textContent = sentence;
      return line;
    });
    this.find("[data-lines]").replaceChildren(...lines);
  }

  begin() {
    if (!this.isBegun) note(this.slug, { seen: 1 });
    this.isBegun = true;
    this.showRate();
  }

  showRate() {
    const { seen = 0, unaided = 0 } = practised(this.slug) ?? {};
    this.find("[data-rate]").textContent = seen ? this.words.say("play-practice-rate", { seen, unaided }) : "";
  }

  /** @param {string} sentence @param {string} [mood] */
  tell(sentence, mood = "") {
    const told = this.find("[data-told]");
    told.textContent = sentence;
    told.dataset.mood = mood;
  }

  /** @param {{marked?: Pair[], depth?: number}} question @returns {Promise<any>} */
  async ask(question) {
    const given = await steps({ ...this.position(), technique: this.slug, depth: question.depth });
    if (given?.answer?.length) return this.answer(given.answer, question);
    return this.askServer(question);
  }

  /** What is on the board. */
  position() {
    const cells = [...this.root.querySelectorAll(".drill td")];
    const isFilled = (/** @type {Element} */ { classList }) => classList.contains("given") || classList.contains("entry");
    const digits = cells.map((cell) => (isFilled(cell) ? cell.textContent : "-"));
    /** @type {number[]} */
    const placed = [];
    /** @type {Pair[]} */
    const removed = [];
    for (let cell = 0; cell < CELLS; cell++) {
      if (cells[cell].classList.contains("entry")) placed.push(cell);
      if (digits[cell] !== "-") continue;
      const seen = new Set(PEERS[cell].map((peer) => digits[peer]));
      for (let digit = 1; digit <= 9; digit++) {
        const isShown = cells[cell].querySelector(`[data-digit="${digit}"]`);
        if (!isShown && !seen.has(`${digit}`)) removed.push([cell, digit]);
      }
    }
    return { grid: digits.join(""), placed, removed };
  }

  /** What the server would answer. @param {any[]} found @param {{marked?: Pair[], depth?: number}} question */
  answer(found, { marked = [], depth }) {
    const [{ sentence, area, deduction }] = found;
    if (depth) {
      const all = deduction && { implications: deduction.implications, marked: concluded(deduction) };
      return { status: "hint", sentence, area, ...all };
    }
    const status = judge(found.map((step) => concluded(step.deduction)), marked);
    return { status, sentence: this.words.say(`practice-${status}`) };
  }

  /** @param {object} question @returns {Promise<any>} */
  async askServer(question) {
    try {
      const response = await fetch(`${HOME}techniques/${this.slug}/practice`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ position: Number(this.root.dataset.position), ...question }),
      });
      if (response.ok) return await response.json();
      this.tell(this.words.say(response.status === 429 ? "play-trouble-throttled" : "play-trouble-failed"), "bad");
    } catch {
      this.tell(this.words.say("play-trouble-offline"), "bad");
    }
    return null;
  }
}

const root = document.querySelector("[data-practice]");
const words = document.getElementById("words")?.textContent;
if (root instanceof HTMLElement && words) new Practice(root, new Words(JSON.parse(words))).start();
