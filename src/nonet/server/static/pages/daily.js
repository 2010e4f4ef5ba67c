// @ts-check
/** The page of a day: the puzzles of the day and of the month that were begun or solved in this browser. */

import { keptDays, ownDayOf, solvedByDay, streaks } from "../game/solved_days.js";
import { entries, load, save } from "../game/storage.js";
import { HOME } from "../game/server.js";
import { clock } from "../game/progress.js";
import { Words } from "../shared/words.js";

/** @import { Entry } from "../game/storage.js" */

const LABELS = ["beginner", "easy", "medium", "hard", "expert"];

const DAY_MS = 86_400_000;

/** The day that it is where the player is; a clock that is far off is not believed. @returns {string} */
function today() {
  const inUtc = document.querySelector("[data-today]")?.getAttribute("data-today") ?? "";
  const own = ownDayOf(Date.now());
  return Math.abs(Date.parse(own) - Date.parse(inUtc)) <= DAY_MS ? own : inUtc;
}

/** Go from the page of the day that it is in UTC, which is the same for everyone, to the player's own. */
function goToOwnDay() {
  const day = document.querySelector("[data-day]")?.getAttribute("data-day");
  if (location.pathname === `${HOME}daily` && navigator.onLine && day !== today()) location.replace(`${HOME}daily/${today()}`);
  for (const link of document.querySelectorAll("[data-date]")) link.classList.toggle("today", link.getAttribute("data-date") === today());
}

/** @param {Words} words */
function show(words) {
  for (const item of document.querySelectorAll("[data-progress]")) {
    const id = item.getAttribute("data-progress") ?? "";
    const kept = load(id);
    if (!kept?.game.past.length) continue;
    name(id, kept, item);
    showProgress(item, kept);
  }
  const all = entries().map(([, entry]) => entry);
  showDays(all, words);
  showStreaks(all, words);
}

/** Keep the level of a puzzle that was played without a network, where its page knew none. @param {string} id @param {Entry} kept @param {Element} item */
function name(id, kept, item) {
  if (kept.label) return;
  kept.label = item.getAttribute("data-grade") ?? "";
  save(id, kept);
}

/** @param {Entry[]} all @param {Words} words */
function showDays(all, words) {
  const solved = solvedByDay(all);
  for (const link of document.querySelectorAll("[data-date]")) {
    if (link instanceof HTMLElement) mark(link, solved.get(link.dataset.date ?? "") ?? new Set(), words);
  }
}

/** Show how far a puzzle of the day is. @param {Element} item @param {Entry} kept */
function showProgress(item, kept) {
  const state = kept.solved ? "solved" : "begun";
  item.classList.add(state);
  for (const part of item.querySelectorAll("[data-state]")) {
    if (part instanceof HTMLElement) part.hidden = part.dataset.state !== state;
  }
  const time = item.querySelector("[data-time]");
  if (!(time instanceof HTMLElement)) return;
  time.textContent = clock((kept.first ?? kept).seconds);
  time.hidden = false;
}

/** @param {Entry[]} all @param {Words} words */
function showStreaks(all, words) {
  const { now, longest } = streaks(keptDays(all), today());
  const [count, most] = [document.querySelector("[data-streak]"), document.querySelector("[data-longest]")];
  for (const [part, hidden] of /** @type {const} */ ([["[data-empty]", longest > 0], ["[data-streaks]", longest === 0]])) {
    document.querySelector(part)?.toggleAttribute("hidden", hidden);
  }
  if (count) count.replaceChildren(...withNumberApart(words.say("play-streak", { count: now })));
  if (most) most.textContent = words.say("play-longest", { count: longest });
}

/** A sentence whose number stands out, wherever the language has it. @param {string} sentence */
function withNumberApart(sentence) {
  return sentence.split(/(\p{Nd}+)/u).map((part, index) => {
    const number = document.createElement("b");
    number.textContent = part;
    return index % 2 ? number : part;
  });
}

/** Five marks on a day of the calendar. @param {HTMLElement} link @param {Set<string>} labels @param {Words} words */
function mark(link, labels, words) {
  const marks = LABELS.map((label) => {
    const one = document.createElement("b");
    one.className = labels.has(label) ? "done" : "";
    return one;
  });
  link.querySelector("i")?.replaceChildren(...marks);
  link.classList.toggle("all", labels.size === LABELS.length);
  link.ariaLabel = words.join([link.textContent, words.say("play-day-solved", { count: labels.size })]);
}

const words = document.getElementById("words")?.textContent;
if (words) {
  const said = new Words(JSON.parse(words));
  goToOwnDay();
  show(said);
  addEventListener("storage", () => show(said));
  addEventListener("pageshow", () => show(said));
}
