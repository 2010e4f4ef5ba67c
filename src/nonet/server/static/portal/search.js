// @ts-check
// The search of the documentation: it looks through an index that the site itself serves.
const MOST = 8;
const WAITING = { title: 12, source: 4, text: 2 };

/** @typedef {{title: string, source: string, address: string, text: string}} Entry */

const form = document.querySelector("form.search");
const field = document.querySelector("#search");
const list = document.querySelector("#found");
const count = document.querySelector("#found-count");

/** @type {Promise<Entry[]> | undefined} */
let index;

function entries() {
  const address = form instanceof HTMLElement ? form.dataset.index ?? "" : "";
  index ??= fetch(address).then((response) => response.json());
  // Without a network now, it is asked for again with the next letter.
  index.catch(() => { index = undefined; });
  return index;
}

/**
 * How well an entry answers some words; all of them have to be in it.
 * @param {Entry} entry
 * @param {string[]} words
 */
function score(entry, words) {
  let sum = 0;
  for (const word of words) {
    const parts = Object.entries(WAITING);
    const best = Math.max(...parts.map(([part, weight]) => weight * fit(entry[/** @type {keyof Entry} */ (part)], word)));
    if (!best) return 0;
    sum += best;
  }
  return sum;
}

/**
 * How well a text answers a word: by being it, by a word that begins so, by having it within.
 * @param {string} said
 * @param {string} word
 */
function fit(said, word) {
  const text = said.toLowerCase();
  const at = text.indexOf(word);
  if (at < 0) return 0;
  if (text === word) return 4;
  return at === 0 || !/\w/.test(text[at - 1] ?? "") ? 2 : 1;
}

/** @param {Entry} entry */
function item(entry) {
  const line = document.createElement("li");
  const link = document.createElement("a");
  link.href = entry.address;
  const title = document.createElement("b");
  title.textContent = entry.title;
  const source = document.createElement("span");
  source.textContent = entry.source || entry.text;
  link.append(title, source);
  line.append(link);
  return line;
}

async function look() {
  if (!(field instanceof HTMLInputElement) || !(list instanceof HTMLElement) || !count) return;
  const asked = field.value;
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  const all = words.length ? await entries().catch(() => []) : [];
  if (field.value !== asked) return;
  const found = best(all, words);
  list.replaceChildren(...found.map(item));
  list.hidden = !found.length;
  showCount(count, found.length, words.length > 0);
}

/**
 * How many were found is read to those who do not see them; that there are none is for everybody.
 * @param {Element} place
 * @param {number} found
 * @param {boolean} isAsked
 */
function showCount(place, found, isAsked) {
  const isInVain = isAsked && !found;
  place.textContent = isInVain ? form?.getAttribute("data-none") ?? "" : String(found || "");
  place.classList.toggle("unseen", !isInVain);
}

/**
 * @param {Entry[]} all
 * @param {string[]} words
 */
function best(all, words) {
  return all
    .map((entry) => ({ entry, worth: score(entry, words) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

/** @param {number} step */
function move(step) {
  const stops = [field, ...(list?.querySelectorAll("a") ?? [])];
  const at = stops.indexOf(document.activeElement);
  const next = stops[at + step];
  if (next instanceof HTMLElement) next.focus();
}

if (form instanceof HTMLElement && field instanceof HTMLInputElement) {
  field.addEventListener("input", () => { void look(); });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    list?.querySelector("a")?.click();
  });
  form.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) { event.preventDefault(); move(step); }
    if (event.key === "Escape") { field.value = ""; void look(); field.focus(); }
  });
  document.addEventListener("keydown", (event) => {
    const isTyped = event.target instanceof Element && event.target.closest("input, textarea, select");
    if (event.key !== "/" || isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  });
}
