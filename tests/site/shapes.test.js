// Boards of another shape than 9x9: a page has one, so they have a file of their own.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Game, PEERS, houseOf, shapeBoard } from "../../src/nonet/server/static/game/model.js";
import { combinations, possibleIn } from "../../src/nonet/server/static/variants/cage_combinations.js";
import { VariantGame } from "../../src/nonet/server/static/variants/variant_game.js";

test("a board of 16x16 has digits, notes and colours in every cell, and comes back as it was kept", () => {
  shapeBoard(16, Array.from({ length: 256 }, (_, cell) => `${Math.floor(cell / 64)}-${Math.floor((cell % 16) / 4)}`));
  const game = new Game(`G${"-".repeat(255)}`);

  game.enter([17], 16, "corner");
  game.enter([20, 21], 16, "corner");
  game.enter([20], 15, "centre");
  game.enter([20], 9, "colour");
  game.enter([255], 10, "digit");

  assert.equal(game.givens[0], 16);
  assert.equal(game.board(), `G${"-".repeat(254)}A`);
  assert.deepEqual(game.shown(17).corner, 0);
  assert.deepEqual(game.shown(20), { digit: 0, corner: 1 << 15, centre: 1 << 14, colours: 1 << 8 });
  const again = new Game(`G${"-".repeat(255)}`);
  again.restore(JSON.parse(JSON.stringify(game.save())));
  assert.deepEqual(again.shown(20), game.shown(20));
  assert.equal(again.digitAt(255), 10);
  assert.equal(PEERS[0].length, 15 + 15 + 9);
});

test("a cage's cells are peers, regions are houses, and only the solution solves", () => {
  const regions = "AABBAABBCCDDCCDD";
  const peers = Array.from({ length: 16 }, () => /** @type {number[]} */ ([]));
  peers[0] = [15];
  shapeBoard(4, regions, peers);
  const game = new VariantGame("1234341221434321".replaceAll("3", "-"), "1234341221434321", Array(16).fill("a mark"));

  assert.deepEqual(houseOf("box", 0), [0, 1, 4, 5]);
  assert.equal(game.clueOf(0), "a mark");
  for (const cell of [2, 4, 11, 13]) game.enter([cell], cell === 2 ? 4 : 3, "digit");
  assert.ok(game.conflicts().size > 0 && !game.isSolved());
  game.enter([2], 3, "digit");
  assert.ok(game.isSolved());
});

test("the combinations of a cage shrink as digits and notes rule them out", () => {
  shapeBoard(9, Array.from({ length: 81 }, (_, cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3)));
  const game = new Game("-".repeat(81));
  const cage = { cells: [0, 1, 9], sum: 8 };

  assert.deepEqual(possibleIn(game, cage), [[1, 2, 5], [1, 3, 4]]);
  game.enter([0], 2, "centre");
  game.enter([0], 4, "centre");
  game.enter([1], 5, "centre");
  assert.deepEqual(possibleIn(game, cage), [[1, 2, 5]]);
  game.enter([9], 3, "digit");
  assert.deepEqual(possibleIn(game, cage), []);
  assert.equal(combinations(9, 45).length, 1);
  assert.deepEqual(combinations(2, 18), []);
});
