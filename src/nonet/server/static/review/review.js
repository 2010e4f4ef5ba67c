// @ts-check
/** After a game: its moves beside the simplest path, the steps that the player missed, and positions to practise them. */

import { mistakesOf } from "../game/figures.js";
import { clock } from "../game/progress.js";
import { HOME } from "../game/server.js";
import { raceIn, textOf } from "../play/shared_result.js";
import { share } from "../play/sharing.js";
import { addressOf } from "../play/switch_puzzle.js";
import { Words } from "../shared/words.js";
import { keepReview } from "./kept_reviews.js";
import { isUnseen, playedOf } from "./moments.js";
import { offerPositions } from "./positions_now.js";
import { waysAt } from "./simplest_path.js";
import { drawStep } from "./step_board.js";
import { drawChart, markOf } from "./time_chart.js";

/** @import { Played } from "./moments.js" */
/** @import { Way } from "./simplest_path.js" */

/** So many of the longest pauses have a button. */
const LONGEST = 3;

class Review {
  /** @param {string} id @param {Played} played @param {Words} words @param {string[]} ladder @param {string[]} singles */
  constructor(id, played, words, ladder, singles) {
    this.id = id;
    this.played = played;
    this.words = words;
    this.ladder = ladder;
    this.singles = singles;
    /** @type {Way[]} */
    this.ways = [];
    this.chosen = 0;
    /** The technique whose positions are offered. */
    this.practised = "";
    this.chart = find("[data-chart]");
    this.slider = /** @type {HTMLInputElement} */ (find("[data-moment]"));
    this.enough = new AbortController();
  }

  async start() {
    this.showHead();
    const { moments, entry, pace, isTimed } = this.played;
    const working = /** @type {HTMLProgressElement} */ (find("[data-working] progress"));
    find("[data-working]").hidden = false;
    working.max = moments.length;
    for await (const way of waysAt(this.id, moments, this.ladder, this.enough.signal)) {
      this.ways.push(way);
      working.value = this.ways.length;
    }
    if (this.enough.signal.aborted) return;
    find("[data-working]").hidden = true;
    if (this.ways.length < moments.length || !moments.length) {
      find("[data-failed]").hidden = false;
      return;
    }
    const techniques = this.ways.map(({ hardest }) => hardest.technique);
    if (isTimed && entry.first) keepReview(this.id, entry.first.at, { pace, moments, techniques });
    this.show();
  }

  /** Let another game in. */
  stop() {
    this.enough.abort();
  }

  showHead() {
    const { entry, game } = this.played;
    const { seconds, hints } = entry.first ?? { seconds: 0, hints: 0 };
    find("h1").textContent = this.words.say("review-solved", { time: clock(seconds) });
    const told = [this.words.say(`games-level-${entry.label || "none"}`), this.words.say("review-hints", { count: hints }), this.words.say("review-wrong", { count: mistakesOf(game) })];
    find("[data-told]").textContent = told.join(" · ");
    const level = entry.label || "easy";
    const next = /** @type {HTMLAnchorElement} */ (find("[data-next]"));
    next.href = `${HOME}play?level=${level}`;
    next.textContent = this.words.say("play-again", { level });
    const back = /** @type {HTMLAnchorElement} */ (find("[data-game]"));
    back.href = addressOf(this.id, entry);
    find("[data-share]").onclick = () => this.share();
    for (const part of document.querySelectorAll("[data-way]")) part.toggleAttribute("hidden", false);
  }

  /** Give the result away, with the game to race. */
  share() {
    const { entry, game } = this.played;
    const result = { hints: 0, seconds: entry.seconds, ...entry.first };
    const text = textOf(this.words, { kind: this.words.say(`games-level-${entry.label || "none"}`), day: entry.day, result });
    const link = new URL(addressOf(this.id, entry), location.href).href + raceIn(this.id, game, result.seconds);
    void share(document.title, text, link, { say: (name, values) => this.words.say(name, values), announce: (said) => void (find("[data-shared]").textContent = said) });
  }

  show() {
    find("[data-review]").hidden = false;
    const { moments, isTimed } = this.played;
    find("[data-untimed]").hidden = isTimed;
    find("[data-count]").textContent = this.words.say("review-before-each", { count: moments.length });
    this.kinds = [...new Set(this.ways.flatMap(({ hardest: { technique } }) => (this.singles.includes(technique) ? [] : [technique])))];
    this.kinds.sort((one, other) => this.ladder.indexOf(one) - this.ladder.indexOf(other));
    this.showLegend();
    const order = moments.map((_, index) => index).sort((one, other) => this.weightOf(other) - this.weightOf(one));
    this.showLongest(order.slice(0, LONGEST));
    this.slider.max = String(moments.length);
    this.slider.oninput = () => this.choose(Number(this.slider.value) - 1);
    this.slider.onchange = () => this.practise();
    this.chart.onclick = (event) => {
      this.choose(this.at(event.clientX - this.chart.getBoundingClientRect().left));
      this.practise();
    };
    this.widths = new ResizeObserver(() => this.draw());
    this.widths.observe(find("[data-place]"));
    this.enough.signal.addEventListener("abort", () => this.widths?.disconnect());
    this.choose(order[0]);
    this.practise();
  }

  /** The weight of a moment, of which the greatest is shown first: its pause, or without times its difficulty. @param {number} index */
  weightOf(index) {
    const { moments, isTimed } = this.played;
    return isTimed ? moments[index].pause : this.ladder.indexOf(this.ways[index].hardest.technique);
  }

  showLegend() {
    const names = new Map(this.ways.map(({ hardest }) => [hardest.technique, hardest.name]));
    const kinds = this.kinds ?? [];
    const shown = [{ mark: -1, name: this.words.say("review-single") }, ...kinds.map((technique, mark) => ({ mark, name: names.get(technique) ?? "" }))];
    const items = shown.map(({ mark, name }) => {
      const item = document.createElement("li");
      item.append(markOf(mark), name);
      return item;
    });
    if (this.played.moments.some(({ isHelped }) => isHelped)) {
      const item = document.createElement("li");
      const sign = document.createElement("b");
      sign.textContent = "?";
      item.append(sign, this.words.say("review-asked"));
      items.push(item);
    }
    find("[data-legend]").replaceChildren(...items);
  }

  /** @param {number[]} longest */
  showLongest(longest) {
    const buttons = longest.map((index) => {
      const button = document.createElement("button");
      const { name } = this.ways[index].hardest;
      const { pause } = this.played.moments[index];
      button.type = "button";
      button.dataset.at = String(index);
      const [first, second] = [document.createElement("b"), document.createElement("span")];
      first.textContent = this.played.isTimed ? clock(pause) : "";
      second.textContent = name;
      button.append(first, " ", second);
      button.onclick = () => {
        this.choose(index);
        this.practise();
      };
      return button;
    });
    find("[data-longest]").replaceChildren(...buttons);
  }

  /** @param {number} index */
  choose(index) {
    this.chosen = index;
    this.slider.value = String(index + 1);
    for (const button of document.querySelectorAll("[data-at]")) button.ariaPressed = String(Number(button.getAttribute("data-at")) === index);
    const { moments, isTimed, pace } = this.played;
    const { pause, from, board } = moments[index];
    const { steps, hardest } = this.ways[index];
    const time = isTimed ? this.words.say("review-pause", { time: clock(pause) }) : this.words.say("review-number", { number: index + 1, count: moments.length });
    const stood = isTimed ? this.words.say("review-stood", { name: hardest.name, time: clock(from) }) : hardest.name;
    find("[data-pause]").textContent = time;
    find("[data-stood]").textContent = stood;
    this.slider.setAttribute("aria-valuetext", this.words.labelled(this.words.say("review-number", { number: index + 1, count: moments.length }), this.words.join([time, stood])));
    const { picture, isLarge } = drawStep(this.id, board, hardest);
    find("[data-step]").replaceChildren(picture);
    find(".step").classList.toggle("fine", !isLarge);
    find("[data-seen]").textContent = this.words.say(isTimed ? (isUnseen(moments[index], pace) ? "review-unseen" : "review-soon") : "review-hardest");
    find("[data-name]").textContent = hardest.name;
    find("[data-sentence]").textContent = hardest.sentence;
    const before = [...new Set(steps.slice(0, steps.indexOf(hardest)).map(({ name }) => name))];
    find("[data-before]").textContent = before.length ? this.words.say("review-first", { names: this.words.join(before) }) : "";
    /** @type {HTMLAnchorElement} */ (find("[data-lesson]")).href = `${HOME}techniques/${hardest.technique}`;
    this.draw();
  }

  draw() {
    const bars = this.played.moments.map(({ pause, isHelped }, index) => ({ pause, isHelped, technique: this.ways[index].hardest.technique }));
    const { isTimed } = this.played;
    const { left, at } = drawChart(this.chart, bars, { kinds: this.kinds ?? [], chosen: this.chosen, locales: this.words.bundle.locales, isTimed });
    this.at = at;
    const callout = find("[data-callout]");
    callout.style.setProperty("--at", String(left));
    callout.classList.toggle("before", left > 0.5);
  }

  /** Which moment is drawn at a place. @param {number} _x */
  at(_x) {
    return this.chosen;
  }

  practise() {
    const { hardest } = this.ways[this.chosen];
    if (hardest.technique === this.practised) return;
    this.practised = hardest.technique;
    this.making?.abort();
    this.making = new AbortController();
    const signal = AbortSignal.any([this.making.signal, this.enough.signal]);
    void this.offer(signal);
  }

  /** @param {AbortSignal} signal */
  async offer(signal) {
    const { hardest: { technique, name, eliminated } } = this.ways[this.chosen];
    const { board } = this.played.moments[this.chosen];
    const placed = [...board].flatMap((digit, cell) => (digit !== "-" && !this.played.game.isGiven(cell) ? [cell] : []));
    const about = { technique, name, played: { grid: board, placed, removed: eliminated }, words: this.words };
    find("[data-practise-name]").textContent = name;
    const status = find("[data-others]");
    status.textContent = this.words.say("review-making");
    const areOthers = await offerPositions(find("[data-positions]"), about, signal);
    if (!signal.aborted) status.textContent = this.words.say(areOthers ? "review-others" : "review-images");
  }
}

/** @param {string} selector @returns {HTMLElement} */
function find(selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement) && !(element instanceof SVGElement)) throw new Error(`the page lacks ${selector}`);
  return /** @type {HTMLElement} */ (element);
}

/** @type {Review | undefined} */
let review = undefined;

/** Show the game that the address names. @param {Words} words */
function open(words) {
  review?.stop();
  const id = location.hash.slice(1);
  const played = /^v1-\d{81}$/.test(id) ? playedOf(id) : null;
  for (const part of document.querySelectorAll("[data-review], [data-way], [data-failed], [data-working]")) part.toggleAttribute("hidden", true);
  find("[data-none]").hidden = played !== null;
  if (!played) return;
  const { ladder = "", singles = "" } = find("[data-review]").dataset;
  review = new Review(id, played, words, ladder.split(" "), singles.split(" "));
  void review.start();
}

const source = document.getElementById("words")?.textContent;
if (source) {
  const words = new Words(JSON.parse(source));
  addEventListener("hashchange", () => open(words));
  open(words);
}
