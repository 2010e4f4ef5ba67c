// @ts-check
/** Shows each step of a puzzle's rating, calculated on the device on request. */

import { button, made } from "./elements.js";
import { concluded, inOnes, rated } from "./step_rows.js";
import { askStudy } from "./study_client.js";

/** @import { Table } from "../play/table.js" */
/** @import { Conclusions } from "./step_rows.js" */
/** @import { Language } from "./study_client.js" */
/** @typedef {{er: number | null, steps: (Conclusions & {er: number, name: string})[]}} Trace */

/** @param {Table} table @param {Language} language @returns {Node[]} */
export function ratingPart(table, { words }) {
  const rows = made("div", { className: "rows" });
  const show = async () => {
    start.disabled = true;
    const grid = table.game.givens.map((digit) => digit || "-").join("");
    const onProgress = (/** @type {{count: number}} */ { count }) => (told.textContent = words.say("study-rated", { count }));
    told.textContent = words.say("study-working");
    /** @type {Trace | null} */
    const trace = await askStudy({ trace: { grid } }, { onProgress });
    start.hidden = trace !== null;
    start.disabled = false;
    told.textContent = trace ? headOf(trace) : table.view.say("play-trouble-device");
    if (trace) rows.replaceChildren(listOf(trace));
  };
  const start = button(words.say("study-trace"), () => void show(), { className: "strong", data: { do: "trace" } });
  const told = made("p", { className: "head" });
  told.setAttribute("role", "status");
  return [made("p", {}, words.say("study-trace-more")), start, told, rows];

  /** @param {Trace} trace */
  function headOf({ er, steps }) {
    const count = steps.length;
    return er === null ? words.say("study-rated", { count }) : words.say("study-rating", { er: inOnes(er), count });
  }

  /** @param {Trace} trace */
  function listOf({ steps }) {
    const most = Math.max(...steps.map(({ er }) => er));
    const items = steps.map((step) => {
      // The names are the Explainer's own, which are English.
      const name = made("span", { lang: "en" }, step.name);
      return made("li", { className: step.er === most ? "most" : "" }, rated(step.er, most), name, made("small", {}, concluded(words, step)));
    });
    const list = made("ol", { tabIndex: 0, ariaLabel: words.say("study-trace-list") }, ...items);
    return list;
  }
}
