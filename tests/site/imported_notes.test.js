// Run by node's own test runner on the very modules that browsers get.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Game } from "../../src/nonet/server/static/game/model.js";
import { fragmentOfNotes, fragmentsIn, notesIn } from "../../src/nonet/server/static/play/imported_notes.js";

const EMPTY = "0".repeat(81);
/** Every cell is open but the first, of which 1 and 9 are left. */
const CANDIDATES = Array.from({ length: 81 }, (_, cell) => (cell ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [1, 9]));

test("candidates pass through an address", () => {
  const notes = notesIn(fragmentOfNotes([CANDIDATES]));

  assert.equal(notes?.length, 81);
  assert.deepEqual(notes?.slice(0, 2), [0b100000001, 0b111111111]);
});

test("boards without candidates have no fragment", () => {
  assert.equal(fragmentOfNotes([undefined]), "");
});

test("each board of a collection finds its candidates", () => {
  const [first, second] = fragmentsIn(fragmentOfNotes([undefined, CANDIDATES]));

  assert.equal(first, "");
  assert.equal(second, fragmentOfNotes([CANDIDATES]));
});

test("a fragment that is damaged brings nothing", () => {
  const fragment = fragmentOfNotes([CANDIDATES]);

  for (const damaged of ["#n1", fragment.slice(0, -1), `${fragment}0`, fragment.replace("7", "!"), `#n1${"zz".repeat(81)}`]) {
    assert.equal(notesIn(damaged), null, damaged);
  }
});

test("listed candidates are centre notes that rule out the others, in one move", () => {
  const game = new Game(EMPTY);
  game.noteCandidates();

  assert.ok(game.list(CANDIDATES.map((digits, cell) => (cell ? 0 : digits.reduce((bits, digit) => bits | (1 << (digit - 1)), 0)))));

  assert.deepEqual(game.ruledOut(), [2, 3, 4, 5, 6, 7, 8].map((digit) => [0, digit]));
  game.undo();
  assert.deepEqual(game.ruledOut(), []);
});
