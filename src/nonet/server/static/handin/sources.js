// @ts-check
/** Where hand-ins come from: pasted, in files, or before the camera. */

/** @import { Words } from "../shared/words.js" */

/** More than thirty pupils' links, or a photo. */
const MOST_BYTES = 20_000_000;

/** @param {Words} words @param {(text: string) => string} take returns a sentence about the outcome */
export function listenToSources(words, take) {
  const said = document.querySelector("[data-said]");
  const tell = (/** @type {string} */ sentence) => {
    if (said) said.textContent = sentence;
  };
  const paste = dialogOf("paste");
  paste?.querySelector("form[data-paste]")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const field = paste.querySelector("textarea");
    if (!field?.value.trim()) return;
    tell(take(field.value));
    field.value = "";
    paste.close();
  });
  document.querySelector("[data-do=paste]")?.addEventListener("click", () => paste?.showModal());
  document.querySelector("[data-do=scan]")?.addEventListener("click", () => void scan(words, take));
  document.querySelector("[data-do=open]")?.addEventListener("change", async ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const sentences = [];
    for (const file of target.files ?? []) sentences.push(await open(file, words, take));
    target.value = "";
    tell(words.join(sentences, "text-next"));
  });
}

/** @param {string} name @returns {HTMLDialogElement | null} */
const dialogOf = (name) => document.querySelector(`dialog[data-dialog=${name}]`);

/** Take the hand-ins in a text, or in the code on a picture. @param {File} file @param {Words} words @param {(text: string) => string} take */
async function open(file, words, take) {
  if (file.size > MOST_BYTES) return words.say("collect-fault-file");
  if (!file.type.startsWith("image/")) return take(await file.text());
  const { codeInPicture } = await import("./camera.js");
  const text = await codeInPicture(file);
  return text === null ? words.say("collect-fault-picture") : take(text);
}

/** @param {Words} words @param {(text: string) => string} take */
async function scan(words, take) {
  const dialog = dialogOf("scan");
  const video = dialog?.querySelector("video");
  const status = dialog?.querySelector("[role=status]");
  if (!dialog || !video || !status) return;
  status.textContent = "";
  dialog.showModal();
  try {
    const { watchCamera } = await import("./camera.js");
    const stop = await watchCamera(video, (text) => (status.textContent = take(text)));
    dialog.addEventListener("close", stop, { once: true });
    if (!dialog.open) stop();
  } catch {
    status.textContent = words.say("collect-scan-refused");
  }
}
