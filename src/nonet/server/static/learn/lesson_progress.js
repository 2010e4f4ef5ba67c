// @ts-check
/** The lessons: that one was read, and how far the player is with each. */

import { entries } from "../game/storage.js";
import { unreviewedGames } from "../review/kept_reviews.js";
import { Words } from "../shared/words.js";
import { masteryOf, note, practised } from "./mastery.js";
import { OwnCourse } from "./own_course.js";

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
  part.querySelector("em")?.toggleAttribute("hidden", !levels.has(part.getAttribute("data-solve") ?? ""));
}
const whole = document.querySelector("[data-mastered=all]");
if (whole) whole.textContent = String([...mastered.values()].reduce((sum, count) => sum + count, 0));

/** Review the games that were solved since, for which the engine is loaded. @param {OwnCourse} course */
async function catchUp(course) {
  const games = unreviewedGames();
  if (!games.length) return;
  const { reviewGame } = await import("../review/simplest_path.js");
  for (const id of games) {
    if (!(await reviewGame(id, course.ladder))) return;
    course.suggest();
  }
}

const [words, techniques] = ["words", "course"].map((id) => document.getElementById(id)?.textContent);
if (words && techniques) {
  const course = new OwnCourse(new Words(JSON.parse(words)), techniques);
  course.suggest();
  void catchUp(course);
}
