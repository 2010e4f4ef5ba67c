// @ts-check
/** The teacher's summary: the techniques that needed help, and the next sheet for each pupil. */

import { badgeOf, element, letterOf, nextOf } from "./handin_tables.js";
import { counted, missingOf } from "./pupils.js";

/** @import { Class } from "./handin_tables.js" */

/** As many as fit beside the table. */
const MOST_BARS = 6;

/** @param {Class} of */
export function showSummary(of) {
  const missing = missingOf(of.pupils);
  const most = Math.max(1, ...missing.map(([, count]) => count));
  const bars = missing.slice(0, MOST_BARS).map(([technique, count]) => {
    const bar = element("meter");
    Object.assign(bar, { max: most, value: count });
    bar.setAttribute("aria-label", of.nameOf(technique));
    return element("li", "", element("span", "", of.nameOf(technique)), bar, element("b", "", String(count)));
  });
  document.querySelector("[data-missing]")?.replaceChildren(...(bars.length ? bars : [element("li", "", of.words.say("collect-missing-none"))]));
  const next = counted(of.pupils.map((pupil) => nextOf(pupil, of))).sort(([one], [other]) => one.localeCompare(other));
  document.querySelector("[data-next]")?.replaceChildren(
    ...next.map(([name, count]) => element("li", "", sheetNamed(name, of), element("b", "", of.words.say("collect-pupils", { count })))),
  );
  const print = document.querySelector("[data-do=print]");
  if (print instanceof HTMLElement) print.onclick = () => void printNext(of, next.map(([name]) => name));
}

/** @param {string} name a letter, or a word @param {Class} of */
function sheetNamed(name, { sheets, words, nameOf }) {
  const sheet = sheets.findIndex((_, index) => letterOf(index) === name);
  if (sheets.length < 2 || sheet < 0) return element("span", "sheet", name);
  const { hardest } = sheets[sheet];
  const about = hardest ? element("span", "faint", words.say("collect-up-to", { technique: nameOf(hardest) })) : "";
  return element("span", "sheet", badgeOf(sheet), about);
}

/** @param {Class} of @param {string[]} names */
async function printNext({ sheets, words }, names) {
  const said = document.querySelector("[data-printing]");
  const tell = (/** @type {string} */ sentence) => {
    if (said) said.textContent = sentence;
  };
  tell(words.say("collect-making"));
  const kinds = ["collect-easier", "collect-same", "collect-harder"].map((name) => words.say(name));
  const wanted = names.map((name) => {
    const by = kinds.indexOf(name) - 1;
    return by > -2 ? { grids: sheets[0].grids, by } : { grids: sheets[name.charCodeAt(0) - 65].grids, by: 0 };
  });
  const { addressOfNext } = await import("./next_sheets.js");
  const address = await addressOfNext(wanted);
  tell(address ? "" : words.say("collect-print-failed"));
  if (address) location.href = address;
}
