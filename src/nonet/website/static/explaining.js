// @ts-check
// A body that was refused, pasted and mended here: it never leaves the browser.
import { mendFor } from "./mending.js";

const form = document.querySelector("#mending");
const pasted = document.querySelector("#pasted");
const mended = document.querySelector("#mended");
const shown = document.querySelector("#mended-part");
const nothing = document.querySelector("#unmended");

if (
  form instanceof HTMLElement && pasted instanceof HTMLTextAreaElement && mended &&
  shown instanceof HTMLElement && nothing instanceof HTMLElement
) {
  const { api = "", endpoint = "" } = form.dataset;
  pasted.addEventListener("input", async () => {
    const better = await mendFor(api, endpoint, pasted.value);
    mended.textContent = better ?? "";
    shown.hidden = better === null;
    nothing.hidden = better !== null || !pasted.value.trim();
  });
}
