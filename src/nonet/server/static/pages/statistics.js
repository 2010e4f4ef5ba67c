// @ts-check
/** The page of one's own statistics: figures, a plot, and everything as one file. */

import { exportAll, clearAll, importAll } from "./browser_export.js";
import { figuresOf, solvedOf } from "../game/figures.js";
import { ownDayOf } from "../game/solved_days.js";
import { entries } from "../game/storage.js";
import { clock } from "../game/progress.js";
import { Words } from "../shared/words.js";

const SVG = "http://www.w3.org/2000/svg";
const [HEIGHT, TOP, BOTTOM] = [220, 12, 196];
const [START, END] = [56, 10];
const GRID_LINES = 4;

/** @param {string} selector @returns {HTMLElement} */
function find(selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`the page lacks ${selector}`);
  return element;
}

/** @param {Words} words */
function show(words) {
  const all = entries().map(([, entry]) => entry);
  const some = all.some(({ first, label }) => first && label);
  find("[data-none]").hidden = some;
  find("[data-some]").hidden = !some;
  /** @type {HTMLElement | null} */
  let first = null;
  for (const row of document.querySelectorAll("[data-level]")) {
    const level = row.getAttribute("data-level") ?? "";
    const solved = solvedOf(all, level);
    const figures = solved.length ? figuresOf(solved) : null;
    const texts = figures ? [figures.solved, clock(figures.best), clock(figures.median), figures.hints] : [0, "–", "–", "–"];
    row.querySelectorAll("td").forEach((cell, index) => (cell.textContent = String(texts[index])));
    const button = find(`[data-plot=${level}]`);
    button.hidden = !figures;
    if (figures) first ??= button;
    button.onclick = () => plot(level, all, words);
  }
  first?.click();
}

/** Draw the times of a level, the first solved first, as wide as there is room. @param {string} level @param {import("../game/storage.js").Entry[]} all @param {Words} words */
function plot(level, all, words) {
  for (const button of document.querySelectorAll("[data-plot]")) {
    button.ariaPressed = String(button.getAttribute("data-plot") === level);
  }
  const solved = solvedOf(all, level);
  const most = Math.max(60, ...solved.map(({ seconds }) => seconds));
  const [title, picture] = [document.getElementById("plot-title"), document.querySelector(".plot")];
  if (!title || !picture) return;
  const width = Math.max(240, picture.clientWidth);
  const step = (width - START - END) / Math.max(1, solved.length - 1);
  const points = solved.map(({ seconds }, index) => ({ x: START + step * index, y: heightOf(seconds / most) }));
  title.textContent = words.say("play-plot", { count: solved.length });
  const path = drawn("path", { d: `M${points.map(({ x, y }) => [x.toFixed(1), y.toFixed(1)]).join("L")}` });
  const dots = points.map(({ x, y }) => drawn("circle", { cx: x, cy: y, r: 3.5 }));
  picture.setAttribute("viewBox", `0 0 ${width} ${HEIGHT}`);
  picture.replaceChildren(title, ...linesUpTo(most, width), path, ...dots);
}

/** @param {number} share of the longest time */
const heightOf = (share) => BOTTOM - (BOTTOM - TOP) * share;

/** Lines with their times. @param {number} most @param {number} width */
function linesUpTo(most, width) {
  return Array.from({ length: GRID_LINES + 1 }, (_, index) => {
    const y = heightOf(index / GRID_LINES);
    const label = drawn("text", { x: START - 8, y: y + 4 });
    label.textContent = clock(Math.round((most * index) / GRID_LINES));
    return [drawn("line", { x1: START, x2: width - END, y1: y, y2: y }), label];
  }).flat();
}

function plotAgain() {
  /** @type {HTMLElement | null} */
  const chosen = document.querySelector("[data-plot][aria-pressed=true]");
  chosen?.click();
}

/** @param {string} kind @param {Record<string, string | number>} values */
function drawn(kind, values) {
  const element = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, String(value));
  return element;
}

function save() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(exportAll())], { type: "application/json" }));
  link.download = `sudoku-${ownDayOf(Date.now())}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** @param {Words} words */
function listen(words) {
  const said = find("[data-said]");
  /** @param {string} what the button's name @param {() => void} deed */
  const on = (what, deed) => find(`[data-do=${what}]`).addEventListener("click", deed);
  on("export", save);
  on("ask", () => (find("[data-sure]").hidden = false));
  on("keep", () => (find("[data-sure]").hidden = true));
  on("forget", () => {
    clearAll();
    find("[data-sure]").hidden = true;
    said.textContent = words.say("play-forgotten");
    show(words);
  });
  find("[data-do=import]").addEventListener("change", async ({ target }) => {
    const [file] = (target instanceof HTMLInputElement && target.files) || [];
    if (!(target instanceof HTMLInputElement) || !file) return;
    said.textContent = outcomeOf(importAll(await file.text().catch(() => "")), words);
    // The same file can be chosen again.
    target.value = "";
    show(words);
  });
}

/** @param {import("./browser_export.js").Imported} imported @param {Words} words */
function outcomeOf(imported, words) {
  if (imported.fault) return words.say(`play-import-${imported.fault}`);
  const { taken, unreadable } = imported;
  const unread = unreadable ? words.say("play-unreadable", { count: unreadable }) : "";
  return words.join([words.say("play-imported", { count: taken }), unread], "text-next");
}

const source = document.getElementById("words")?.textContent;
if (source) {
  const words = new Words(JSON.parse(source));
  listen(words);
  show(words);
  new ResizeObserver(plotAgain).observe(find("figure"));
}
