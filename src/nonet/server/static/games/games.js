// @ts-check
/** The page of one's own games: begun, solved and starred, as far as each is, and a new one beside them. */

import { pictureOf } from "./game_picture.js";
import { entryOf, keptGames, readGames } from "./game_list.js";
import { stars, toggleStar } from "./stars.js";
import { clock } from "../game/progress.js";
import { HOME } from "../game/server.js";
import { read, write } from "../game/storage.js";
import { readJournal } from "../play/journal_kept.js";
import { LEVEL, addressOf } from "../play/switch_puzzle.js";
import { isSmallId } from "../small/small_kept.js";
import { Words } from "../shared/words.js";

/** @import { Entry } from "../game/storage.js" */
/** @import { Kept } from "./game_list.js" */
/** @typedef {"begun" | "solved" | "starred"} ListName */

const DAY_MS = 86_400_000;
/** So many games of a list are shown at once, and so many more by each press. */
const PAGE = { begun: 7, solved: 20, starred: 20 };
/** The number of started games with cards; a narrow screen has only the last one. */
const CARDS = 3;
const NARROW = matchMedia("(max-width: 700px)");

class GamesPage {
  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    this.dates = new Intl.DateTimeFormat(words.bundle.locales, { day: "numeric", month: "short", timeZone: "UTC" });
    this.shown = { ...PAGE };
    this.level = "";
    /** The games whose stars are drawn. @type {Set<string>} */
    this.starred = new Set();
  }

  start() {
    addEventListener("storage", () => this.show());
    NARROW.addEventListener("change", () => this.show());
    addEventListener("pageshow", ({ persisted }) => persisted && this.show());
    document.addEventListener("click", (event) => this.press(event));
    const [filter, level] = ["filter", "new-level"].map((name) => /** @type {HTMLSelectElement} */ (find(`[data-${name}]`)));
    filter.addEventListener("change", () => {
      this.level = filter.value;
      this.show();
    });
    const last = read(LEVEL);
    if ([...level.options].some(({ value }) => value === last)) level.value = last;
    level.addEventListener("change", () => {
      write(LEVEL, level.value);
      this.lead(level.value);
    });
    this.lead(level.value);
    this.choose("begun");
    this.show();
  }

  /** Have the way to a new puzzle lead to one of a level. @param {string} level */
  lead(level) {
    for (const link of document.querySelectorAll("[data-new]")) link.setAttribute("href", `${HOME}play?level=${level}`);
  }

  show() {
    const games = keptGames();
    const given = stars();
    this.starred = new Set(given.map(([id]) => id));
    const [begun, solved] = [games.filter(({ isSolved }) => !isSolved), games.filter(({ isSolved }) => isSolved)];
    this.showBegun(begun);
    this.showSolved(solved);
    this.showStarred(given);
    for (const [name, count] of Object.entries({ begun: begun.length, solved: solved.length, starred: given.length })) {
      for (const place of document.querySelectorAll(`[data-count=${name}]`)) place.textContent = String(count);
      find(`[data-none=${name}]`).hidden = count > 0;
    }
  }

  /** @param {Kept[]} begun */
  showBegun(begun) {
    const games = readGames(begun, this.shown.begun);
    const cards = NARROW.matches ? 1 : CARDS;
    find("[data-cards]").replaceChildren(...games.slice(0, cards).map(([id, entry], index) => this.card(id, entry, index === 0)));
    const others = games.slice(cards);
    find("[data-others]").replaceChildren(...others.map(([id, entry]) => this.begunLine(id, entry)));
    find("[data-also]").hidden = !others.length;
    this.offerMore("begun", begun.length);
  }

  /** @param {Kept[]} solved */
  showSolved(solved) {
    const ofLevel = solved.filter(({ label }) => !this.level || label === this.level);
    const rows = readGames(ofLevel, this.shown.solved).map(([id, entry]) => this.row(id, entry));
    find("[data-rows]").replaceChildren(...rows);
    find("[data-solved]").hidden = solved.length === 0;
    this.offerMore("solved", ofLevel.length);
  }

  /** @param {ReturnType<typeof stars>} given */
  showStarred(given) {
    const lines = given.slice(0, this.shown.starred).map(([id, star]) => {
      const entry = entryOf(id);
      return this.line(id, entry ?? star, entry?.label || star.label, entry ? this.standing(entry) : this.words.say("games-not-begun"));
    });
    find("[data-stars]").replaceChildren(...lines);
    this.offerMore("starred", given.length);
  }

  /** @param {ListName} name @param {number} count */
  offerMore(name, count) {
    find(`[data-more=${name}]`).hidden = count <= this.shown[name];
  }

  /** A game that was begun, large where it was the last. @param {string} id @param {Entry} entry @param {boolean} isLast */
  card(id, entry, isLast) {
    const [card, about] = [made("li", "card"), made("div", "about")];
    const heading = made("h3", "", this.nameOf(entry.label));
    heading.append(this.star(id, entry));
    const time = made("p", "time", clock(entry.seconds));
    const go = /** @type {HTMLAnchorElement} */ (made("a", isLast ? "strong" : "button", this.words.say("games-go-on")));
    go.href = addressOf(id, entry);
    go.setAttribute("aria-label", this.words.labelled(this.words.say("games-go-on"), this.words.join([this.nameOf(entry.label), this.sourceOf(id, entry)])));
    about.append(heading, made("p", "source", this.sourceOf(id, entry)), time);
    card.append(pictureOf(id, entry.game.cells, true), about, made("p", "standing", `${this.standing(entry)} · ${this.whenOf(entry.at ?? 0)}`), barOf(id, entry), go);
    return card;
  }

  /** A game in a line of a list. @param {string} id @param {{day?: string, label?: string, game?: Entry["game"]}} known @param {string | undefined} label @param {string} standing */
  line(id, known, label, standing) {
    const [item, link] = [made("li"), /** @type {HTMLAnchorElement} */ (made("a", "game"))];
    link.href = addressOf(id, { day: known.day, label });
    const about = made("span");
    about.append(made("b", "", this.nameOf(label)), made("small", "", standing));
    link.append(pictureOf(id, known.game?.cells ?? [], false), about);
    item.append(link, this.star(id, { day: known.day, label }));
    return item;
  }

  /** A game that was begun before the last ones. @param {string} id @param {Entry} entry */
  begunLine(id, entry) {
    const line = this.line(id, entry, entry.label, `${this.standing(entry)} · ${this.whenOf(entry.at ?? 0)}`);
    line.querySelector("small")?.before(made("span", "time", clock(entry.seconds)));
    line.querySelector("small")?.after(barOf(id, entry));
    return line;
  }

  /** A solved game in a row of the table. @param {string} id @param {Entry} entry */
  row(id, entry) {
    const row = made("tr");
    const { at = entry.at ?? 0, seconds = entry.seconds, hints = entry.hints ?? 0 } = entry.first ?? {};
    const [picture, name, star] = [made("td"), made("th"), made("td")];
    const link = /** @type {HTMLAnchorElement} */ (made("a", "", this.nameOf(entry.label)));
    link.href = addressOf(id, entry);
    name.setAttribute("scope", "row");
    name.append(link, made("small", "", this.sourceOf(id, entry)));
    picture.append(pictureOf(id, entry.game.cells, false));
    star.append(this.star(id, entry));
    row.append(picture, name, made("td", "day", this.dates.format(at)), this.timeOf(id, seconds), made("td", "", hints ? String(hints) : this.words.say("games-no-hints")), star);
    return row;
  }

  /** The time of a game, which leads to where it went, if that is known. @param {string} id @param {number} seconds */
  timeOf(id, seconds) {
    if (!readJournal(id).times.length) return made("td", "", clock(seconds));
    const cell = made("td");
    const link = /** @type {HTMLAnchorElement} */ (made("a", "", clock(seconds)));
    link.href = `${HOME}games/review#${id}`;
    link.title = this.words.say("games-review");
    link.setAttribute("aria-label", this.words.labelled(this.words.say("games-review"), clock(seconds)));
    cell.append(link);
    return cell;
  }

  /** @param {string} id @param {{day?: string, label?: string}} known */
  star(id, { day, label }) {
    const button = made("button", "quiet star");
    Object.assign(button.dataset, { star: id, day: day ?? "", label: label ?? "" });
    button.setAttribute("type", "button");
    button.ariaPressed = String(this.starred.has(id));
    button.ariaLabel = this.words.labelled(this.words.say("games-star"), this.nameOf(label));
    button.append(shapeOf("star"));
    return button;
  }

  /** @param {string | undefined} label */
  nameOf(label) {
    return this.words.say(`games-level-${label || "none"}`);
  }

  /** Where a puzzle came from; of a small one, which size it has. @param {string} id @param {{day?: string, label?: string}} known */
  sourceOf(id, { day, label }) {
    if (isSmallId(id)) return this.words.say("games-small", { size: id[1] });
    // A day in a file need not be one.
    if (day && Date.parse(day)) return this.words.say("games-of-day", { day: this.dates.format(Date.parse(day)) });
    return this.words.say(label ? "games-new" : "games-brought");
  }

  /** How far a game is. @param {Entry} entry */
  standing(entry) {
    if (entry.solved) return this.words.say("games-solved-in", { time: clock((entry.first ?? entry).seconds) });
    return this.words.say("play-to-go", { count: entry.game.cells.filter((content) => !(content & 15)).length });
  }

  /** When a game was played last: today by the hour, then by its day. @param {number} at */
  whenOf(at) {
    const ago = Date.now() - at;
    if (ago >= DAY_MS || ago < 0) return this.dates.format(at);
    const since = new Intl.RelativeTimeFormat(this.words.bundle.locales, { numeric: "auto" });
    const minutes = Math.round(ago / 60_000);
    if (!minutes) return since.format(0, "second");
    return minutes < 60 ? since.format(-minutes, "minute") : since.format(-Math.round(minutes / 60), "hour");
  }

  /** @param {Event} event */
  press({ target }) {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.dataset.star) this.pressStar(button, button.dataset.star);
    const { tab, more } = button?.dataset ?? {};
    if (tab) this.choose(/** @type {ListName} */ (tab));
    if (!more) return;
    this.shown[/** @type {ListName} */ (more)] += PAGE.solved;
    this.show();
  }

  /** @param {HTMLElement} button @param {string} id */
  pressStar({ dataset: { label, day } }, id) {
    toggleStar(id, { label: label || undefined, day: day || undefined });
    this.show();
    focusOn(id);
  }

  /** On a narrow screen one list is shown at a time. @param {ListName} name */
  choose(name) {
    document.querySelector("main")?.setAttribute("data-chosen", name);
    for (const tab of document.querySelectorAll("[data-tab]")) tab.ariaPressed = String(tab.getAttribute("data-tab") === name);
  }
}

/** @param {string} selector @returns {HTMLElement} */
function find(selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`the page lacks ${selector}`);
  return element;
}

/** @param {string} name @param {string} [kind] @param {string} [text] */
function made(name, kind = "", text = "") {
  const element = document.createElement(name);
  if (kind) element.className = kind;
  element.textContent = text;
  return element;
}

/** How much of a puzzle is filled in, as a bar. @param {string} id @param {Entry} entry */
function barOf(id, { game: { cells } }) {
  const open = [...id.slice("v1-".length)].flatMap((given, cell) => (given === "0" ? [cell] : []));
  const bar = document.createElement("progress");
  bar.max = open.length;
  bar.value = open.filter((cell) => cells[cell] & 15).length;
  bar.ariaHidden = "true";
  return bar;
}

/** A shape that the page brings. @param {string} name */
function shapeOf(name) {
  const shape = document.querySelector(`template[data-shape=${name}]`);
  return shape instanceof HTMLTemplateElement ? shape.content.cloneNode(true) : "";
}

/** @param {string} star */
function focusOn(star) {
  // The button was drawn again, so it has lost the keyboard focus.
  const [button] = [...document.querySelectorAll(`[data-star="${star}"]`)].filter((one) => one instanceof HTMLElement && one.offsetParent);
  if (button instanceof HTMLElement) button.focus();
}

const source = document.getElementById("words")?.textContent;
if (source) new GamesPage(new Words(JSON.parse(source))).start();
