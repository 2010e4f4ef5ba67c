// @ts-check
/** The teacher's summary: the techniques that needed help, and the next sheet for each pupil. */

import { badgeOf, element, nextName, nextOf } from "./handin_tables.js";
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
  const next = counted(of.pupils.map((pupil) => nextOf(pupil, of))).sort(([one], [other]) => one - other);
  document.querySelector("[data-next]")?.replaceChildren(
    ...next.map(([sheet, count]) => element("li", "", describeNext(sheet, of), element("b", "", of.words.say("collect-pupils", { count })))),
  );
  const print = document.querySelector("[data-do=print]");
  if (print instanceof HTMLElement) print.onclick = () => void printNext(of, next.map(([sheet]) => sheet));
}

/** @param {number} next @param {Class} of */
function describeNext(next, of) {
  const { sheets, words, nameOf } = of;
  if (sheets.length === 1) return element("span", "sheet", nextName(next, of));
  const { hardest } = sheets[next];
  const about = hardest ? element("span", "faint", words.say("collect-up-to", { technique: nameOf(hardest) })) : "";
  return element("span", "sheet", badgeOf(next, of), about);
}

/** @param {Class} of @param {number[]} nexts */
async function printNext({ sheets, words }, nexts) {
  const said = document.querySelector("[data-printing]");
  const tell = (/** @type {string} */ sentence) => {
    if (said) said.textContent = sentence;
  };
  tell(words.say("collect-making"));
  const isOne = sheets.length === 1;
  const wanted = nexts.map((next) => (isOne ? { grids: sheets[0].grids, by: next } : { grids: sheets[next].grids, by: 0 }));
  const { addressOfNext } = await import("./next_sheets.js");
  const address = await addressOfNext(wanted);
  tell(address ? "" : words.say("collect-print-failed"));
  if (address) location.href = address;
}
