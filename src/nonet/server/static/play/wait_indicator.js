// @ts-check
/** Indicator of long work: it shows the progress, and has a button that stops the work. */

/** The time within which work needs no indicator. */
const SOON_MS = 300;
/** Somebody, or the time that was given, has ended it. */
export const STOPPED = Symbol("stopped");

/** The element with the focus in the tree of a node: on the page, or in an element's own tree. @param {Node} node */
export function focusedBeside(node) {
  const tree = node.getRootNode();
  return tree instanceof ShadowRoot ? tree.activeElement : document.activeElement;
}

export class WaitIndicator {
  /** @param {Element | null} place an element with a text and a button */
  constructor(place) {
    this.place = place instanceof HTMLElement ? place : null;
    this.text = this.place?.querySelector("span");
    this.running = new AbortController();
    this.place?.querySelector("button")?.addEventListener("click", () => this.stop());
  }

  stop() {
    this.running.abort();
  }

  /** @param {string} text */
  say(text) {
    if (this.text) this.text.textContent = text;
  }

  /**
   * Show that a task goes on until it has ended or is stopped.
   *
   * @template T @param {(signal: AbortSignal) => Promise<T>} task @param {string} text @returns {Promise<T | typeof STOPPED>}
   */
  async until(task, text) {
    this.running = new AbortController();
    const { signal } = this.running;
    const stopped = new Promise((resolve) => signal.addEventListener("abort", () => resolve(STOPPED)));
    const before = this.place && focusedBeside(this.place);
    const soon = setTimeout(() => this.#show(text), SOON_MS);
    try {
      return /** @type {T | typeof STOPPED} */ (await Promise.race([task(signal), stopped]));
    } finally {
      clearTimeout(soon);
      this.#hide(before);
    }
  }

  /** @param {string} text */
  #show(text) {
    this.say(text);
    if (this.place) this.place.hidden = false;
  }

  /** @param {Element | null} before the element that had the focus */
  #hide(before) {
    if (!this.place || this.place.hidden) return;
    const hadFocus = this.place.contains(focusedBeside(this.place));
    this.place.hidden = true;
    if (hadFocus && before instanceof HTMLElement) before.focus();
  }
}
