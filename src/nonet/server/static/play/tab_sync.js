// @ts-check
/**
 * One puzzle in the browser's storage, shared by all tabs that show it.
 *
 * Every save has a greater version than the one before. A tab that knows an older one takes the
 * newer over, and saves nothing over it. Where nothing is kept, the version is 0.
 */

import { PREFIX, load, save } from "../game/storage.js";

/** @import { Entry } from "../game/storage.js" */

export class TabSync {
  /** @param {(entry: Entry | null) => void} take shows another tab's changes; null if it has deleted all */
  constructor(take) {
    this.id = "";
    this.take = take;
    this.version = 0;
    addEventListener("storage", ({ key }) => (key ?? PREFIX + this.id) === PREFIX + this.id && this.#look());
    // A page that was frozen or went back in history has heard of nothing.
    addEventListener("pageshow", () => this.#look());
  }

  /** @param {string} id @returns {Entry | null} */
  open(id) {
    this.id = id;
    const entry = load(id);
    this.version = entry?.version ?? 0;
    return entry;
  }

  /** @param {Entry} entry @returns {boolean} whether all is kept */
  save(entry) {
    if (this.#takeNewer()) return true;
    this.version += 1;
    return save(this.id, { ...entry, version: this.version });
  }

  #look() {
    if (this.#takeNewer() || load(this.id)) return;
    this.version = 0;
    this.take(null);
  }

  #takeNewer() {
    const kept = load(this.id);
    if (!kept || (kept.version ?? 0) <= this.version) return false;
    this.version = kept.version ?? 0;
    this.take(kept);
    return true;
  }
}
