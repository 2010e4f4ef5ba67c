// @ts-check
/** Everything that this browser keeps, as one file: out, in, and away. */

import { readObject } from "../learn/mastery.js";
import { isJournal, keepJournal, readJournal } from "../play/journal_kept.js";
import { SMALL, loadSmall, smallGames } from "../small/small_kept.js";
import { BOOKMARKS, PRACTICE, SETTINGS, STARS, entries, isEntry, load, save, write } from "../game/storage.js";

/** @import { Entry } from "../game/storage.js" */

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

/** @typedef {{fault: "foreign" | "damaged"} | {fault?: undefined, taken: number, unreadable: number}} Imported `taken` counts the puzzles that were not newer here */

/** Merge everything from a file with what is kept here; the newer of two games stays. @param {string} text @returns {Imported} */
export function importAll(text) {
  const given = parsed(text);
  if (!given && text.includes(`"form":"${FORM}"`)) return { fault: "damaged" };
  if (given?.form !== FORM || !(given.entries instanceof Object)) return { fault: "foreign" };
  const entries = Object.entries(given.entries);
  const readable = entries.filter(([id, entry]) => isOfPuzzle(id, entry));
  const small = Object.entries({ ...given.small });
  const readableSmall = small.filter(([id, kept]) => loadSmall(id, kept));
  const taken = readable.filter(([id, entry]) => take(id, entry, given.journals?.[id])).length + readableSmall.filter(takeSmall).length;
  takePractice(given.practice);
  for (const [key, brought] of [[SETTINGS, given.settings], [STARS, given.stars], [BOOKMARKS, given.bookmarks]]) {
    write(key, { ...brought, ...readObject(key) });
  }
  return { taken, unreadable: entries.length + small.length - readable.length - readableSmall.length };
}

/** Keep a game from a file unless it is newer here; of two results the first one counts. @param {string} id @param {Entry} brought @param {unknown} journal @returns {boolean} whether it is kept */
function take(id, brought, journal) {
  const here = load(id);
  // An open tab takes over only a later version than its own.
  const version = (here?.version ?? 0) + 1;
  const [first] = [here, brought].flatMap((entry) => entry?.first ?? []).sort((one, other) => one.at - other.at);
  if (here && timeOf(here) > timeOf(brought)) {
    if (first !== here.first) save(id, { ...here, first, version });
    return false;
  }
  if (isJournal(journal)) keepJournal(id, journal);
  return save(id, { ...brought, first, version });
}

/** @param {Entry | null} entry */
const timeOf = (entry) => entry?.at ?? 0;

/** @param {[id: string, kept: any]} brought a game of which something can be read @returns {boolean} whether it is kept */
const takeSmall = ([id, kept]) => timeOf(loadSmall(id)) <= timeOf(loadSmall(id, kept)) && write(SMALL + id, kept);

/** @param {string} id @param {any} entry @returns {entry is Entry} */
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
