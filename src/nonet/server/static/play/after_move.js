// @ts-check
/** The feedback after each move, as a player chose it: a check, a sound, a touch. */

import { settings } from "../game/settings.js";

/** @import { Table } from "./table.js" */

/** How high and how long a sound is, and how long a device is felt: for an entry, a mistake, the end. */
const SIGNS = /** @type {const} */ ({
  entry: { hertz: [520], ms: 60, felt: [8] },
  wrong: { hertz: [180], ms: 160, felt: [30, 40, 30] },
  solved: { hertz: [520, 650, 780], ms: 140, felt: [20, 60, 20, 60, 40] },
});
const VOLUME = 0.08;

/** @type {AudioContext | undefined} */
let audio = undefined;

/** @param {Table} table */
export async function follow(table) {
  const { sounds, touch } = settings();
  const { game, advice } = table;
  const moves = game.past.length;
  const wrong = await findWrong(table);
  // Another move was made meanwhile, and is followed itself.
  if (table.game !== game || game.past.length !== moves) return;
  if (wrong.size) {
    advice.marks = { ...advice.marks, wrong };
    table.view.lastRight.hidden = !advice.deepest;
    table.show();
  }
  const sign = signOf(table, wrong.size > 0);
  if (sounds) play(sign);
  if (touch) navigator.vibrate?.([...sign.felt]);
}

/** @param {Table} table @param {boolean} isWrong */
function signOf({ solved, game }, isWrong) {
  if (solved) return SIGNS.solved;
  return isWrong || (settings().conflicts && game.conflicts().size) ? SIGNS.wrong : SIGNS.entry;
}

/** The cells that do not fit, where the player wants each entry checked. @param {Table} table */
async function findWrong({ id, game, around: { adviser } }) {
  if (!settings().checked) return new Set();
  const { answer } = await adviser.check(id, game.board(), []);
  return new Set(answer?.wrong);
}

/** @param {{hertz: readonly number[], ms: number}} sign */
function play({ hertz, ms }) {
  // Ambient sound keeps silent where the device does.
  if ("audioSession" in navigator) Object.assign(/** @type {any} */ (navigator).audioSession, { type: "ambient" });
  audio ??= new AudioContext();
  void audio.resume();
  const start = audio.currentTime;
  hertz.forEach((frequency, index) => tone(/** @type {AudioContext} */ (audio), frequency, start + (index * ms) / 1000, ms / 1000));
}

/** @param {AudioContext} sound @param {number} frequency @param {number} at @param {number} seconds */
function tone(sound, frequency, at, seconds) {
  const [source, volume] = [sound.createOscillator(), sound.createGain()];
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(VOLUME, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  source.connect(volume).connect(sound.destination);
  source.start(at);
  source.stop(at + seconds);
}
