// @ts-check
/** Everything that this browser keeps, as one file: out, in, and away. */

import { readObject } from "../learn/mastery.js";
import { isJournal, keepJournal, readJournal } from "../play/journal_kept.js";
import { SMALL, isSmallId, loadSmall, smallGames } from "../small/small_kept.js";
import { BOOKMARKS, PRACTICE, SETTINGS, STARS, entries, isEntry, load, save, write } from "../game/storage.js";

/** The name of the format, which each export contains. */
const FORM = "nonet-1";

/** When the moves of each game were made, where that is known. */
const journals = () =>
  Object.fromEntries(entries().map(([id]) => /** @type {const} */ ([id, readJournal(id)])).filter(([, { times }]) => times.length));

/** Everything that is kept here, as one object. */
export const exportAll = () => ({
  form: FORM,
  entries: Object.fromEntries(entries()),
  small: Object.fromEntries(smallGames()),
  practice: readObject(PRACTICE),
  settings: readObject(SETTINGS),
  stars: readObject(STARS),
  bookmarks: readObject(BOOKMARKS),
  journals: journals(),
});

/** Import everything from such an object, except entries that are newer here. @param {string} text @returns {number | null} the number of puzzles, or null if it isn't an export */
export function importAll(text) {
  const given = parsed(text);
  if (given?.form !== FORM || !(given.entries instanceof Object)) return null;
  const taken = Object.entries(given.entries).filter(
    ([id, entry]) => isOfPuzzle(id, entry) && (load(id)?.at ?? 0) <= (entry.at ?? 0) && save(id, entry),
  );
  for (const [id] of taken) if (isJournal(given.journals?.[id])) keepJournal(id, given.journals[id]);
  takePractice(given.practice);
  for (const [key, brought] of [[SETTINGS, given.settings], [STARS, given.stars], [BOOKMARKS, given.bookmarks]]) {
    write(key, { ...brought, ...readObject(key) });
  }
  return taken.length + takeSmall(given.small);
}

/** @param {Record<string, any> | undefined} given @returns {number} how many puzzles */
function takeSmall(given) {
  const taken = Object.entries({ ...given }).filter(([id, kept]) => {
    const brought = isSmallId(id) && loadSmall(id, kept);
    return brought && (loadSmall(id)?.at ?? 0) <= (brought.at ?? 0) && write(SMALL + id, kept);
  });
  return taken.length;
}

/** @param {string} id @param {any} entry */
function isOfPuzzle(id, entry) {
  return /^v1-[0-9]{81}$/.test(id) && isEntry(entry);
}

/** @param {Record<string, any> | undefined} given */
function takePractice(given) {
  const practised = { ...given };
  for (const [slug, here] of Object.entries(readObject(PRACTICE))) {
    if (here?.seen >= (practised[slug]?.seen ?? 0)) practised[slug] = here;
  }
  write(PRACTICE, practised);
}

export function clearAll() {
  try {
    for (const key of Object.keys(localStorage)) if (/^nonet[:-]/.test(key)) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
