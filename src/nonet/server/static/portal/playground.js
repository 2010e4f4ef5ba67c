// @ts-check
/** Three endpoints to try without a key: asked here, answered here, and read field by field. */

import { copyBy } from "./clipboard.js";
import { ContractAnswers } from "./contract_answers.js";
import { drawAnswer, markField } from "./drawn_answer.js";
import { JsonView } from "./json_view.js";

/** @typedef {{attribution: object, version: string, requests: any[], fields: Record<string, Record<string, string[]>>, samples: Record<string, Record<string, string>>}} Given */

/** Where the eye is to begin in an answer. @type {Record<string, string>} */
const FIRST = { generate: "puzzles[].analysis", explain: "step.eliminations", check: "solutionsFound" };
const NUMBERS = new Set(["count", "level"]);
// The arrow keys to the next tab and back.
const [ON, BACK] = document.dir === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];

class Playground {
  /** @param {HTMLElement} root @param {Given} given */
  constructor(root, given) {
    this.root = root;
    this.given = given;
    const { sentences = "", toldBy = "" } = root.dataset;
    this.answers = new ContractAnswers(given, sentences, toldBy);
    this.name = "explain";
    this.asked = 0;
    this.position = 0;
    this.tabs = [...root.querySelectorAll("[role=tab]")].filter((tab) => tab instanceof HTMLElement);
    this.view = new JsonView(this.find("[data-lines]"), (node, line) => this.explain(node, line));
  }

  /** @param {string} selector @returns {HTMLElement} */
  find(selector) {
    return /** @type {HTMLElement} */ (this.root.querySelector(selector));
  }

  start() {
    this.tabs.forEach((tab, index) => {
      tab.addEventListener("click", () => this.choose(tab));
      tab.addEventListener("keydown", ({ key }) => {
        const by = { [ON]: 1, [BACK]: -1 }[key];
        if (!by) return;
        const next = this.tabs[(index + by + this.tabs.length) % this.tabs.length];
        next.focus();
        this.choose(next);
      });
    });
    for (const form of this.root.querySelectorAll("form")) {
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        void this.ask();
      });
    }
    this.find("[data-another]").addEventListener("click", () => this.another());
    for (const button of this.root.querySelectorAll("button[data-language]")) {
      if (button instanceof HTMLButtonElement) copyBy(button, () => this.sample(button.dataset.language ?? ""));
    }
    this.show(JSON.parse(this.find("[data-lines]").textContent ?? ""));
  }

  /** @param {HTMLElement} chosen */
  choose(chosen) {
    this.name = chosen.id.replace("ask-", "");
    for (const tab of this.tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      this.find(`#${tab.getAttribute("aria-controls")}`).hidden = tab !== chosen;
    }
    void this.ask();
  }

  /** The request: the fields of the form, and the eliminations of a position. */
  request() {
    const form = /** @type {HTMLFormElement} */ (this.find(`form[data-ask=${this.name}]`));
    const typed = [...new FormData(form)].map(([name, value]) => [name, NUMBERS.has(name) ? Number(value) : value]);
    const request = Object.fromEntries(typed);
    if (this.name !== "explain") return request;
    const { eliminated, progress, language } = this.given.requests[this.position];
    const { level, ...board } = request;
    const ruledOut = request.progress === progress ? eliminated : undefined;
    // Undefined fields are not written.
    return { ...board, eliminated: ruledOut, level, language };
  }

  another() {
    this.position = (this.position + 1) % this.given.requests.length;
    const { puzzle, progress } = this.given.requests[this.position];
    for (const [name, value] of Object.entries({ puzzle, progress })) {
      /** @type {HTMLInputElement} */ (this.find(`#explain-${name}`)).value = value;
    }
    void this.ask();
  }

  async ask() {
    this.asked += 1;
    const number = this.asked;
    const began = performance.now();
    this.root.ariaBusy = "true";
    const { body, error } = await this.answers.to(this.name, this.request());
    // Something else was asked meanwhile.
    if (number !== this.asked) return;
    this.root.ariaBusy = "false";
    const { answered = "", refused = "", missing = "" } = this.root.dataset;
    const took = String(Math.max(1, Math.round(performance.now() - began)));
    this.tell(body ? answered.replace("{ms}", took) : error ? refused.replace("{code}", error) : missing, Boolean(body));
    if (body) this.show(body);
  }

  /** @param {string} text @param {boolean} good */
  tell(text, good) {
    const state = this.find("[data-state]");
    state.textContent = text;
    state.dataset.mood = good ? "good" : "bad";
  }

  /** @param {any} body */
  show(body) {
    drawAnswer(this.find("[data-board]"), body);
    this.view.show(body);
    this.view.goTo(FIRST[this.name]);
    this.find("[data-name]").textContent = body.step?.technique?.name ?? body.status ?? body.puzzles[0].requestedDifficulty;
    this.tellStep(body);
  }

  /** @param {any} body */
  tellStep({ explanation, puzzles }) {
    const told = this.find("[data-told]");
    told.lang = explanation ? document.documentElement.lang : "en";
    told.textContent = explanation ?? puzzles?.[0].analysis.explanation ?? "";
  }

  /** Explain a field beside its line, and mark the cells that it names. @param {import("./json_view.js").Node} node @param {HTMLElement} line */
  explain({ path, value }, line) {
    const [kind, meaning] = this.meaningOf(path);
    const note = this.find("[data-note]");
    const [code, type, text] = note.children;
    code.textContent = path;
    type.textContent = kind;
    text.textContent = meaning;
    note.hidden = !meaning;
    // It stands where the line does not.
    const { offsetTop, parentElement } = line;
    note.classList.toggle("above", offsetTop - (parentElement?.scrollTop ?? 0) > (parentElement?.clientHeight ?? 0) / 2);
    markField(this.find("[data-board]"), path, value);
  }

  /** @param {string} path */
  meaningOf(path) {
    const fields = this.given.fields[this.name];
    return fields[path] ?? fields[path.replace(/(\[\])+$/, "")] ?? ["", ""];
  }

  /** @param {string} language */
  sample(language) {
    const body = JSON.stringify(this.request(), null, 2);
    const form = this.given.samples[this.name][language];
    const [indent] = /[ ]*(?=\S*%BODY%)/.exec(form.split("\n").find((line) => line.includes("%BODY%")) ?? "") ?? [""];
    return form.replace("%BODY%", () => (language === "curl" ? body : body.replaceAll("\n", `\n${indent}`)));
  }
}

const root = document.querySelector("[data-playground]");
const given = document.getElementById("given")?.textContent;
if (root instanceof HTMLElement && given) new Playground(root, JSON.parse(given)).start();
