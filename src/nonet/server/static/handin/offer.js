// @ts-check
/** Handing in a sheet: on its page, once a puzzle of it is solved. */

import { HOME } from "../game/server.js";
import { load, read, write } from "../game/storage.js";
import { readJournal } from "../play/journal_kept.js";
import { Game } from "../game/model.js";
import { entriesOf } from "../sealed/entry_times.js";
import { Words } from "../shared/words.js";
import { codeOf } from "./code_picture.js";
import { tidy, toFragment } from "./hand_in.js";

/** @import { HandIn, Work } from "./hand_in.js" */

const NAME = "nonet-name";
/** A code of more letters is too fine for the camera of a classroom. */
const MOST_IN_CODE = 1200;

/** How a puzzle went, as this browser keeps it. @param {string} id @returns {Work} */
function workOf(id) {
  const grid = id.replace("v1-", "");
  const entry = load(id);
  if (!entry) return { grid, solved: false, seconds: 0, hints: 0, entries: [], helps: [] };
  const game = new Game(grid);
  game.restore(entry.game);
  const journal = readJournal(id);
  const { seconds, hints = 0 } = entry.first ?? entry;
  const helps = journal.helps.map(([, entries, technique]) => /** @type {[number, string]} */ ([entries, technique]));
  return { grid, solved: !!entry.first, seconds, hints, entries: entry.solved ? entriesOf(game, journal.times) : [], helps };
}

/** @param {HTMLElement} part @param {string[]} ids the puzzles of the sheet, each once */
export function offerHandIn(part, ids) {
  const words = new Words(JSON.parse(document.getElementById("words")?.textContent ?? "{}"));
  const form = part.querySelector("form");
  const field = part.querySelector("input");
  if (!form || !field) return;
  part.hidden = false;
  const known = read(NAME);
  if (typeof known === "string") field.value = tidy(known);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const name = tidy(field.value);
    field.value = name;
    if (!name) return field.focus();
    write(NAME, name);
    const { title = "", letter = "" } = part.dataset;
    show(part, words, { name, at: Math.floor(Date.now() / 1000), works: ids.map(workOf), title, letter });
  });
  listen(part, words);
  if (location.hash === "#hand-in") part.scrollIntoView();
}

/** @param {HTMLElement} part @param {Words} words @param {HandIn} handIn */
function show(part, words, handIn) {
  const linkOf = (/** @type {boolean} */ withEntries) => new URL(`${HOME}hand-in#${toFragment(handIn, { withEntries })}`, location.href).href;
  const link = linkOf(true);
  const isShort = link.length > MOST_IN_CODE;
  for (const field of part.querySelectorAll("textarea")) field.value = link;
  part.querySelector("[data-code]")?.replaceChildren(codeOf(isShort ? linkOf(false) : link, words.say("hand-in-code")));
  for (const [name, shown] of Object.entries({ handed: true, short: isShort })) part.querySelector(`[data-${name}]`)?.toggleAttribute("hidden", !shown);
  part.querySelector("[data-do=share]")?.toggleAttribute("hidden", !("share" in navigator));
}

/** @param {HTMLElement} part @param {Words} words */
function listen(part, words) {
  const field = part.querySelector("textarea");
  const said = part.querySelector("[role=status]");
  part.querySelector("[data-do=copy]")?.addEventListener("click", async () => {
    field?.select();
    const isCopied = await navigator.clipboard.writeText(field?.value ?? "").then(() => true, () => document.execCommand("copy"));
    if (said) said.textContent = isCopied ? words.say("hand-in-copied") : "";
  });
  part.querySelector("[data-do=share]")?.addEventListener("click", () => {
    void navigator.share({ url: field?.value }).catch(() => undefined);
  });
}
