// @ts-check
/** The print page: a preview of the sheet beside the choices, and no choice that contradicts another. */

const form = document.querySelector("form[data-print]");
const preview = document.querySelector(".preview");
const SVG = "http://www.w3.org/2000/svg";
/** @type {Readonly<Record<string, readonly [number, number]>>} */
const PAPERS = { a4: [595.28, 841.89], letter: [612, 792] };
/** @type {Readonly<Record<string, number>>} */
const COLUMNS = { 1: 1, 2: 1, 4: 2, 6: 2, 9: 3, 12: 3 };
const MARGIN = 42.5;
const SAMPLE = "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79";
let shown = 0;

/**
 * @typedef {{ perPage: number, answersPerPage: number, below: boolean, large: boolean, count: number,
 *   grids: string[], paper: string, title: string, blanks: boolean, level: string }} Sheet
 */

/** @param {HTMLFormElement} of @returns {Sheet} */
function read(of) {
  const fields = new FormData(of);
  const text = (/** @type {string} */ name) => String(fields.get(name) ?? "");
  const source = text("source");
  const grids = source === "own" ? (text("puzzles").match(/(?<![\w.-])[-.0-9]{81}(?![\w.-])/g) ?? []).slice(0, 40) : [];
  const large = fields.has("large");
  const answers = text("answers");
  const level = of.querySelector("#difficulty");
  const named = level instanceof HTMLSelectElement ? level.selectedOptions[0]?.text ?? "" : "";
  return {
    perPage: large ? 1 : Number(text("per-page")),
    answersPerPage: large && answers !== "none" ? 1 : answers === "full" ? 1 : Number(answers) || 0,
    below: answers === "below",
    large,
    count: source === "daily" ? 5 : source === "own" ? grids.length || 1 : Math.min(40, Math.max(1, Number(text("count")) || 1)),
    grids,
    paper: text("paper"),
    title: text("title"),
    blanks: fields.has("blanks"),
    level: fields.has("level") && source === "new" ? named : "",
  };
}

/** Leave out what the chosen layout has no room for. @param {HTMLFormElement} of */
function allow(of) {
  const sheet = read(of);
  const allowed = (/** @type {string} */ name, /** @type {string} */ value, /** @type {boolean} */ can, /** @type {string} */ instead) => {
    const choice = of.querySelector(`[name="${name}"][value="${value}"]`);
    if (!(choice instanceof HTMLInputElement)) return;
    choice.disabled = !can;
    if (can || !choice.checked) return;
    const other = of.querySelector(`[name="${name}"][value="${instead}"]`);
    if (other instanceof HTMLInputElement) other.checked = true;
  };
  for (const number of ["2", "4", "6", "9"]) allowed("per-page", number, !sheet.large, "1");
  allowed("answers", "below", !sheet.large && sheet.perPage <= 4, sheet.large ? "full" : "12");
  allowed("answers", "12", !sheet.large, "full");
}

/** @param {string} name @param {Record<string, string | number>} attributes @param {string} [text] */
function element(name, attributes, text = "") {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  made.textContent = text;
  return made;
}

/** @param {number} x @param {number} y @param {string} text @param {number} size @param {Record<string, string | number>} [more] */
const write = (x, y, text, size, more = {}) => element("text", { x, y, "font-size": size, ...more }, text);

/** @param {number} x @param {number} y @param {number} side @param {string} digits */
function grid(x, y, side, digits) {
  const cell = side / 9;
  const lines = (/** @type {number[]} */ steps) =>
    steps.map((step) => `M${x + step * cell} ${y}v${side}M${x} ${y + step * cell}h${side}`).join("");
  const made = element("g", { "text-anchor": "middle", "font-weight": 650 });
  made.append(
    element("path", { d: lines([1, 2, 4, 5, 7, 8]), stroke: "#767676", "stroke-width": 0.4 }),
    element("path", { d: lines([3, 6]), stroke: "#000", "stroke-width": side / 240 }),
    element("path", { d: `M${x} ${y}h${side}v${side}h-${side}z`, fill: "none", stroke: "#000", "stroke-width": side / 130 }),
  );
  [...digits].forEach((digit, index) => {
    if (/[1-9]/.test(digit)) {
      made.append(write(x + ((index % 9) + 0.5) * cell, y + (Math.floor(index / 9) + 0.71) * cell, digit, cell * 0.6));
    }
  });
  return made;
}

/** A sample that differs from puzzle to puzzle. @param {number} index */
const sample = (index) => SAMPLE.replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + index * 2) % 9) + 1));

/** @param {Sheet} sheet @param {number} number @param {DOMStringMap} words */
function draw(sheet, number, words) {
  const [width, height] = PAPERS[sheet.paper] ?? [595.28, 841.89];
  const puzzlePages = Math.ceil(sheet.count / sheet.perPage);
  const pages = puzzlePages + (sheet.answersPerPage ? Math.ceil(sheet.count / sheet.answersPerPage) : 0);
  const page = Math.min(number, pages - 1);
  const isAnswer = page >= puzzlePages;
  const perPage = isAnswer ? sheet.answersPerPage : sheet.perPage;
  const first = (isAnswer ? page - puzzlePages : page) * perPage;
  const columns = COLUMNS[perPage] ?? 1;
  const rows = perPage / columns;
  const top = MARGIN + 52;
  const foot = height - MARGIN + 8;
  const slot = (foot - 22 - top) / rows;
  const below = !isAnswer && perPage === 4 && sheet.below ? 76 : perPage === 1 ? 90 : 0;
  const side = Math.min(slot - 20 - below - (rows > 1 ? 10 : 0), (width - 2 * MARGIN - (columns - 1) * 18) / columns);
  const left = columns === 1 ? MARGIN : Math.max(MARGIN, (width - columns * side) / (columns + 1));
  const step = columns === 1 ? 0 : (width - 2 * left - side) / (columns - 1);
  const made = [
    write(left, MARGIN + 18, isAnswer ? words["answers"] ?? "" : sheet.title || (words["title"] ?? ""), sheet.large ? 30 : 20, { "font-weight": 700 }),
    element("path", { d: `M${left} ${MARGIN + 30}H${width - left}`, stroke: "#000", "stroke-width": 0.75 }),
    element("path", { d: `M${left} ${foot - 15}H${width - left}`, stroke: "#767676", "stroke-width": 0.5 }),
    write(left, foot, words["credit"] ?? "", 8),
    write(width - left, foot, `${page + 1} / ${pages}`, 8, { "text-anchor": "end" }),
  ];
  if (sheet.blanks && !isAnswer) made.push(write(width - left, MARGIN + 18, `${words["name"] ?? ""} ${"_".repeat(22)}`, 9, { "text-anchor": "end" }));
  for (let place = 0; place < perPage && first + place < sheet.count; place += 1) {
    const x = left + (place % columns) * step;
    const y = top + Math.floor(place / columns) * slot;
    const index = first + place;
    made.push(
      write(x, y + 14, String(index + 1), 11, { "font-weight": 700 }),
      write(x + side, y + 14, isAnswer ? "" : sheet.level, 9.5, { "text-anchor": "end" }),
      grid(x, y + 20, side, sheet.grids[index] ?? sample(index)),
    );
  }
  return { made, page, pages, box: `0 0 ${width} ${height}` };
}

function show() {
  if (!(form instanceof HTMLFormElement) || !(preview instanceof HTMLElement)) return;
  allow(form);
  const { made, page, pages, box } = draw(read(form), shown, preview.dataset);
  shown = page;
  const sheet = preview.querySelector(".sheet");
  sheet?.setAttribute("viewBox", box);
  sheet?.replaceChildren(...made);
  const told = preview.querySelector("output");
  if (told) told.textContent = `${page + 1} / ${pages}`;
  for (const button of preview.querySelectorAll("[data-turn]")) {
    if (button instanceof HTMLButtonElement) {
      const to = page + Number(button.dataset["turn"]);
      button.ariaDisabled = String(to < 0 || to >= pages);
    }
  }
}

form?.addEventListener("input", show);
for (const button of preview?.querySelectorAll("[data-turn]") ?? []) {
  button.addEventListener("click", () => {
    shown = Math.max(0, shown + Number(button instanceof HTMLElement ? button.dataset["turn"] : 0));
    show();
  });
}
show();
