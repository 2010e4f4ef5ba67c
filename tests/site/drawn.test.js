// Run by node's own test runner on the very modules that browsers get.
import assert from "node:assert/strict";
import { test } from "node:test";

import { drawingOf, mark, marksIn, tie, wipe } from "../../src/nonet/server/static/play/drawings.js";
import { Game } from "../../src/nonet/server/static/game/model.js";

const PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const rolesOf = (game) => drawingOf(game)?.roles ?? [];

test("a candidate is marked as true, then as false, then not at all", () => {
  const game = new Game(PUZZLE);
  const seen = [1, 2, 3].map(() => mark(game, [[2, 4]]) && rolesOf(game));
  assert.deepEqual(seen, [[[2, 4, "on"]], [[2, 4, "off"]], []]);
  assert.equal(drawingOf(game), null);
});

test("an arrow is solid, then dashed, then gone, and its ends are shown", () => {
  const game = new Game(PUZZLE);
  const arrow = [[2, 4], [5, 4]];
  const seen = [1, 2, 3].map(() => tie(game, arrow) && drawingOf(game)?.links);
  assert.deepEqual(seen, [
    [{ from: [[2, 4]], to: [[5, 4]], strong: true }],
    [{ from: [[2, 4]], to: [[5, 4]], strong: false }],
    undefined,
  ]);
  tie(game, arrow);
  assert.deepEqual(rolesOf(game), [[2, 4, "pattern"], [5, 4, "pattern"]]);
});

test("what is drawn is taken back and kept as any move is", () => {
  const game = new Game(PUZZLE);
  mark(game, [[2, 4]]);
  tie(game, [[2, 4], [5, 4]]);
  assert.deepEqual(game.undo(), [5]);
  assert.equal(drawingOf(game).links.length, 0);
  game.redo();
  const other = new Game(PUZZLE);
  other.restore(JSON.parse(JSON.stringify(game.save())));
  assert.deepEqual(drawingOf(other), drawingOf(game));
  other.restart();
  assert.equal(drawingOf(other), null);
  other.undo();
  assert.deepEqual(drawingOf(other), drawingOf(game));
});

test("a digit hides what it rules out, and gives it back when it goes", () => {
  const game = new Game(PUZZLE);
  mark(game, [[2, 4]]);
  tie(game, [[2, 4], [5, 4]]);
  game.enter([3], 4, "digit");
  assert.equal(drawingOf(game), null);
  assert.deepEqual(marksIn(game, 2), []);
  game.erase([3]);
  assert.equal(drawingOf(game).links.length, 1);
  assert.deepEqual(marksIn(game, 2), [{ digit: 4, role: "on" }]);
});

test("wiping cells takes their marks and the arrows that touch them", () => {
  const game = new Game(PUZZLE);
  mark(game, [[2, 4]]);
  mark(game, [[3, 6]]);
  tie(game, [[5, 4], [2, 4]]);
  wipe(game, [2]);
  assert.deepEqual(rolesOf(game), [[3, 6, "on"]]);
  assert.equal(wipe(game, []), true);
  assert.equal(drawingOf(game), null);
});
