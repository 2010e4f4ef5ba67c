// Run by node's own test runner on the very modules that browsers get.
import assert from "node:assert/strict";
import { test } from "node:test";

const kept = new Map();
globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
const { playedOf } = await import("../../src/nonet/server/static/review/moments.js");
const { fragmentOfPosition, positionIn } = await import("../../src/nonet/server/static/learn/handed_position.js");
const { habitsOf, isMissed } = await import("../../src/nonet/server/static/review/habits.js");
const { keepReview, keptReviews } = await import("../../src/nonet/server/static/review/kept_reviews.js");

const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const GIVENS = `---${SOLUTION.slice(3)}`.replaceAll("-", "0");
const ID = `v1-${GIVENS}`;

const remember = (past, times, helps = []) => {
  const cells = [...SOLUTION].map(Number);
  kept.set(`nonet:${ID}`, JSON.stringify({ game: { cells, past, future: [], drawn: [] }, seconds: 60, solved: true, first: { at: 1, seconds: 60, hints: 0 } }));
  kept.set(`nonet-times:${ID}`, JSON.stringify({ times, helps, hints: helps.length }));
};

test("each digit has its pause, and the board before it holds no wrong one", () => {
  remember([[[0, 0, 9]], [[1, 0, 3]], [[0, 9, 5]], [[2, 0, 4]]], [5, 20, 30, 60], [[3, 3, "naked-single"]]);

  const { moments, isTimed, pace } = playedOf(ID);

  const seen = moments.map(({ cell, board, from, pause, isHelped }) => [cell, board.slice(0, 3), from, pause, isHelped]);
  assert.deepEqual(seen, [[1, "---", 0, 20, false], [0, "-3-", 20, 10, false], [2, "53-", 30, 30, true]]);
  assert.deepEqual([isTimed, pace], [true, 20]);
});

test("times of other moves are none", () => {
  remember([[[0, 0, 5], [1, 0, 3], [2, 0, 4]]], [5, 9]);

  const { isTimed, moments } = playedOf(ID);

  assert.deepEqual([isTimed, moments.map(({ pause }) => pause)], [false, [0, 0, 0]]);
});

test("a position is handed over as it is, and nothing else is one", () => {
  const position = { grid: `${SOLUTION.slice(0, 79)}--`, placed: [0, 78], removed: [[79, 1], [80, 9]] };

  assert.deepEqual(positionIn(fragmentOfPosition(position)), position);
  for (const other of ["", "#p", `#p${"0".repeat(81)}..`, `#p${"-".repeat(81)}.zz.`, `#p${"-".repeat(81)}..zz`, `${fragmentOfPosition(position)}<b>`]) {
    assert.equal(positionIn(other), null);
  }
});

test("a technique is missed where help was taken or it took far longer than usual", () => {
  const moments = [[4, false], [40, false], [4, true]].map(([pause, isHelped]) => ({ cell: 0, board: "", from: 0, pause, isHelped }));

  keepReview(ID, 7, { pace: 4, moments, techniques: ["x-wing", "x-wing", "full-house"] });

  assert.deepEqual(keptReviews(), { [ID]: { at: 7, sought: { "x-wing": [[4, 40], 1], "full-house": [[4], 1] } } });
});

test("what others wrote there is no review", () => {
  kept.set("nonet-reviews", JSON.stringify({ a: { at: 1, sought: { "<b>": [[1], 0] } }, b: { at: 1, sought: { "x-wing": [[-1], 0] } }, c: 7 }));

  assert.deepEqual(keptReviews(), {});
});

test("a technique's times are those of all games, and its trend is that of the later ones", () => {
  const game = (at, pauses, missed) => ({ at, sought: { "x-wing": [pauses, missed], elsewhere: [[1], 0] } });

  const habits = habitsOf([game(2, [10, 12], 0), game(1, [90, 40], 1)], ["full-house", "x-wing"]);

  assert.deepEqual(habits, [{ technique: "x-wing", times: 4, missed: 1, middle: 26, trend: "faster" }]);
  assert.equal(isMissed(habits[0]), false);
  assert.equal(isMissed({ times: 3, missed: 1 }), true);
});
