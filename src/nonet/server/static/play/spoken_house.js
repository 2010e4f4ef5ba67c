// @ts-check
/** A house in words, for those who hear the board. */

import { digitsOf, houseOf, signOf } from "../game/model.js";

/** @import { Game } from "../game/model.js" */
/** @import { View } from "./view.js" */

/** Read the row, column or box of a cell. @param {View} view @param {Game} game @param {"row" | "column" | "box"} kind @param {number} at */
export function readHouse(view, game, kind, at) {
  const words = houseOf(kind, at).map((cell) => {
    const { digit, corner, centre } = game.shown(cell);
    const notes = digitsOf(corner | centre).map(signOf).join(" ");
    return digit ? signOf(digit) : (notes ? view.say("play-read-notes", { notes }) : view.say("play-read-empty"));
  });
  view.read(view.words.labelled(view.say(`play-read-${kind}`), view.words.join(words)));
}
