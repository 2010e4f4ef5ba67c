// @ts-check
/** The page of a day: the puzzles of the day and of the month that were begun or solved in this browser. */

import { entryOf } from "../games/game_list.js";
import { keptDays, ownDayOf, ownToday, solvedByDay, streaks } from "../game/solved_days.js";
import { entries, save } from "../game/storage.js";
import { HOME } from "../game/server.js";
import { clock } from "../game/progress.js";
import { Words } from "../shared/words.js";
import { isSmallId } from "../small/small_kept.js";
import { showStars } from "../small/small_stars.js";

/** @import { Entry } from "../game/storage.js" */

const DAY_LENGTH = "2026-11-21".length;
const LABELS = ["beginner", "easy", "medium", "hard", "expert"];

/** The day that it is where the player is. @returns {string} */
function today() {
  const { today = "", latest = "" } = /** @type {HTMLElement | null} */ (document.querySelector("[data-latest]"))?.dataset ?? {};
  return ownToday(today, latest);
}

/** Go from the page of the day that it is in UTC, which is the same for everyone, to the player's own. */
function goToOwnDay() {
  const day = document.querySelector("[data-day]")?.getAttribute("data-day");
  if (location.pathname === `${HOME}daily` && navigator.onLine && day !== today()) location.replace(`${HOME}daily/${today()}`);
}

/** Lead on to the new day from a page that stayed open over midnight. @param {string} shown @param {string} opened the day when it was opened */
function followMidnight(shown, opened) {
  const isOver = ownDayOf(Date.now()) !== opened && document.querySelector(`[data-day="${shown}"]`);
  if (!document.hidden && isOver && navigator.onLine) location.replace(`${HOME}daily`);
}

/** Outline today in the calendar; days that have begun only elsewhere are not offered. */
function showToday() {
  for (const link of document.querySelectorAll("[data-date]")) {
    const day = link.getAttribute("data-date") ?? "";
    link.classList.toggle("today", day === today());
    if (day <= today()) continue;
    link.removeAttribute("href");
    link.className = "none";
  }
  for (const link of document.querySelectorAll(".archive nav a")) {
    if ((link.getAttribute("href") ?? "").slice(-DAY_LENGTH) > today()) link.remove();
  }
}

/** @param {Words} words */
function show(words) {
  for (const item of document.querySelectorAll("[data-progress]")) {
    const id = item.getAttribute("data-progress") ?? "";
    const kept = entryOf(id);
    if (!kept?.game.past.length) continue;
    if (isSmallId(id)) showStars(item, kept);
    else name(id, kept, item);
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
    if (link instanceof HTMLAnchorElement && link.href) mark(link, solved.get(link.dataset.date ?? "") ?? new Set(), words);
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
  const day = today();
  const opened = ownDayOf(Date.now());
  goToOwnDay();
  showToday();
  show(said);
  addEventListener("storage", () => show(said));
  addEventListener("pageshow", () => show(said));
  for (const event of ["pageshow", "visibilitychange"]) addEventListener(event, () => followMidnight(day, opened));
}
