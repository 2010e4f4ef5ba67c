// @ts-check
/** The languages of boards: each is loaded by the first board that speaks it. */

import { LANGUAGES } from "./languages.js";

/** @import { Source } from "./shared/words.js" */

/** Find the language that is nearest to a tag: `de` for `de-AT`, `pt-BR` for `pt`, English for what there is not. @param {string} tag @returns {string} */
export function languageOf(tag) {
  const wish = tag.toLowerCase();
  const [family] = wish.split("-");
  const named = (/** @type {string} */ name) => LANGUAGES.find((known) => known.toLowerCase() === name);
  return named(wish) ?? named(family) ?? LANGUAGES.find((known) => known.startsWith(`${family}-`)) ?? "en";
}

/** Load the board of a language, and the words that its scripts say. @param {string} language @returns {Promise<{MARKUP: string, WORDS: Source}>} */
export const loadParts = (language) => import(`./board-${language}.js`);

/** Load what hints say in a language. @param {string} language @returns {Promise<Source>} */
export async function loadSentences(language) {
  const { SENTENCES } = await (language === "en" ? import("./sentences.js") : import(`./sentences-${language}.js`));
  return SENTENCES;
}
