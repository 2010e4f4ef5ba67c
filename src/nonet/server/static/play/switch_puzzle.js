// @ts-check
/** The page of one puzzle becomes the page of another, without a visit to the server. */

import { HOME } from "../game/server.js";
import { begun, read } from "../game/storage.js";

/** @import { Words } from "../shared/words.js" */

/** The level that was chosen last. */
export const LEVEL = "nonet-level";

/** Be the page of the puzzle in the address, or of one that was begun: one page stands in for all. @param {HTMLElement} root @param {Words} words @returns {boolean} whether the page stays */
export function switchPuzzle(root, words) {
  const id = /\/puzzles\/(v1-[0-9]{81})$/.exec(location.pathname)?.[1];
  if (id && id !== root.dataset.puzzle) become(root, words, id);
  const [last] = isEmpty() && !levelAsked(root) ? begun() : [];
  if (last) location.replace(addressOf(...last));
  return !last;
}

/** Returns whether the page still waits for its puzzle. */
export const isEmpty = () => "newPuzzle" in document.body.dataset;

/** The level to begin with: the one that the address asks for, or that was chosen last. @param {HTMLElement} root @returns {string} */
export const firstLevel = (root) => (levelAsked(root) ?? linkTo(root, read(LEVEL)))?.dataset.level ?? "easy";

/** The address where a puzzle is played, with its day or level if known. @param {string} id @param {{day?: string, label?: string}} known */
export const addressOf = (id, { day, label }) => {
  const query = day ? `?daily=${encodeURIComponent(day)}` : label ? `?level=${label}` : "";
  return `${HOME}puzzles/${id}${query}`;
};

/** The link to the level that the address asks for, if there is such a level. @param {HTMLElement} root */
export const levelAsked = (root) => linkTo(root, /(?<=\/play\/)[a-z]+$/.exec(location.pathname)?.[0] ?? new URLSearchParams(location.search).get("level"));

/** @param {HTMLElement} root @param {unknown} level */
const linkTo = (root, level) => [...root.querySelectorAll("a")].find(({ dataset }) => level && dataset.level === level);

/** The day of whose puzzles the address says that it is. */
const dayAsked = () => /(?<=\bdaily=)\d{4}-\d\d-\d\d/.exec(location.search)?.[0] ?? "";

/** Show another puzzle on the page; the address has its level and day. @param {HTMLElement} root @param {Words} words @param {string} id */
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
