// @ts-check
/** The print page: a preview of exactly the printed sheet, and no choice that contradicts another. */

const form = document.querySelector("form[data-print]");
const preview = document.querySelector(".preview");
// Typing is over when nothing came for so long.
const PAUSE_MS = 250;
// The server refuses longer addresses; pasted puzzles stay in the form, since browsers keep its content.
const LONGEST_QUERY = 6000;
const LARGEST_SEED = 2 ** 32;
/** The only kinds of documents for these sizes. */
const KIND_OF_SIZE = { 4: "sheet", 6: "sheet", all: "levels" };
let page = 1;
let pages = 1;
let asked = new AbortController();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let soon;

/** Instead of a choice that isn't possible: the first of these that is. @type {Record<string, string[]>} */
const INSTEAD = { size: ["9"], "per-page": ["6", "1"], codes: ["sheet", ""], "book-codes": [""], answers: ["12", "full"] };
/** The choices at first and those made since: they come back as soon as they are possible again. @type {Record<"first" | "made", Map<string, string>>} */
const { first, made } = { first: new Map(), made: new Map() };

/** Disable the choices that the layout has no room for. @param {HTMLFormElement} of */
function allow(of) {
  const fields = new FormData(of);
  const kind = fields.get("kind");
  const [large, candidates] = [kind !== "book" && fields.has("large"), fields.has("candidates")];
  const isNowBook = kind === "book" && !of.querySelector("[name=kind][value=book][checked]");
  settle(of, "per-page", (number) => !(large && number !== "1") && !(candidates && number === "9"), isNowBook ? "2" : undefined);
  settle(of, "size", (size) => !(size in KIND_OF_SIZE) || kind === KIND_OF_SIZE[/** @type {keyof typeof KIND_OF_SIZE} */ (size)]);
  const perPage = Number(new FormData(of).get("per-page"));
  settle(of, "codes", (codes) => codes !== "1" || !(kind === "levels" || kind === "versions" || (kind === "sheet" && perPage > 4)));
  settle(of, "book-codes", (codes) => !codes || perPage === 1);
  settle(of, "answers", (answers) => !(large && answers === "12") && !(answers === "below" && (large || perPage > 4)));
}

/** Check the choice that was made of a name, or its usual one, or one instead. @param {HTMLFormElement} of @param {string} name @param {(value: string) => boolean} isPossible @param {string} [usual] */
function settle(of, name, isPossible, usual) {
  const choices = [...of.querySelectorAll("input")].filter((input) => input.name === name && input.type === "radio");
  for (const choice of choices) choice.disabled = !isPossible(choice.value);
  const atFirst = first.get(name) ?? choices.find(({ checked }) => checked)?.value ?? "";
  first.set(name, atFirst);
  const chosen = made.get(name) ?? usual ?? atFirst;
  const [shown] = [chosen, ...INSTEAD[name]].flatMap((value) => choices.find((choice) => choice.value === value && !choice.disabled) ?? []);
  if (shown) shown.checked = true;
}

/** @param {HTMLFormElement} of */
function seedOf(of) {
  const seed = of.elements.namedItem("seed");
  return seed instanceof HTMLInputElement ? seed : null;
}

/** Draw new puzzles with a seed, so that the printed sheet equals the preview. @param {HTMLFormElement} of */
function drawSeed(of) {
  const seed = seedOf(of);
  if (seed) seed.value = String(1 + Math.floor(Math.random() * (LARGEST_SEED - 1)));
}

/** Keep the choices in the address: a reload, a way back and a bookmark give the same sheet. @param {HTMLFormElement} of */
function remember(of) {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(of)) if (typeof value === "string" && value) query.set(name, value);
  if (query.toString().length <= LONGEST_QUERY) history.replaceState(null, "", `?${query}`);
}

/** Say beside the print button why the sheet doesn't match the choices; an empty text if it does. @param {string} text */
function announce(text) {
  const status = form?.querySelector("[role=status]");
  if (status) status.textContent = text;
  preview?.classList.toggle("stale", text !== "");
}

/** @param {FormData} fields */
const isEmpty = (fields) => fields.get("source") === "own" && !String(fields.get("puzzles")).trim();

/** @param {HTMLFormElement} of @param {HTMLElement} shownIn */
async function show(of, shownIn) {
  const { failed = "", nothing = "" } = shownIn.dataset;
  remember(of);
  asked.abort();
  asked = new AbortController();
  const fields = new FormData(of);
  fields.set("page", String(page));
  try {
    announce(isEmpty(fields) ? nothing : await drawn(of, fields, shownIn));
  } catch (fault) {
    if (!(fault instanceof DOMException && fault.name === "AbortError")) announce(failed);
  }
}

/** Draw the chosen sheet, or show why it can't be made. @param {HTMLFormElement} of @param {FormData} fields @param {HTMLElement} shownIn */
async function drawn(of, fields, shownIn) {
  const { signal } = asked;
  const answer = await fetch(of.dataset["preview"] ?? "", { method: "POST", body: fields, signal });
  if (!answer.ok) return hasReason(answer) ? answer.text() : shownIn.dataset["failed"] ?? "";
  const picture = await createImageBitmap(await answer.blob());
  signal.throwIfAborted();
  page = Number(answer.headers.get("X-Page"));
  pages = Number(answer.headers.get("X-Pages"));
  draw(picture, shownIn);
  noteCodes(of, answer.headers.get("X-Codes") === "words");
  noteSpine(of, answer.headers.get("X-Spine") ?? "");
  if (answer.headers.has("X-Small")) of.classList.remove("usual");
  else if (page === 1) of.classList.add("usual");
  return "";
}

/** Say where the one code of a sheet has no room. @param {HTMLFormElement} of @param {boolean} inWords */
function noteCodes(of, inWords) {
  const [note, room] = [of.querySelector("[data-codes]")?.getAttribute("data-codes"), of.querySelector("[data-room]")];
  if (room) room.textContent = inWords ? note ?? "" : "";
}

/** Say how wide the spine of a cover is. @param {HTMLFormElement} of @param {string} said */
function noteSpine(of, said) {
  const note = of.querySelector("[data-spine]");
  if (note) note.textContent = decodeURIComponent(said);
}

/** Whether a refusal explains the error in words. @param {Response} refusal */
function hasReason(refusal) {
  return refusal.headers.get("Content-Type")?.startsWith("text/plain");
}

/** @param {ImageBitmap} picture @param {HTMLElement} shownIn */
function draw(picture, shownIn) {
  const sheet = shownIn.querySelector("canvas");
  if (!sheet) return;
  [sheet.width, sheet.height] = [picture.width, picture.height];
  sheet.getContext("2d")?.drawImage(picture, 0, 0);
  const status = `${page} / ${pages}`;
  sheet.ariaLabel = (shownIn.dataset["label"] ?? "").replace("{}", status);
  const output = shownIn.querySelector("output");
  if (output) output.textContent = status;
  for (const button of shownIn.querySelectorAll("[data-turn]")) {
    if (button instanceof HTMLButtonElement) {
      const to = page + Number(button.dataset["turn"]);
      button.ariaDisabled = String(to < 1 || to > pages);
    }
  }
}

if (form instanceof HTMLFormElement && preview instanceof HTMLElement) {
  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name in INSTEAD) made.set(target.name, target.value);
    allow(form);
    clearTimeout(soon);
    soon = setTimeout(() => void show(form, preview), PAUSE_MS);
  });
  for (const button of preview.querySelectorAll("[data-turn]")) {
    button.addEventListener("click", () => {
      const to = page + Number(button instanceof HTMLElement ? button.dataset["turn"] : 0);
      page = Math.min(pages, Math.max(1, to));
      void show(form, preview);
    });
  }
  preview.querySelector("[data-others]")?.addEventListener("click", () => {
    drawSeed(form);
    void show(form, preview);
  });
  allow(form);
  if (!seedOf(form)?.value) drawSeed(form);
  void show(form, preview);
}
