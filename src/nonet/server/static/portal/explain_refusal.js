// @ts-check
// A body that was refused, pasted and mended here: it never leaves the browser.
import { repairFor } from "./repair_body.js";

const form = document.querySelector("#mending");
const pasted = document.querySelector("#pasted");
const repaired = document.querySelector("#mended");
const shown = document.querySelector("#mended-part");
const nothing = document.querySelector("#unmended");

if (
  form instanceof HTMLElement && pasted instanceof HTMLTextAreaElement && repaired &&
  shown instanceof HTMLElement && nothing instanceof HTMLElement
) {
  const { api = "", endpoint = "" } = form.dataset;
  pasted.addEventListener("input", async () => {
    const better = await repairFor(api, endpoint, pasted.value);
    repaired.textContent = better ?? "";
    shown.hidden = better === null;
    nothing.hidden = better !== null || !pasted.value.trim();
  });
}
