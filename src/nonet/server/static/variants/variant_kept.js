// @ts-check
/** Games of variants in this browser's storage, each with its puzzle, since a later engine may make another of the same seed. */

import { isEntry, read, write } from "../game/storage.js";

/** @import { Entry } from "../game/storage.js" */
/** @typedef {Entry & {puzzle: string, level: string}} KeptVariant */

export const PREFIX = "nonet-variant:";

/** @param {string} id @returns {KeptVariant | null} */
export function load(id) {
  const kept = read(PREFIX + id);
  return isKept(kept) ? kept : null;
}

/** The games of a kind that were begun and not solved, those played last first. @param {string} kind @returns {[id: string, kept: KeptVariant][]} */
export function begun(kind) {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${PREFIX}${kind}-`))
      .map((key) => /** @type {const} */ ([key.slice(PREFIX.length), load(key.slice(PREFIX.length))]))
      .flatMap(([id, kept]) => (kept && !kept.solved ? [/** @type {[string, KeptVariant]} */ ([id, kept])] : []))
      .sort(([, { at: one = 0 }], [, { at: other = 0 }]) => other - one);
  } catch {
    return [];
  }
}

/** The storage of games of a puzzle. @param {string} puzzle in JSON @param {string} level */
export const storeOf = (puzzle, level) => ({
  prefix: PREFIX,
  load,
  save: (/** @type {string} */ id, /** @type {Entry} */ entry) => write(PREFIX + id, { ...entry, puzzle, level }),
});

/** Others may write here too. @param {any} kept @returns {kept is KeptVariant} */
const isKept = (kept) =>
  typeof kept?.puzzle === "string" && /^[a-z]*$/.test(kept.level) && isEntry(kept, kept.game?.cells?.length);
