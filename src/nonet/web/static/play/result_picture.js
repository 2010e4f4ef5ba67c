// @ts-check
/** A result as a picture that tells no digit: each cell as dark as it was filled late. */

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
  surface.font = "700 54px Inter, sans-serif";
  surface.fillText(lines[0], MARGIN, 120);
  surface.font = "400 42px Inter, sans-serif";
  surface.fillText(lines[1] ?? "", MARGIN, 190);
  for (let cell = 0; cell < CELLS; cell++) {
    const [x, y] = [MARGIN + columnOf(cell) * side, TOP + rowOf(cell) * side];
    const late = (order.get(cell) ?? 0) / last;
    surface.fillStyle = game.isGiven(cell) ? "#14202e" : `hsl(222 ${60 + 12 * late}% ${88 - 44 * late}%)`;
    surface.beginPath();
    surface.roundRect(x + 4, y + 4, side - 8, side - 8, 12);
    surface.fill();
  }
}
