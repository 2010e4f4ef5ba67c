// @ts-check
/** JSON in lines, each of which knows the field that it belongs to. */

/** @typedef {{path: string, value: any, first: number, last: number}} Node a field: its path as the reference names it, and its lines */
/** @typedef {[kind: string, text: string]} Part */

/** The greatest length of a value that is written on one line. */
const SHORT = 44;

export class JsonView {
  /** @param {HTMLElement} place @param {(node: Node, line: HTMLElement) => void} point */
  constructor(place, point) {
    this.place = place;
    this.point = point;
    /** @type {Node[]} */
    this.nodes = [];
    /** @type {Part[][]} */
    this.lines = [];
    this.at = 0;
    place.addEventListener("pointermove", (event) => this.#over(event));
    place.addEventListener("keydown", (event) => this.#move(event));
    place.addEventListener("focus", () => this.choose(this.at));
  }

  /** @param {any} value */
  show(value) {
    this.nodes = [];
    this.lines = [];
    this.#write("", value, "", [], "");
    this.place.replaceChildren(...this.lines.map(lineOf));
    this.at = 0;
  }

  /** Go to a field. @param {string} path */
  goTo(path) {
    const node = this.nodes.find((one) => one.path === path);
    if (!node) return;
    this.choose(node.first);
    this.place.scrollTop = Math.max(0, this.#line(node.first).offsetTop - this.place.clientHeight / 4);
  }

  /** @param {number} at */
  choose(at) {
    this.at = at;
    const node = this.#nodeAt(at);
    [...this.place.children].forEach((line, index) => {
      line.classList.toggle("lit", index >= node.first && index <= node.last);
      line.setAttribute("aria-selected", String(index === at));
    });
    const line = this.#line(at);
    this.place.setAttribute("aria-activedescendant", line.id);
    this.point(node, line);
  }

  /** @param {number} at */
  #line(at) {
    return /** @type {HTMLElement} */ (this.place.children[at]);
  }

  /** The innermost field that a line belongs to. @param {number} at */
  #nodeAt(at) {
    const around = this.nodes.filter(({ first, last }) => first <= at && at <= last);
    return around.reduce((best, one) => (one.last - one.first <= best.last - best.first ? one : best));
  }

  /** @param {PointerEvent} event */
  #over(event) {
    // A page that scrolls below a pointer at rest is not pointed at.
    if (!event.movementX && !event.movementY) return;
    const line = event.target instanceof Element ? event.target.closest("[role=option]") : null;
    const at = [...this.place.children].indexOf(/** @type {Element} */ (line));
    if (at >= 0 && at !== this.at) this.choose(at);
  }

  /** @param {KeyboardEvent} event */
  #move(event) {
    /** @type {Record<string, number>} */
    const ways = { ArrowDown: this.at + 1, ArrowUp: this.at - 1, Home: 0, End: this.lines.length - 1 };
    const to = ways[event.key];
    if (to === undefined || to < 0 || to >= this.lines.length) return;
    event.preventDefault();
    this.choose(to);
    this.#line(to).scrollIntoView({ block: "nearest" });
  }

  /** @param {string} indent @param {any} value @param {string} path @param {Part[]} before @param {string} after */
  #write(indent, value, path, before, after) {
    const node = { path, value, first: this.lines.length, last: this.lines.length };
    this.nodes.push(node);
    const entries = value && typeof value === "object" ? Object.entries(value) : [];
    const brackets = Array.isArray(value) ? "[]" : "{}";
    if (!entries.length || short(value)) this.lines.push([["", indent], ...before, ...inline(value), ["", after]]);
    else {
      this.lines.push([["", indent], ...before, ["", brackets[0]]]);
      entries.forEach(([key, part], index) => {
        const comma = index < entries.length - 1 ? "," : "";
        const named = Array.isArray(value) ? `${path}[]` : path ? `${path}.${key}` : key;
        this.#write(`${indent}  `, part, named, Array.isArray(value) ? [] : [["key", JSON.stringify(key)], ["", ": "]], comma);
      });
      this.lines.push([["", `${indent}${brackets[1]}${after}`]]);
    }
    node.last = this.lines.length - 1;
  }
}

/** @param {any} value */
const short = (value) => JSON.stringify(value).length <= SHORT && !Object.values(value).some((part) => part && typeof part === "object" && !Array.isArray(value));

/** @param {any} value @returns {Part[]} */
function inline(value) {
  if (Array.isArray(value)) return [["", "["], ...joined(value.map(inline)), ["", "]"]];
  if (value && typeof value === "object") {
    const parts = Object.entries(value).map(([key, part]) => /** @type {Part[]} */ ([["key", JSON.stringify(key)], ["", ": "], ...inline(part)]));
    return [["", "{ "], ...joined(parts), ["", " }"]];
  }
  return [[typeof value === "string" ? "text" : "number", JSON.stringify(value)]];
}

/** @param {Part[][]} parts @returns {Part[]} */
const joined = (parts) => parts.flatMap((part, index) => (index ? [/** @type {Part} */ (["", ", "]), ...part] : part));

/** @param {Part[]} parts @param {number} index */
function lineOf(parts, index) {
  const line = document.createElement("div");
  line.id = `line-${index}`;
  line.setAttribute("role", "option");
  line.lang = "en";
  line.append(
    ...parts.map(([kind, text]) => {
      if (!kind) return text;
      const span = document.createElement("span");
      span.className = kind;
      span.textContent = text;
      return span;
    }),
    "\n",
  );
  return line;
}
