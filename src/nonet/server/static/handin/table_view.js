// @ts-check
/** A table in pages of a few rows, ordered by the column whose heading is pressed. */

import { element } from "./handin_tables.js";

/** @import { Words } from "../shared/words.js" */
/** @import { Rows } from "./handin_tables.js" */

const ROWS_OF_A_PAGE = 10;

export class TableView {
  /** @param {HTMLElement} root @param {Words} words */
  constructor(root, words) {
    this.root = root;
    this.words = words;
    this.page = 0;
    /** Which table it is. */
    this.kind = "";
    /** @type {Rows} */
    this.shown = { columns: [], rows: [] };
    root.addEventListener("click", (event) => this.#press(event));
  }

  /** @param {Rows} shown @param {string} kind */
  show(shown, kind) {
    if (this.kind !== kind) this.page = 0;
    this.shown = shown;
    this.kind = kind;
    this.#draw();
  }

  get pages() {
    return Math.max(1, Math.ceil(this.shown.rows.length / ROWS_OF_A_PAGE));
  }

  /** @param {Event} event */
  #press({ target }) {
    const button = target instanceof Element ? target.closest("button") : null;
    const by = Number(button?.dataset.turn ?? 0);
    if (!by) return;
    this.page = Math.max(0, Math.min(this.pages - 1, this.page + by));
    this.#draw();
  }

  #draw() {
    const { columns, rows } = this.shown;
    this.page = Math.min(this.page, this.pages - 1);
    const heads = columns.map(({ name, kind = "" }) => {
      const head = element("th", kind, this.words.say(`collect-${name}`));
      head.setAttribute("scope", "col");
      return head;
    });
    const shown = rows.slice(this.page * ROWS_OF_A_PAGE, (this.page + 1) * ROWS_OF_A_PAGE);
    const body = shown.map((cells) =>
      element("tr", "", ...cells.map((cell, index) => {
        const place = element(index ? "td" : "th", columns[index].kind ?? "", cell);
        if (!index) place.setAttribute("scope", "row");
        // Where the table is too narrow for columns, each cell shows the name of its column.
        place.dataset.name = this.words.say(`collect-${columns[index].name}`);
        return place;
      })),
    );
    const table = this.root.querySelector("table");
    table?.replaceChildren(element("thead", "", element("tr", "", ...heads)), element("tbody", "", ...body));
    if (table) table.className = this.kind;
    this.#showPlace(shown.length);
  }

  /** @param {number} count */
  #showPlace(count) {
    const write = (/** @type {string} */ place, /** @type {string} */ text) => {
      const found = this.root.querySelector(place);
      if (found) found.textContent = text;
    };
    const isPupils = this.kind === "pupils";
    write("[data-shown]", isPupils ? this.words.say("collect-shown", { shown: count, count: this.shown.rows.length }) : "");
    write("output", this.words.say("collect-page", { page: this.page + 1, pages: this.pages }));
    this.root.querySelector(".turn")?.toggleAttribute("hidden", this.pages < 2);
    for (const button of this.root.querySelectorAll("[data-turn]")) {
      const to = this.page + Number(button.getAttribute("data-turn"));
      button.ariaDisabled = String(to < 0 || to >= this.pages);
    }
  }
}
