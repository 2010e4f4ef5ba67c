// @ts-check
/** Copying text, and showing that it was copied; on plain http too, where browsers have no clipboard. */

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether it is in the clipboard
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** @param {string} text */
function copyBySelection(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  // Deprecated, and all there is without https.
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

const SHOWN_MS = 2000;

/**
 * Copies when a button is pressed, and lets the button say so for a moment.
 * @param {HTMLButtonElement} button
 * @param {() => string} text
 */
export function copyBy(button, text) {
  const label = button.textContent;
  let timer = 0;
  button.addEventListener("click", async () => {
    if (!await copy(text())) return;
    button.textContent = button.dataset.done ?? label;
    button.setAttribute("data-copied", "");
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = label;
      button.removeAttribute("data-copied");
    }, SHOWN_MS);
  });
}
