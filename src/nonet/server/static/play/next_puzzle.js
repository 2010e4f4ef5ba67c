// @ts-check
/** The card that leads on: to a new puzzle of a level, or to one that was begun before (`resume.js`). */

import { firstLevel, LEVEL, levelAsked } from "./switch_puzzle.js";
import { HOME } from "../game/server.js";
import { read, write } from "../game/storage.js";

/** @import { Words } from "../shared/words.js" */

/** @param {HTMLElement} root @param {Words} words @param {() => void} begin shows the new state of the page */
export function offerAnother(root, words, begin) {
  /** @type {Promise<import("./puzzle_source.js").PuzzleSource> | undefined} */
  let opened = undefined;
  // Nobody needs it at once, so that the first paint is as quick as any.
  const open = () => (opened ??= import("./puzzle_source.js").then(({ PuzzleSource }) => new PuzzleSource(root, words, goOn)));
  const goOn = () => {
    begin();
    showAnother(root, words);
  };
  root.addEventListener("click", (event) => {
    const link = linkPressed(event);
    if (!link) return;
    event.preventDefault();
    link.closest("dialog")?.close();
    // The second click of a double click is meant for the element that was here before.
    if (event.detail > 1) return;
    const level = new URL(link.href).searchParams.get("level") ?? "easy";
    open().then((shop) => shop.go(level), () => (location.href = link.href));
  });
  // A puzzle of before has its own page.
  addEventListener("popstate", () => {
    const id = /v1-[0-9]{81}$/.exec(location.pathname)?.[0];
    if (id && id !== root.dataset.puzzle) location.reload();
  });
  showAnother(root, words);
  if (levelAsked(root)) {
    addEventListener("load", () => void open().then((shop) => shop.stock(levelOf(root)), () => undefined));
  }
}

/** Have an empty board become a new puzzle, which is found again by its own address. @param {HTMLElement} root @param {Words} words */
export async function fillBoard(root, words) {
  const level = firstLevel(root);
  for (const place of root.querySelectorAll("[data-givens]")) place.textContent = words.say("play-working-puzzle", { tried: 0 });
  const source = await import("./puzzle_source.js").catch(() => null);
  if (source) await new source.PuzzleSource(root, words, () => undefined).go(level, "replaceState");
  else location.replace(`${HOME}play/new?level=${level}`);
}

/** The link to a new puzzle of a level that is followed in this tab. @param {MouseEvent} event */
function linkPressed({ target, ctrlKey, metaKey, shiftKey }) {
  const link = target instanceof Element && target.closest("a");
  return link && link.pathname === `${HOME}play` && link.search && !(ctrlKey || metaKey || shiftKey) && link;
}

/** The level that was asked for last. A puzzle of which none was asked keeps its own to itself. @param {HTMLElement} root @returns {string} */
function levelOf(root) {
  const { grade } = root.dataset;
  if (grade && levelAsked(root)?.dataset.level === grade) write(LEVEL, grade);
  return read(LEVEL) || "easy";
}

/** @param {HTMLElement} root @param {Words} words */
function showAnother(root, words) {
  const level = levelOf(root);
  for (const link of root.querySelectorAll("[data-level]")) {
    link.ariaCurrent = link.getAttribute("data-level") === level ? "true" : null;
  }
  for (const link of root.querySelectorAll("a")) if ("new" in link.dataset) link.href = `${HOME}play?level=${level}`;
  // Nor is this needed at once.
  void import("./resume.js").then(({ showResume }) => showResume(root, words), () => undefined);
}
