// @ts-check
/** The page of one puzzle becomes the page of another, without a visit to the server. */

import { HOME } from "../game/server.js";
import { begun, read } from "../game/storage.js";

/** @import { Words } from "../shared/words.js" */

/** The level that was chosen last. */
export const LEVEL = "nonet-level";

/** Be the page of the puzzle in the address: without a network, one stands in for all. @param {HTMLElement} root @param {Words} words @returns {boolean} whether the page stays */
export function switchPuzzle(root, words) {
  const id = /\/puzzles\/(v1-[0-9]{81})$/.exec(location.pathname)?.[1];
  if (id && id !== root.dataset.puzzle) become(root, words, id);
  const elsewhere = "newPuzzle" in document.body.dataset && !levelAsked(root) && wanted(root);
  if (elsewhere) location.replace(elsewhere);
  return !elsewhere;
}

/** Where somebody wants to play who has named no level: at what was begun last, or in the level of before. @param {HTMLElement} root @returns {string | false | undefined} */
function wanted(root) {
  const [last] = begun();
  if (last) return addressOf(...last);
  const level = linkTo(root, read(LEVEL));
  return navigator.onLine && level?.dataset.level !== root.dataset.grade && level?.href;
}

/** Where a puzzle is played, with what is known of it. @param {string} id @param {{day?: string, label?: string}} known */
export const addressOf = (id, { day, label }) =>
  `${HOME}puzzles/${id}${day ? `?daily=${encodeURIComponent(day)}` : label ? `?level=${label}` : ""}`;

/** The link to the level that the address asks for, if there is such a level. @param {HTMLElement} root */
export const levelAsked = (root) => linkTo(root, new URLSearchParams(location.search).get("level"));

/** @param {HTMLElement} root @param {unknown} level */
const linkTo = (root, level) => [...root.querySelectorAll("a")].find(({ dataset }) => level && dataset.level === level);

/** The day of whose puzzles the address says that it is. */
const dayAsked = () => /(?<=\bdaily=)\d{4}-\d\d-\d\d/.exec(location.search)?.[0] ?? "";

/** Tell of another puzzle wherever the page tells of its own; of its level and day the address tells. @param {HTMLElement} root @param {Words} words @param {string} id */
export function become(root, words, id) {
  const level = levelAsked(root);
  Object.assign(root.dataset, { puzzle: id, grade: level?.dataset.level ?? "", day: dayAsked() });
  delete document.body.dataset.newPuzzle;
  const count = id.replace(/[v0-]/g, "").length - 1;
  write(root, "h1", level?.textContent ?? words.say("play-heading"));
  write(root, "[data-givens]", `${words.say("play-givens", { count })} · `);
  document.title = [words.say("play-title", { count }), ...document.title.split(" · ").slice(1)].join(" · ");
  root.classList.remove("within");
  for (const part of root.querySelectorAll(".title details, .title nav")) part.remove();
  for (const picture of root.querySelectorAll("dialog img")) picture.removeAttribute("src");
}

/** @param {HTMLElement} root @param {string} place @param {string} text */
function write(root, place, text) {
  for (const element of root.querySelectorAll(place)) element.textContent = text;
}
