// A game on a small grid.
import assert from "node:assert/strict";
import { test } from "node:test";

import { SmallGame } from "../../src/nonet/server/static/small/small_game.js";

const FOUR = "s4-0430000430000120";
const SIX = `s6-${"0".repeat(36)}`;

test("a given keeps its digit, and a move is undone and redone", () => {
  const game = new SmallGame(FOUR);

  assert.equal(game.set(1, 2), false);
  assert.equal(game.set(0, 1), true);
  assert.equal(game.board, "1430000430000120");
  assert.equal(game.undo(), 0);
  assert.equal(game.board, game.puzzle);
  assert.equal(game.redo(), 0);
  assert.equal(game.redo(), null);
  assert.equal(game.board, "1430000430000120");
});

test("what stands twice in a row, a column or a box is known in either shape", () => {
  const four = new SmallGame(FOUR);
  four.set(4, 4);
  assert.deepEqual([...four.twice()].sort((a, b) => a - b), [1, 4, 7]);

  const six = new SmallGame(SIX);
  six.set(0, 5);
  six.set(8, 5);
  assert.deepEqual([...six.twice()], [0, 8]);
  six.set(8, 0);
  six.set(9, 5);
  assert.deepEqual([...six.twice()], []);
});

test("a game comes back as it was kept, and what is no game is left out", () => {
  const game = new SmallGame(FOUR);
  game.set(0, 1);
  game.set(3, 2);
  game.undo();
  const kept = JSON.parse(JSON.stringify(game.save()));

  const again = new SmallGame(FOUR);
  again.restore(kept);
  assert.equal(again.board, game.board);
  assert.equal(again.redo(), 3);

  for (const faulty of [null, { past: [[99, 0, 1]], future: [] }, { past: [[0, 0, "1"]], future: [] }, { past: 3 }]) {
    const other = new SmallGame(FOUR);
    other.restore(faulty);
    assert.equal(other.board, other.puzzle);
  }
});
