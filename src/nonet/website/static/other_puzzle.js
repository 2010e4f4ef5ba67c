// @ts-check
/** The page of one puzzle becomes the page of another, without a visit to the server. */

/** @import { Words } from "./words.js" */

/** Be the page of the puzzle in the address: without a network, one stands in for all. @param {HTMLElement} root @param {Words} words */
export function standIn(root, words) {
  const id = /\/puzzles\/(v1-[0-9]{81})$/.exec(location.pathname)?.[1];
  if (id && id !== root.dataset.puzzle) become(root, words, id);
}

/** Tell of another puzzle wherever the page tells of its own. @param {HTMLElement} root @param {Words} words @param {string} id @param {string} [level] as far as it is known */
export function become(root, words, id, level = "") {
  Object.assign(root.dataset, { puzzle: id, grade: level });
  delete root.dataset.day;
  delete document.body.dataset.newPuzzle;
  const count = id.replace(/[v0-]/g, "").length - 1;
  const [heading, detail] = [root.querySelector("h1"), root.querySelector("[data-givens]")];
  if (heading) heading.textContent = root.querySelector(`[data-level="${level}"]`)?.textContent ?? words.say("play-heading");
  if (detail) detail.textContent = `${words.say("play-givens", { count })} · `;
  document.title = [words.say("play-title", { count }), ...document.title.split(" · ").slice(1)].join(" · ");
  root.classList.remove("within");
  for (const part of root.querySelectorAll(".title details, .title nav")) part.remove();
  for (const picture of root.querySelectorAll("dialog img")) picture.removeAttribute("src");
}
