// @ts-check
/** The chain on the home page: drawn line by line, at first by itself; and the parts that depend on the player. */

import { ownToday } from "../game/solved_days.js";

/** The first run takes five seconds; a repeated one leaves time to read. */
const QUICK_MS = 850;
const SLOW_MS = 3000;

const front = document.querySelector("[data-walk]");
const lines = [...document.querySelectorAll("[data-walk] li")];
const last = lines.length - 1;
const [back, next, pause] = ["back", "next", "pause"].map((name) => /** @type {HTMLElement} */ (front?.querySelector(`[data-walk-to=${name}]`)));
let line = 0;
let timer = 0;
let pace = QUICK_MS;

/** @param {number} to */
function show(to) {
  line = to;
  for (const part of front?.querySelectorAll("[data-line]") ?? []) tell(part);
  const { place, next: then } = /** @type {HTMLElement} */ (lines[line]).dataset;
  const ended = line === last;
  write("[data-place]", place);
  write("[data-walk-to=next] span", then);
  front?.classList.toggle("ended", ended);
  back.ariaDisabled = String(line === 0);
  pause.hidden = ended;
}

/** Show a part as it is at the line. @param {Element} part */
function tell(part) {
  const own = Number(part.getAttribute("data-line"));
  const time = own < line ? "past" : own === line ? "now" : "later";
  // Setting the same class again would draw the part again.
  if (part.getAttribute("class") !== time) part.setAttribute("class", time);
}

/** @param {string} where @param {string | null} [text] */
function write(where, text = "") {
  const element = front?.querySelector(where);
  if (element) element.textContent = text;
}

function go() {
  timer = window.setInterval(() => {
    if (document.hidden) return;
    show(line + 1);
    if (line === last) stop();
  }, pace);
  write("[data-walk-to=pause] span", pause.dataset.pause);
}

function stop() {
  clearInterval(timer);
  timer = 0;
  write("[data-walk-to=pause] span", pause.dataset.goOn);
}

/** @param {number} to */
function step(to) {
  stop();
  show(to);
  write("[data-aloud]", lines[line].querySelector(".full")?.textContent);
}

back.addEventListener("click", () => {
  if (line) step(line - 1);
});
next.addEventListener("click", () => {
  pace = SLOW_MS;
  if (line < last) step(line + 1);
  else {
    step(0);
    go();
  }
});
pause.addEventListener("click", () => {
  pace = timer ? SLOW_MS : pace;
  if (timer) stop();
  else go();
});

/** Whether this browser has any game. */
function hasGames() {
  try {
    return Object.keys(localStorage).some((key) => /^nonet(-small)?:/.test(key));
  } catch {
    return false;
  }
}

const turn = document.querySelector("[data-puzzle]");
if (turn instanceof HTMLElement) {
  const { day = "", latest = "" } = turn.dataset;
  const own = ownToday(day, latest);
  if (own !== day || hasGames()) void import("./home_turn.js").then(({ showTurn }) => showTurn(turn, own));
}
show(0);
if (matchMedia("(prefers-reduced-motion: reduce)").matches) stop();
else go();
