// @ts-check
/** The lessons: that one was read, and how far the player is with each. */

import { masteryOf, note, practised } from "./mastery.js";
import { entries } from "../game/storage.js";

const lesson = document.querySelector("[data-lesson]")?.getAttribute("data-lesson");
if (lesson && !practised(lesson)) note(lesson, {});

/** @type {Map<string, number>} */
const mastered = new Map();
for (const rung of document.querySelectorAll("[data-technique]")) {
  const mastery = masteryOf(practised(rung.getAttribute("data-technique") ?? ""));
  rung.setAttribute("data-mastery", mastery);
  for (const word of rung.querySelectorAll("[data-word]")) {
    if (word instanceof HTMLElement) word.hidden = word.dataset.word !== mastery;
  }
  const tier = rung.closest("[data-tier]")?.getAttribute("data-tier") ?? "";
  mastered.set(tier, (mastered.get(tier) ?? 0) + Number(mastery === "mastered"));
}
for (const [tier, count] of mastered) {
  const place = document.querySelector(`[data-mastered=${tier}]`);
  if (place) place.textContent = String(count);
}
/** The levels of which a puzzle was solved here. */
const levels = new Set(entries().flatMap(([, { first, label }]) => (first && label ? [label] : [])));
for (const part of document.querySelectorAll("[data-solve]")) {
  const isDone = levels.has(part.getAttribute("data-solve") ?? "");
  part.toggleAttribute("data-done", isDone);
  part.querySelector("em")?.toggleAttribute("hidden", !isDone);
}
// On with the course, then with the easiest that is not mastered.
const OPEN = ":not([data-mastery=mastered], [data-done])";
const next = document.querySelector(`[data-course]${OPEN}`) ?? document.querySelector(`[data-technique]${OPEN}`);
const onward = document.querySelector("[data-continue]");
const address = next?.querySelector("a")?.href;
if (onward instanceof HTMLAnchorElement && address) {
  onward.href = next.matches("[data-solve]") ? address : `${address}/practice`;
  onward.querySelector("span")?.replaceChildren(next.querySelector("b")?.textContent ?? "");
}
const whole = document.querySelector("[data-mastered=all]");
if (whole) whole.textContent = String([...mastered.values()].reduce((sum, count) => sum + count, 0));
