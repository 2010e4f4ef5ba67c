// @ts-check
// The form to try requests with: it sends the same requests as a program would, from this page.
import { boardsOf, drawBoard, MOST_BOARDS } from "./answer_boards.js";
import { copyBy } from "./clipboard.js";
import { repairFor } from "./repair_body.js";

const form = document.querySelector("form[data-try]");
const shown = document.querySelector("#answer");
const SECOND_MS = 1000;
// A key that ends while a request is under way would be refused.
const SPARE_MS = 20 * SECOND_MS;

/** @type {{key: string, endsAtMs: number} | undefined} */
let own;
/** Where the PDF that is shown stands in memory, until its link goes. */
let sheet = "";

/** @param {string} name @returns {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} */
const field = (name) => /** @type {HTMLInputElement} */ (document.getElementById(name));

/** @param {string} name @returns {HTMLElement} */
const part = (name) => /** @type {HTMLElement} */ (shown?.querySelector(`[data-part="${name}"]`));

/** @param {string} name */
const fold = (name) => /** @type {HTMLElement} */ (part(name).querySelector("pre"));

/**
 * The key of the form, or one for this account that ends by itself.
 * @param {HTMLFormElement} from
 */
async function keyFor(from) {
  const typed = field("try-key").value.trim();
  if (typed || !from.dataset.key) return typed;
  if (!own || Date.now() > own.endsAtMs - SPARE_MS) {
    const answer = await fetch(from.dataset.key, { method: "POST", body: new URLSearchParams() });
    if (!answer.ok) throw new Error(String(answer.status));
    own = await answer.json();
  }
  return own?.key ?? "";
}

/** @param {string} key */
function headersWith(key) {
  const headers = new Headers(key ? { Authorization: `Bearer ${key}` } : {});
  for (const line of field("try-headers").value.split("\n")) {
    const at = line.indexOf(":");
    if (at > 0) headers.set(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
}

const takesBody = () => !["GET", "HEAD"].includes(field("try-method").value);

/** @param {HTMLFormElement} from */
async function send(from) {
  const key = await keyFor(from);
  const body = takesBody() && field("body").value ? field("body").value : null;
  const began = performance.now();
  const response = await fetch(`${from.dataset.try}${field("try-path").value}`, {
    method: field("try-method").value, headers: headersWith(key), body,
  });
  const content = await response.blob();
  show(response, content, Math.round(performance.now() - began));
  await read(response, content, body ?? "");
}

/**
 * @param {Response} response
 * @param {Blob} content
 * @param {number} tookMs
 */
function show(response, content, tookMs) {
  const status = /** @type {HTMLElement} */ (shown?.querySelector(".status"));
  status.textContent = `${response.status}`;
  status.dataset.kind = response.ok ? "good" : "bad";
  part("time").textContent = (/** @type {HTMLElement} */ (shown).dataset.time ?? "").replace("{ms}", String(tookMs));
  fold("headers").textContent = [...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
  fold("body").textContent = `${content.type || "-"}, ${content.size} B`;
  part("boards").replaceChildren();
  part("page").replaceChildren();
  URL.revokeObjectURL(sheet);
  part("mended").hidden = true;
}

/**
 * @param {Response} response
 * @param {Blob} content
 * @param {string} body
 */
async function read(response, content, body) {
  if (content.type.startsWith("application/pdf")) {
    sheet = URL.createObjectURL(content);
    return showPage(sheet, null);
  }
  if (!content.type.startsWith("application/json")) return;
  const answer = JSON.parse(await content.text());
  fold("body").textContent = JSON.stringify(answer, null, 2);
  showBoards(answer);
  if (typeof answer.pdfUrl === "string") showPage(answer.pdfUrl, answer);
  if (response.status === 400) await offerRepaired(body);
}

/** @param {unknown} answer */
function showBoards(answer) {
  const place = part("boards");
  const boards = boardsOf(answer);
  boards.slice(0, MOST_BOARDS).forEach((board, at) => {
    const figure = document.createElement("figure");
    const caption = document.createElement("figcaption");
    const code = document.createElement("code");
    code.textContent = board.name;
    caption.append((place.dataset.name ?? "").replace("{number}", String(at + 1)), " ", code);
    figure.append(drawBoard(board), caption);
    place.append(figure);
  });
  if (boards.length > MOST_BOARDS) {
    const more = document.createElement("p");
    more.textContent = place.dataset.more ?? "";
    place.append(more);
  }
}

/**
 * A link to the PDF; and its pages, where the site shows a collection without a key.
 * @param {string} address
 * @param {{collectionUrl?: string, paper?: string} | null} answer
 */
function showPage(address, answer) {
  const place = part("page");
  if (answer?.collectionUrl) showSheets(place, new URL(answer.collectionUrl), answer.paper ?? "letter");
  const link = document.createElement("a");
  link.href = address;
  link.target = "_blank";
  link.rel = "noopener";
  link.textContent = place.dataset.open ?? "";
  place.append(link);
}

/**
 * @param {HTMLElement} place
 * @param {URL} collection
 * @param {string} paper
 */
function showSheets(place, collection, paper) {
  if (collection.origin !== location.origin) return;
  const frame = document.createElement("iframe");
  frame.title = place.dataset.name ?? "";
  frame.src = `${collection.pathname}.pdf?paper=${encodeURIComponent(paper)}`;
  place.append(frame);
}

/** @param {string} body */
async function offerRepaired(body) {
  const repaired = await repairFor(form instanceof HTMLElement ? form.dataset.try ?? "" : "", field("try-path").value, body);
  part("mended").hidden = repaired === null;
  fold("mended").textContent = repaired ?? "";
}

/** @param {HTMLFormElement} from */
function asCurl(from) {
  const quoted = (/** @type {string} */ text) => `'${text.replaceAll("'", "'\\''")}'`;
  const address = new URL(`${from.dataset.try}${field("try-path").value}`, location.href).href;
  const lines = [`curl -sS -X ${field("try-method").value} ${quoted(address)}`, '-H "Authorization: Bearer $NONET_KEY"'];
  for (const [name, value] of headersWith("")) lines.push("-H " + quoted(`${name}: ${value}`));
  if (takesBody() && field("body").value) lines.push(`-d ${quoted(field("body").value)}`);
  return lines.join(" \\\n  ");
}

if (form instanceof HTMLFormElement && shown instanceof HTMLElement) {
  const choice = document.querySelector("#endpoint");
  choice?.addEventListener("change", () => {
    if (!(choice instanceof HTMLSelectElement)) return;
    const { method, example } = choice.selectedOptions[0]?.dataset ?? {};
    field("try-method").value = method ?? "POST";
    field("try-path").value = choice.value;
    field("body").value = example ?? "";
  });
  const curl = form.querySelector("[data-curl]");
  if (curl instanceof HTMLButtonElement) copyBy(curl, () => asCurl(form));
  shown.querySelector("[data-mend]")?.addEventListener("click", () => {
    field("body").value = fold("mended").textContent ?? "";
    field("body").focus();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await send(form);
    } catch {
      // Neither a status nor a body came: the network, or a session that ended.
      fold("body").textContent = shown.dataset.lost ?? "";
    }
    shown.hidden = false;
  });
}
