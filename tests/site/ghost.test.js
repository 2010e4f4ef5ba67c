// A game that others race, on the very module that browsers get.
import assert from "node:assert/strict";
import { test } from "node:test";

import { fragmentOf, ghostIn } from "../../src/nonet/server/static/race/ghost.js";

const GRID = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const ENTRIES = [...GRID].flatMap((digit, cell) => (digit === "0" ? [[cell, cell]] : []));
const GHOST = { seconds: 100, entries: ENTRIES };

const faultOf = (fragment) => {
  try {
    return ghostIn(fragment, GRID);
  } catch (error) {
    return error.fault ?? error;
  }
};

test("a game comes back as cells and seconds", () => {
  assert.deepEqual(ghostIn(fragmentOf(GHOST), GRID), GHOST);
});

test("what is no whole game of the puzzle is refused", () => {
  assert.equal(faultOf(fragmentOf(GHOST).slice(0, -8)), "cut");
  assert.equal(faultOf(fragmentOf({ ...GHOST, entries: ENTRIES.slice(1) })), "impossible");
  assert.equal(faultOf(fragmentOf({ ...GHOST, seconds: 9 })), "impossible");
  assert.equal(faultOf("hand-in"), "none");
});
