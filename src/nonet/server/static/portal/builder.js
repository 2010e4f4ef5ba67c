// @ts-check
/** The board and its code follow the choices: the server renders the page again, and its new parts replace the old. */

import { copyBy } from "./clipboard.js";

const form = document.querySelector("[data-builder]");
/** A choice that comes later ends the question of the one before. */
let asking = new AbortController();

/** @param {HTMLFormElement} chosen */
async function follow(chosen) {
  asking.abort();
  asking = new AbortController();
  const fields = [...new FormData(chosen)].map(([name, value]) => [name, String(value)]);
  const address = `${chosen.getAttribute("action")}?${new URLSearchParams(fields)}`;
  const answer = await fetch(address, { signal: asking.signal });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  history.replaceState(null, "", address);
  for (const part of document.querySelectorAll("[data-fresh]")) take(part, fresh.getElementById(part.id));
}

/** @param {Element} part @param {HTMLElement | null} fresh */
function take(part, fresh) {
  // Replacing a frame by the same one would restart its game.
  if (fresh && part.innerHTML !== fresh.innerHTML) part.replaceChildren(...fresh.childNodes);
}

if (form instanceof HTMLFormElement) {
  const listen = () => void follow(form).catch(() => undefined);
  form.addEventListener("change", listen);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    listen();
  });
  const own = form.querySelector("input[type=color]");
  own?.addEventListener("input", () => {
    const choice = form.querySelector("input[value=own]");
    if (choice instanceof HTMLInputElement) choice.checked = true;
  });
}
for (const button of document.querySelectorAll("button[data-copy-shown]")) {
  if (button instanceof HTMLButtonElement) {
    copyBy(button, () => document.querySelector("[role=tabpanel]:not([hidden]) pre")?.textContent ?? "");
  }
}
