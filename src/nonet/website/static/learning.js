// @ts-check
/** The lessons: that one was read, and how far the player is with each. */

import { masteryOf, note, practised } from "./mastery.js";

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
// On with the easiest that is not mastered.
const next = document.querySelector("[data-technique]:not([data-mastery=mastered])");
const onward = document.querySelector("[data-continue]");
const address = next?.querySelector("a")?.href;
if (onward instanceof HTMLAnchorElement && address) {
  onward.href = `${address}/practice`;
  onward.querySelector("span")?.replaceChildren(next.querySelector("b")?.textContent ?? "");
}
const whole = document.querySelector("[data-mastered=all]");
if (whole) whole.textContent = String([...mastered.values()].reduce((sum, count) => sum + count, 0));
