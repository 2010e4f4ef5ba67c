// @ts-check
/** The simplest path beside a game: the steps that the device's engine would have taken at each of its moments. */

import { ask } from "../engine/engine.js";
import { settings } from "../game/settings.js";
import { keepReview } from "./kept_reviews.js";
import { playedOf } from "./moments.js";

/** @import { Candidate } from "../game/model.js" */
/** @import { Deduction } from "../game/server.js" */
/** @import { Moment } from "./moments.js" */
/**
 * @typedef {object} Step
 * @property {string} technique
 * @property {string} name
 * @property {string} sentence
 * @property {Deduction} deduction
 * @property {Candidate[]} eliminated the eliminations before the step
 */
/** @typedef {{steps: Step[], hardest: Step}} Way the steps up to the next digit */

/** A board of more steps without a digit is past all help. */
const MOST_STEPS = 200;

/**
 * Eliminated candidates stay eliminated, since the player has seen the reason once.
 *
 * @param {string} id @param {Moment[]} moments @param {string[]} ladder the techniques, the easiest first @param {AbortSignal} [signal]
 * @returns {AsyncGenerator<Way>} one for each moment, as long as the engine knows any
 */
export async function* waysAt(id, moments, ladder, signal) {
  const puzzle = id.replace("v1-", "");
  const rank = (/** @type {Step} */ { technique }) => ladder.indexOf(technique);
  /** @type {Candidate[]} */
  let eliminated = [];
  for (const { board } of moments) {
    eliminated = eliminated.filter(([cell]) => board[cell] === "-");
    const steps = await stepsFrom({ puzzle, board, eliminated }, signal);
    if (!steps.length) return;
    eliminated = eliminated.concat(steps.flatMap(({ deduction }) => deduction.eliminations));
    yield { steps, hardest: steps.reduce((hardest, step) => (rank(step) > rank(hardest) ? step : hardest)) };
  }
}

/** The steps from a board up to the next digit. @param {{puzzle: string, board: string, eliminated: Candidate[]}} position @param {AbortSignal} [signal] */
async function stepsFrom({ puzzle, board, eliminated }, signal) {
  /** @type {Step[]} */
  const steps = [];
  const { uniqueness } = settings();
  while (steps.length < MOST_STEPS && !steps.at(-1)?.deduction.placements.length) {
    const reply = await ask({ hint: { puzzle, board, eliminated, depth: 3, uniqueness } }, { signal });
    if (!reply?.answer?.deduction) return steps;
    const { technique, name, sentence, deduction } = reply.answer;
    steps.push({ technique, name, sentence, deduction, eliminated });
    eliminated = eliminated.concat(deduction.eliminations);
  }
  return steps;
}

/** Keep which techniques were missed in a game. @param {string} id @param {string[]} ladder @returns {Promise<boolean>} whether the engine could */
export async function reviewGame(id, ladder) {
  const played = playedOf(id);
  if (!played?.entry.first) return true;
  const techniques = [];
  for await (const { hardest } of waysAt(id, played.moments, ladder)) techniques.push(hardest.technique);
  if (techniques.length < played.moments.length) return false;
  keepReview(id, played.entry.first.at, { ...played, techniques });
  return true;
}
