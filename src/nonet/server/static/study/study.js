// @ts-check
/** The panel of those who study a board: deductions of their own, all steps, and how it is rated. */

import { AllSteps } from "./all_steps.js";
import { checkDeduction } from "./deduction_check.js";
import { button, made } from "./elements.js";
import { hintUpTo, hintWhere } from "./less_help.js";
import { ratingPart } from "./rating_trace.js";
import { canStudy, learn } from "./study_client.js";

/** @import { Table } from "../play/table.js" */
/** @import { Language } from "./study_client.js" */
/** @typedef {"deduction" | "steps" | "rating"} Part */

/** @type {Part[]} */
const PARTS = ["deduction", "steps", "rating"];
const TIERS = ["singles", "medium", "hard", "expert"];

/** @type {Promise<Panel> | undefined} */
let panel;

/** Open the panel at a part of it. @param {Table} table @param {Part} [part] */
export async function study(table, part = "deduction") {
  if (!canStudy()) return table.view.announce(table.view.say("play-trouble-device"), { mood: "bad" });
  panel ??= learn().then((language) => new Panel(table, language));
  // A fetch that failed once may succeed the next time.
  panel.catch(() => (panel = undefined));
  const opened = await panel.catch(() => null);
  if (opened) opened.open(part);
  else table.view.announce(table.view.say("play-trouble-device"), { mood: "bad" });
}

class Panel {
  /** @param {Table} table @param {Language} language */
  constructor(table, language) {
    this.table = table;
    this.language = language;
    const { words } = language;
    this.steps = new AllSteps(table, language);
    /** @type {Record<Part, () => Node[]>} */
    this.parts = {
      deduction: () => this.#deduction(),
      steps: () => this.steps.nodes,
      rating: () => ratingPart(table, language),
    };
    this.choices = PARTS.map((part) => button(words.say(`study-part-${part}`), () => this.open(part), { data: { part } }));
    const parts = made("div", { className: "segments" }, ...this.choices);
    parts.setAttribute("role", "group");
    parts.setAttribute("aria-label", words.say("study-parts"));
    this.content = made("div", { className: "content" });
    this.element = made(
      "section",
      { className: "study card", ariaLabel: words.say("study-heading") },
      made("div", { className: "over" }, made("h2", {}, words.say("study-heading")), button("×", () => this.close(), { className: "quiet", ariaLabel: words.say("study-close") })),
      parts,
      this.content,
    );
    document.head.append(made("link", { rel: "stylesheet", href: new URL("./study.css", import.meta.url).href }));
    table.view.find(".panel").append(this.element);
    const { moved } = table.around;
    table.around.moved = (played) => {
      moved?.(played);
      this.steps.refresh();
    };
    // The page may become that of another puzzle.
    new MutationObserver(() => this.element.hidden || this.close()).observe(table.view.root, { attributeFilter: ["data-puzzle"] });
  }

  /** @param {Part} part */
  open(part) {
    this.element.hidden = false;
    this.table.view.root.classList.add("studying");
    this.element.dataset.shown = part;
    for (const choice of this.choices) choice.ariaPressed = String(choice.dataset.part === part);
    this.content.replaceChildren(...this.parts[part]());
    this.element.scrollIntoView({ block: "nearest" });
  }

  close() {
    this.element.hidden = true;
    this.table.view.root.classList.remove("studying");
    this.table.focus(this.table.selection.at);
  }

  #deduction() {
    const { table, language } = this;
    const { words } = language;
    const answered = (/** @type {() => Promise<unknown>} */ deed) => () => void deed().then(() => table.view.message.scrollIntoView({ block: "nearest" }));
    const tiers = TIERS.map((tier) => button(words.say(`study-tier-${tier}`), answered(() => hintUpTo(table, tier, language)), { data: { upTo: tier } }));
    const heading = made("h3", { id: "study-up-to" }, words.say("study-up-to"));
    const choice = made("div", { className: "segments" }, ...tiers);
    choice.setAttribute("role", "group");
    choice.setAttribute("aria-labelledby", heading.id);
    return [
      button(words.say("study-prove"), answered(() => checkDeduction(table, language)), { className: "strong", data: { do: "prove" } }),
      made("p", {}, words.say("study-prove-more")),
      heading,
      choice,
      button(words.say("study-where"), answered(() => hintWhere(table)), { data: { do: "where" } }),
    ];
  }
}
