// @ts-check

/** @import { Words } from "./words.js" */

/** Be the page of the puzzle in the address: without a network, one stands in for all. @param {HTMLElement} root @param {Words} words */
export function standIn(root, words) {
  const id = /\/puzzles\/(v1-[0-9]{81})$/.exec(location.pathname)?.[1];
  if (!id || id === root.dataset.puzzle) return;
  Object.assign(root.dataset, { puzzle: id, grade: "" });
  delete document.body.dataset.newPuzzle;
  const [heading, detail] = [root.querySelector("h1"), root.querySelector(".title p")?.firstChild];
  const count = id.replace(/[v0-]/g, "").length - 1;
  if (heading) heading.textContent = words.say("play-heading");
  if (detail) detail.textContent = words.say("play-givens", { count });
  root.querySelector(".title details")?.remove();
}
