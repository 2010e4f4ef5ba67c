// @ts-check
/** Three positions to practise a technique on now, made on the device. */

import { drill } from "../engine/engine.js";
import { pictureOf } from "../games/game_picture.js";
import { HOME } from "../game/server.js";
import { fragmentOfPosition } from "../learn/handed_position.js";

/** @import { Position } from "../learn/drills.js" */
/** @import { Words } from "../shared/words.js" */

const COUNT = 3;
/** Nobody waits longer for another puzzle's; then it is an image of the position that was played. */
const MOST_MS = 5000;

/** Fill a list with positions, each as soon as it is made. @param {Element} list @param {{technique: string, name: string, played: Position, words: Words}} about @param {AbortSignal} signal @returns {Promise<boolean>} whether each is of another puzzle */
export async function offerPositions(list, { technique, name, played, words }, signal) {
  const places = Array.from({ length: COUNT }, () => document.createElement("li"));
  list.replaceChildren(...places);
  let areOthers = true;
  for (const place of places) {
    const position = await positionOf(technique, played, signal);
    if (signal.aborted) return areOthers;
    if (!position) place.remove();
    else place.replaceChildren(...offered(position, { technique, name, words, isFirst: place === places[0] }));
    areOthers &&= position?.made === true;
  }
  return areOthers;
}

/** @param {string} technique @param {Position} played @param {AbortSignal} signal @returns {Promise<(Position & {made: boolean}) | null>} */
async function positionOf(technique, played, signal) {
  const made = await drill({ technique, ...played }, { signal: AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]) });
  const reply = made ?? (await drill({ technique, ...played, budget: 0 }, { signal }));
  return reply?.answer ?? null;
}

/** @param {Position} position @param {{technique: string, name: string, words: Words, isFirst: boolean}} about */
function offered(position, { technique, name, words, isFirst }) {
  const { grid, placed } = position;
  const givens = [...grid].map((digit, cell) => (digit === "-" || placed.includes(cell) ? "0" : digit)).join("");
  const toGo = document.createElement("p");
  toGo.textContent = words.say("play-to-go", { count: [...grid].filter((digit) => digit === "-").length });
  const link = document.createElement("a");
  link.className = isFirst ? "strong" : "button";
  link.href = `${HOME}techniques/${technique}/practice${fragmentOfPosition(position)}`;
  link.textContent = words.say("review-find");
  link.setAttribute("aria-label", words.labelled(words.say("review-find"), words.join([name, toGo.textContent])));
  return [pictureOf(`v1-${givens}`, [...grid].map((digit) => Number(digit) || 0), true), toGo, link];
}
