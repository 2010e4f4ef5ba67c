// @ts-check
// Copy buttons: each names the element whose text it copies.
import { copyBy } from "./clipboard.js";

for (const button of document.querySelectorAll("button[data-copy]")) {
  if (button instanceof HTMLButtonElement) {
    copyBy(button, () => document.getElementById(button.dataset.copy ?? "")?.textContent?.trim() ?? "");
  }
}
