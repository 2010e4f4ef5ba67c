// @ts-check
/**
 * One puzzle in the browser's storage, shared by all tabs that show it.
 *
 * Every save has a greater version than the one before. A tab that knows an older one takes the
 * newer over, and saves nothing over it. Where nothing is kept, the version is 0.
 */

import * as storage from "../game/storage.js";

/** @import { Entry } from "../game/storage.js" */
/** @typedef {{prefix: string, load: (id: string) => Entry | null, save: (id: string, entry: Entry) => boolean}} Store */

export class TabSync {
  /** @param {(entry: Entry | null) => void} take shows another tab's changes; null if it has deleted all @param {Store} [store] */
  constructor(take, store = { ...storage, prefix: storage.PREFIX }) {
    this.id = "";
    this.take = take;
    this.store = store;
    this.version = 0;
    addEventListener("storage", ({ key }) => [null, store.prefix + this.id].includes(key) && this.#look());
    // A page that was frozen or went back in history has heard of nothing.
    addEventListener("pageshow", () => this.#look());
  }

  /** @param {string} id @returns {Entry | null} */
  open(id) {
    this.id = id;
    const entry = this.store.load(id);
    this.version = entry?.version ?? 0;
    return entry;
  }

  /** @param {Entry} entry @returns {boolean} whether all is kept */
  save(entry) {
    if (this.#takeNewer()) return true;
    this.version += 1;
    return this.store.save(this.id, { ...entry, version: this.version });
  }

  #look() {
    if (this.#takeNewer() || this.store.load(this.id)) return;
    this.version = 0;
    this.take(null);
  }

  #takeNewer() {
    const kept = this.store.load(this.id);
    if (!kept || (kept.version ?? 0) <= this.version) return false;
    this.version = kept.version ?? 0;
    this.take(kept);
    return true;
  }
}
