// @ts-check
/** The import page: digits put in by hand become a text, and files may be dropped. */

const form = document.querySelector("form[data-import]");
const text = document.querySelector("#puzzle");
/** @type {HTMLInputElement[]} */
const cells = [...document.querySelectorAll(".entry input")].filter((cell) => cell instanceof HTMLInputElement);
/** @type {Readonly<Record<string, number>>} */
const STEPS = { ArrowUp: -9, ArrowDown: 9, ArrowLeft: -1, ArrowRight: 1 };

function write() {
  if (!(text instanceof HTMLTextAreaElement)) return;
  const digits = cells.map((cell) => cell.value || ".").join("");
  text.value = /[1-9]/.test(digits) ? (digits.match(/.{9}/g) ?? []).join("\n") : "";
}

cells.forEach((cell, index) => {
  cell.addEventListener("input", () => {
    const typed = cell.value;
    cell.value = /[1-9]/.test(typed) ? typed : "";
    cell.ariaInvalid = null;
    write();
    // A blank goes on too: so a grid is typed line by line as it stands on paper.
    cells[index + 1]?.focus();
  });
  cell.addEventListener("keydown", (event) => {
    const step = STEPS[event.key] ?? (event.key === "Backspace" && !cell.value ? -1 : 0);
    if (!step) return;
    event.preventDefault();
    cells[index + step]?.focus();
  });
  cell.addEventListener("focus", () => cell.select());
});

/** @param {File | undefined} file */
async function take(file) {
  if (!file || !(form instanceof HTMLFormElement) || !(text instanceof HTMLTextAreaElement)) return;
  text.value = await file.text();
  form.requestSubmit();
}

form?.addEventListener("dragover", (event) => {
  event.preventDefault();
  form.classList.add("dropping");
});
form?.addEventListener("dragleave", () => form.classList.remove("dropping"));
form?.addEventListener("drop", (event) => {
  const { dataTransfer } = /** @type {DragEvent} */ (event);
  form.classList.remove("dropping");
  if (!dataTransfer?.files.length) return;
  event.preventDefault();
  void take(dataTransfer.files[0]);
});
