// @ts-check
/** The player's turn on the home page: the game in progress, or the puzzle of the player's own day; and the streak. */

import { pictureOf } from "../games/game_picture.js";
import { keptGames, readGames } from "../games/game_list.js";
import { clock } from "../game/progress.js";
import { keptDays, streaks } from "../game/solved_days.js";
import { entries } from "../game/storage.js";
import { addressOf } from "../play/switch_puzzle.js";

/** @import { Entry } from "../game/storage.js" */

/** @param {HTMLElement} turn @param {string} today where the player is */
export async function showTurn(turn, today) {
  showOwn(today);
  const [game] = readGames(keptGames().filter(({ isSolved }) => !isSolved), 1);
  if (game) showGame(turn, ...game);
  if (today !== turn.dataset.day) await showDay(turn, today, !game);
}

/** Show the streak, and the ways to one's games and figures. @param {string} today */
function showOwn(today) {
  const own = document.querySelector("[data-own]");
  const streak = own?.querySelector("[data-streak]");
  if (!own || !streak || !keptGames().length) return;
  const { now } = streaks(keptDays(entries().map(([, entry]) => entry)), today);
  streak.toggleAttribute("hidden", !now);
  streak.querySelector("b")?.replaceChildren(String(now));
  own.removeAttribute("hidden");
}

/** @param {HTMLElement} turn @param {string} id @param {Entry} entry */
function showGame(turn, id, entry) {
  const ofDay = turn.querySelector("[data-of-day]");
  ofDay?.toggleAttribute("hidden", id === turn.dataset.puzzle);
  write(turn, "h2", turn.dataset.begun ?? "");
  write(turn, ".chip", turn.dataset[entry.label ?? ""] ?? "");
  write(turn, "[data-about]", clock(entry.seconds));
  write(turn, "[data-play]", turn.dataset.goOn ?? "");
  leadTo(turn, addressOf(id, entry), id, entry.game.cells);
  turn.classList.add("begun");
}

/** Show the easy puzzle of the day where the player is, which isn't that of the page. @param {HTMLElement} turn @param {string} today @param {boolean} isFirst */
async function showDay(turn, today, isFirst) {
  const response = await fetch(`/daily/${today}.json`).catch(() => null);
  if (!response?.ok) return;
  const { puzzles } = await response.json();
  const { id } = puzzles.find((/** @type {{difficulty: string}} */ { difficulty }) => difficulty === "easy");
  const address = addressOf(id, { day: today });
  turn.querySelector("[data-of-day]")?.setAttribute("href", address);
  if (!isFirst) return;
  const { lang } = document.documentElement;
  const date = new Intl.DateTimeFormat(lang === "en" ? "en-GB" : `${lang}-u-nu-latn`, { dateStyle: "long", timeZone: "UTC" });
  write(turn, "[data-about]", turn.dataset.dayText?.replace("{day}", date.format(Date.parse(today))) ?? "");
  leadTo(turn, address, id, []);
}

/** Have the picture and the button lead to a puzzle. @param {HTMLElement} turn @param {string} address @param {string} id @param {number[]} cells */
function leadTo(turn, address, id, cells) {
  const pictures = [true, false].map((withDigits) => {
    const picture = pictureOf(id, cells, withDigits);
    picture.setAttribute("class", withDigits ? "full" : "short");
    return picture;
  });
  turn.querySelector(".grid")?.replaceChildren(...pictures);
  for (const link of turn.querySelectorAll(".grid, [data-play]")) link.setAttribute("href", address);
}

/** @param {HTMLElement} turn @param {string} where @param {string} text */
function write(turn, where, text) {
  const part = turn.querySelector(where);
  if (part) part.textContent = text;
  part?.toggleAttribute("hidden", !text);
}
