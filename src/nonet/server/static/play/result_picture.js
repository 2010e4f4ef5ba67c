// @ts-check
/** A result as a picture without digits: cells that were filled later are darker. */

import { CELLS, SIDE, columnOf, rowOf } from "../game/model.js";

/** @import { Game } from "../game/model.js" */

const WIDTH = 1080;
const MARGIN = 90;
const TOP = 270;

/** @param {Game} game @param {string[]} lines @returns {Promise<Blob>} */
export function pictureOf(game, lines) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: WIDTH, height: WIDTH + TOP - MARGIN });
  const surface = canvas.getContext("2d");
  if (!surface) throw new Error("no surface to draw on");
  draw(surface, game, lines);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))),
  );
}

/** @param {CanvasRenderingContext2D} surface @param {Game} game @param {string[]} lines */
function draw(surface, game, lines) {
  const side = (WIDTH - 2 * MARGIN) / SIDE;
  const order = new Map(game.past.flat().map(([cell], move) => [cell, move]));
  const last = Math.max(1, ...order.values());
  surface.fillStyle = "#ffffff";
  surface.fillRect(0, 0, surface.canvas.width, surface.canvas.height);
  surface.fillStyle = "#14202e";
  write(surface, lines[0], 120, { weight: 700, size: 54 });
  write(surface, lines[1] ?? "", 190, { weight: 400, size: 42 });
  for (let cell = 0; cell < CELLS; cell++) {
    const [x, y] = [MARGIN + columnOf(cell) * side, TOP + rowOf(cell) * side];
    const late = (order.get(cell) ?? 0) / last;
    surface.fillStyle = game.isGiven(cell) ? "#14202e" : `hsl(222 ${60 + 12 * late}% ${88 - 44 * late}%)`;
    surface.beginPath();
    surface.roundRect(x + 4, y + 4, side - 8, side - 8, 12);
    surface.fill();
  }
}

/** Write a line, in smaller letters where it is longer than the board is wide. @param {CanvasRenderingContext2D} surface @param {string} line @param {number} baseline @param {{weight: number, size: number}} letters */
function write(surface, line, baseline, { weight, size }) {
  const { fontFamily, direction } = getComputedStyle(document.body);
  const fontOf = (/** @type {number} */ px) => `${weight} ${px}px ${fontFamily}`;
  surface.font = fontOf(size);
  const room = (WIDTH - 2 * MARGIN) / surface.measureText(line).width;
  surface.font = fontOf(Math.floor(size * Math.min(1, room)));
  surface.textAlign = "start";
  surface.direction = direction === "rtl" ? "rtl" : "ltr";
  surface.fillText(line, direction === "rtl" ? WIDTH - MARGIN : MARGIN, baseline);
}
