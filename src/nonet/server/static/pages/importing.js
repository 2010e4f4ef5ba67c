// @ts-check
/** The import page: digits put in by hand become a text, files may be dropped, and all is read on the device. */

import { read, verify } from "../engine/engine.js";
import { HOME } from "../game/server.js";
import { fragmentOfNotes } from "../play/imported_notes.js";
import { Words } from "../shared/words.js";

/** @typedef {{grid: string, candidates?: number[][]}} Board */
/** @typedef {{kind: string, line?: number, column?: number, found: string, count?: number, site?: string}} Fault */
/** @typedef {{boards: Board[], skippedLines: number[]}} Reading */
/** @typedef {{kind: "undecided", index: number, values: number[], other?: number} | {kind: "clash", indexes: number[]}} Why */

const words = new Words(JSON.parse(document.getElementById("words")?.textContent ?? "{}"));
const wrong = document.querySelector("[data-wrong]");
const form = document.querySelector("form[data-import]");
const text = document.querySelector("#puzzle");
/** @type {HTMLInputElement[]} */
const cells = [...document.querySelectorAll(".entry input")].filter((cell) => cell instanceof HTMLInputElement);
const summary = document.querySelector("[data-summary]");
/** More skipped lines than these are counted, but not listed. */
const MOST_LINES = 8;
/** @type {Readonly<Record<string, number>>} */
const STEPS = { ArrowUp: -9, ArrowDown: 9, ArrowLeft: -1, ArrowRight: 1 };

/** The text that was put in last, until it is read and the cells show it. @type {Promise<Reading | undefined>} */
let reading = Promise.resolve(undefined);

/** Read a text, summarize it, and fill the cells if it has one grid. @param {HTMLTextAreaElement} from @returns {Promise<Reading | undefined>} */
async function fill(from) {
  const given = from.value;
  for (const cell of cells) [cell.value, cell.ariaInvalid] = ["", null];
  const answer = (await read(given))?.answer;
  if (from.value !== given) return undefined;
  summarize(answer);
  if (answer?.boards.length !== 1) return answer;
  // A digit that was put in meanwhile stays.
  cells.forEach((cell, index) => (cell.value ||= answer.boards[0].grid[index].replace("-", "")));
  return answer;
}

/** Show how many puzzles a text has, and which lines are skipped. @param {Reading | undefined} read */
function summarize({ boards, skippedLines } = { boards: [], skippedLines: [] }) {
  if (!(summary instanceof HTMLElement)) return;
  summary.hidden = boards.length === 0;
  if (summary.hidden) return;
  const count = skippedLines.length;
  const shown = [...skippedLines.slice(0, MOST_LINES).map(String), ...(count > MOST_LINES ? ["…"] : [])];
  const skipped = count ? words.say("import-skipped", { count, lines: words.join(shown) }) : "";
  summary.textContent = words.join([words.say("import-found", { count: boards.length }), skipped], "text-next");
}

if (text instanceof HTMLTextAreaElement) text.addEventListener("input", () => (reading = fill(text)));

/** Write the cells' digits into the text, once the cells show all digits of the text before. */
async function write() {
  await reading;
  if (!(text instanceof HTMLTextAreaElement)) return;
  summarize(undefined);
  const digits = cells.map((cell) => cell.value || ".").join("");
  text.value = /[1-9]/.test(digits) ? (digits.match(/.{9}/g) ?? []).join("\n") : "";
}

cells.forEach((cell, index) => {
  cell.addEventListener("input", () => {
    const typed = cell.value;
    cell.value = /[1-9]/.test(typed) ? typed : "";
    cell.ariaInvalid = null;
    void write();
    // A blank goes on too: so a grid is typed line by line as it stands on paper.
    cells[index + 1]?.focus();
  });
  cell.addEventListener("keydown", (event) => {
    const step = STEPS[event.key] ?? (event.key === "Backspace" && !cell.value ? -1 : 0);
    if (!step) return;
    event.preventDefault();
    cells[index + step]?.focus();
  });
  cell.addEventListener("focus", () => cell.select());
});

/** @param {File | undefined} file */
async function take(file) {
  if (!file || !(form instanceof HTMLFormElement) || !(text instanceof HTMLTextAreaElement)) return;
  const held = await file.text();
  // No text has such a character, and pictures and documents of all kinds do.
  if (/^(image|video)/.test(file.type) || held.includes("\0")) return announce(words.say("import-picture"), "", []);
  text.value = held;
  reading = fill(text);
  // If lines are skipped, people read which before they go on.
  if (!(await reading)?.skippedLines.length) form.requestSubmit();
}

const chooser = form?.querySelector("[data-file]");
if (chooser instanceof HTMLInputElement) {
  chooser.addEventListener("change", () => {
    void take(chooser.files?.[0]);
    // The same file may be chosen once more.
    chooser.value = "";
  });
}
text?.addEventListener("paste", (event) => {
  const file = /** @type {ClipboardEvent} */ (event).clipboardData?.files[0];
  if (file) void take(file);
});

form?.addEventListener("dragover", (event) => {
  event.preventDefault();
  form.classList.add("dropping");
});
form?.addEventListener("dragleave", () => form.classList.remove("dropping"));
form?.addEventListener("drop", (event) => {
  const { dataTransfer } = /** @type {DragEvent} */ (event);
  form.classList.remove("dropping");
  if (!dataTransfer?.files.length) return;
  event.preventDefault();
  void take(dataTransfer.files[0]);
});

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  void lead();
});

/** Open the puzzle, or explain the error; without the engine, the server does it. */
async function lead() {
  await reading;
  if (!(form instanceof HTMLFormElement) || !(text instanceof HTMLTextAreaElement)) return;
  const found = hasSmall(text.value) ? null : await read(text.value);
  if (!found) return form.submit();
  if (found.error) return announce(unread(found.error.fault), "", []);
  // The others need no check, because a collection can't hold them.
  const boards = found.answer.boards.slice(0, Number(form.dataset.most));
  const grids = boards.map((/** @type {Board} */ { grid }) => grid);
  const verdicts = await verdictsOn(grids);
  if (!verdicts) return form.submit();
  const at = verdicts.findIndex(({ status }) => status !== "unique");
  if (at < 0) location.href = addressOf(boards);
  else announce(...reasonOf(grids[at], verdicts[at]));
}

/** Whether a text has grids of 4x4 or 6x6, which only the server reads: each line is a row, or a whole grid. @param {string} text */
function hasSmall(text) {
  const lines = text.trim().split(/\s*\n\s*/).map((line) => line.replace(/[+=\s|]/g, ""));
  const isSmall = (/** @type {string} */ line) => /s[46]-\d+(\?\S*)?$/.test(line) || [4, 6, 16, 36].includes(line.length);
  return lines.some(isSmall) && lines.every((line) => isSmall(line) || [0, 81].includes(line.length) || /^-+$/.test(line));
}

/** The verdicts on grids, up to the first that isn't a puzzle; null without the engine. @param {string[]} grids */
async function verdictsOn(grids) {
  const verdicts = [];
  for (const grid of grids) {
    const given = await verify(grid);
    if (!given?.answer) return null;
    verdicts.push(given.answer);
    if (given.answer.status !== "unique") break;
  }
  return verdicts;
}

/** Why a text holds no grid. @param {Fault} fault */
function unread({ kind, line, column, found, count, site }) {
  const reason = words.say(kind === "other" ? "import-no-grid" : `import-${kind}`, { count: count ?? 0, site: site ?? "" });
  const place = words.say("import-place", { line: `${line}`, column: `${column}`, found });
  return found ? words.join([place, reason], "text-next") : reason;
}

/** The reason why a grid isn't a puzzle, with the cells that show it. @param {string} grid @param {{status: string, why?: Why}} verdict @returns {[reason: string, grid: string, marked: number[]]} */
function reasonOf(grid, { status, why }) {
  const reason = words.say(`refusal-422-${status}`);
  if (!why) return [reason, grid, []];
  const cells = why.kind === "clash" ? why.indexes : [why.index, why.other].filter((cell) => cell !== undefined);
  const named = cells.map(nameOf).join(" ");
  if (why.kind === "clash") return [words.join([reason, words.say("import-clash", { cells: named })], "text-next"), grid, cells];
  const [first, second] = why.values.map(String);
  const names = { cells: named, cell: nameOf(why.index), first, second };
  return [words.join([reason, words.say("import-undecided", names)], "text-next"), grid, cells];
}

/** @param {number} cell */
const nameOf = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/** @param {string} reason @param {string} grid where there is one @param {number[]} marked */
function announce(reason, grid, marked) {
  cells.forEach((cell, index) => {
    if (grid) cell.value = grid[index].replace("-", "");
    cell.ariaInvalid = marked.includes(index) ? "true" : null;
  });
  if (!(wrong instanceof HTMLElement)) return;
  wrong.hidden = false;
  wrong.textContent = reason;
  wrong.scrollIntoView({ block: "nearest" });
}

/** Where boards are played, with their candidates as notes. @param {Board[]} boards */
function addressOf(boards) {
  const digits = boards.map(({ grid }) => grid).join("").replaceAll("-", "0");
  const notes = fragmentOfNotes(boards.map(({ candidates }) => candidates));
  return `${HOME}${boards.length === 1 ? "puzzles" : "collections"}/v1-${digits}${notes}`;
}
