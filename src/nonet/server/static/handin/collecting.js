// @ts-check
/** The page that collects hand-ins: takes them, and shows the class that they are of. */

import { grade } from "../engine/engine.js";
import { Words } from "../shared/words.js";
import { collect, collected, forgetCollected } from "./collected.js";
import { commaValues } from "./comma_values.js";
import { pupilRows, puzzleRows, techniqueRows, valuesOf } from "./handin_tables.js";
import { pupilsOf, sheetsOf } from "./pupils.js";
import { listenToSources } from "./sources.js";
import { showSummary } from "./summary.js";
import { TableView } from "./table_view.js";

/** @import { Report } from "./collected.js" */
/** @import { Class } from "./handin_tables.js" */
/** @import { Grade } from "./pupils.js" */

const words = new Words(JSON.parse(document.getElementById("words")?.textContent ?? "{}"));
/** Harder than any that the ladder solves. */
const UNSOLVED = { score: 1e9, hardest: null };
const ROWS = { pupils: pupilRows, puzzles: puzzleRows, techniques: techniqueRows };
/** @type {Map<string, Grade>} */
const grades = new Map();
/** @type {Class} */
let shown = { words, nameOf, pupils: [], sheets: [] };
let tab = /** @type {keyof typeof ROWS} */ ("pupils");
const table = new TableView(find("[data-table]"), words);

/** @param {string} selector @returns {HTMLElement} */
function find(selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`the page lacks ${selector}`);
  return element;
}

/** The name of a technique, or a note that it is unknown. @param {string} technique */
function nameOf(technique) {
  return words.bundle.hasMessage(`name-${technique}`) ? words.say(`name-${technique}`) : words.say("collect-help-unknown");
}

/** @param {string} text @returns {string} the outcome in words */
function take(text) {
  const report = collect(text);
  void show();
  return told(report);
}

/** @param {Report} report */
function told({ added, known, refused }) {
  const isOne = added.length + known + refused.length === 1;
  const faults = [...new Set(refused.map(([, fault]) => fault))].map((fault) => {
    const why = words.say(`collect-fault-${fault}`);
    const numbers = refused.filter(([, other]) => other === fault).map(([number]) => number);
    return isOne ? why : words.say("collect-refused", { numbers: numbers.join(", "), count: numbers.length, why });
  });
  return words.join([...welcome(added, known), ...faults], "text-next");
}

/** @param {Report["added"]} added @param {number} known */
function welcome(added, known) {
  const sentences = [];
  if (added.length === 1) sentences.push(words.say("collect-added-name", { name: added[0].name }));
  if (added.length > 1) sentences.push(words.say("collect-added", { count: added.length }));
  if (known) sentences.push(words.say("collect-known", { count: known }));
  return sentences;
}

/** @param {string} grid @returns {Promise<Grade>} */
async function gradeOf(grid) {
  const graded = await grade(grid);
  return graded?.answer?.solved ? graded.answer : UNSOLVED;
}

async function show() {
  const handIns = collected();
  const grids = new Set(handIns.flatMap(({ works }) => works.map(({ grid }) => grid)));
  for (const grid of grids) {
    if (!grades.has(grid)) grades.set(grid, await gradeOf(grid));
  }
  const sheets = sheetsOf(handIns, (grid) => grades.get(grid) ?? UNSOLVED);
  shown = { words, nameOf, sheets, pupils: pupilsOf(handIns, sheets) };
  find("[data-none]").hidden = handIns.length > 0;
  find("[data-some]").hidden = !handIns.length;
  if (!handIns.length) return;
  const count = {
    pupils: shown.pupils.length,
    sheets: words.say("collect-sheets", { count: sheets.length }),
    puzzles: words.say("collect-puzzles", { count: grids.size }),
  };
  find("[data-lead]").textContent = words.say("collect-count", count);
  showTable();
  showSummary(shown);
}

function showTable() {
  for (const button of document.querySelectorAll("[data-tab]")) {
    const name = /** @type {keyof typeof ROWS} */ (button.getAttribute("data-tab"));
    button.ariaPressed = String(name === tab);
    const count = button.querySelector("span");
    if (count) count.textContent = String(ROWS[name](shown).rows.length);
  }
  table.show(ROWS[tab](shown), tab);
}

/** The actions of the buttons. @type {Record<string, () => void>} */
const DEEDS = {
  csv: save,
  ask: () => (find("[data-sure]").hidden = false),
  keep: () => (find("[data-sure]").hidden = true),
  forget: () => {
    find("[data-sure]").hidden = true;
    forgetCollected();
    void show();
  },
};

function listen() {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    const { tab: name, do: deed } = button?.dataset ?? {};
    if (name) {
      tab = /** @type {keyof typeof ROWS} */ (name);
      showTable();
    }
    if (deed) DEEDS[deed]?.();
  });
  addEventListener("hashchange", takeAddress);
  // Another tab collects, too.
  addEventListener("storage", () => void show());
}

/** Take hand-ins from the address, then remove them there: a reload would open them again. */
function takeAddress() {
  if (location.hash.length < 2) return;
  find("[data-said]").textContent = take(location.hash);
  history.replaceState(null, "", location.pathname);
}

function save() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([commaValues(valuesOf(shown))], { type: "text/csv" }));
  link.download = "hand-ins.csv";
  link.click();
  URL.revokeObjectURL(link.href);
}

listen();
listenToSources(words, take);
takeAddress();
void show();
