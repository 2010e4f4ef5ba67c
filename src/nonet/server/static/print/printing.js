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

/** Disable the choices that the layout has no room for. @param {HTMLFormElement} of */
function allow(of) {
  const fields = new FormData(of);
  const [large, candidates] = [fields.has("large"), fields.has("candidates")];
  const allowed = (/** @type {string} */ name, /** @type {string} */ value, /** @type {boolean} */ can, /** @type {string} */ instead) => {
    const choice = of.querySelector(`[name="${name}"][value="${value}"]`);
    if (!(choice instanceof HTMLInputElement)) return;
    choice.disabled = !can;
    if (can || !choice.checked) return;
    const other = of.querySelector(`[name="${name}"][value="${instead}"]`);
    if (other instanceof HTMLInputElement) other.checked = true;
  };
  for (const number of ["2", "4", "6", "9"]) allowed("per-page", number, !large && !(candidates && number === "9"), large ? "1" : "6");
  for (const [size, kind] of Object.entries(KIND_OF_SIZE)) allowed("size", size, fields.get("kind") === kind, "9");
  const perPage = Number(new FormData(of).get("per-page"));
  const { most, instead } = roomForCodes(fields, large);
  allowed("codes", "1", perPage <= most, instead);
  allowed("answers", "below", !large && perPage <= 4, large ? "full" : "12");
  allowed("answers", "12", !large, "full");
}

/** Up to how many puzzles per page have room for a code each, and the choice to take instead. @param {FormData} fields @param {boolean} large */
function roomForCodes(fields, large) {
  if (fields.get("kind") === "book") return { most: 1, instead: "" };
  return { most: large ? Infinity : 4, instead: "sheet" };
}

/** Put two puzzles on a page of a book, unless another number was chosen. @param {HTMLFormElement} of */
function useTwoPerPage(of) {
  const [two, chosen] = ["[value='2']", ":checked"].map((which) => of.querySelector(`[name="per-page"]${which}`));
  if (two instanceof HTMLInputElement && chosen instanceof HTMLInputElement && chosen.defaultChecked) two.checked = true;
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
    if (target instanceof HTMLInputElement && target.name === "kind" && target.value === "book") useTwoPerPage(form);
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
