// What travels in an address, on the very modules that browsers get.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Game } from "../../src/nonet/server/static/game/model.js";
import { fromFragment, tidy, toFragment } from "../../src/nonet/server/static/handin/hand_in.js";
import { entriesOf } from "../../src/nonet/server/static/sealed/entry_times.js";
import { ByteWriter, MOST_CHARACTERS, seal } from "../../src/nonet/server/static/sealed/sealed_bytes.js";

const GRID = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const EMPTY = [...GRID].flatMap((digit, cell) => (digit === "0" ? [cell] : []));
const ENTRIES = EMPTY.map((cell, index) => [cell, 3 * index]);
const WORK = { grid: GRID, solved: true, seconds: 412, hints: 2, entries: ENTRIES, helps: [[3, "x-wing"], [9, "hidden-pair"]] };
const HAND_IN = { name: "Zoë 李", at: 1_795_000_000, works: [WORK, { ...WORK, solved: false, entries: [], helps: [[0, "x-wing"]] }] };
const ONE = { ...HAND_IN, works: [{ ...WORK, helps: [[2, "x-wing"]] }] };
const FRAGMENT = toFragment(HAND_IN, { withEntries: true });

const faultOf = (fragment) => {
  try {
    return fromFragment(fragment);
  } catch (error) {
    return error.fault ?? error;
  }
};

test("a hand-in comes back as it was, and without its entries on wish", () => {
  assert.deepEqual(fromFragment(FRAGMENT), HAND_IN);
  assert.deepEqual(fromFragment(toFragment(ONE, { withEntries: true })), ONE);
  const short = toFragment(HAND_IN, { withEntries: false });
  assert.deepEqual(fromFragment(short).works[0].entries, []);
  assert.ok(short.length < FRAGMENT.length - 100);
});

test("a hand-in knows the name that is printed on its sheet", () => {
  for (const sheet of [{ title: "Für Freitag", letter: "C" }, { title: "Sudoku", letter: "" }]) {
    const named = { ...ONE, ...sheet };
    assert.deepEqual(fromFragment(toFragment(named, { withEntries: true })), named);
  }
  const hostile = [["a\u202eb", "A"], ["", "A"], ["a", "<"], ["a".repeat(121), ""]];
  for (const [title, letter] of hostile) {
    assert.equal(faultOf(seal("h2", new ByteWriter().text(title).text(letter).text("Ada").number(1))), "impossible");
  }
});

test("what is entered where leaves no trace, only when", () => {
  const entered = (digit) => {
    const game = new Game(GRID);
    game.enter([2], digit, "digit");
    return entriesOf(game, [7]);
  };
  assert.deepEqual(entered(4), [[2, 7]]);
  assert.deepEqual(entered(1), entered(4));
});

test("every slip of one character shows", () => {
  for (let at = 2; at < FRAGMENT.length; at += 7) {
    const slipped = FRAGMENT.slice(0, at) + (FRAGMENT[at] === "A" ? "B" : "A") + FRAGMENT.slice(at + 1);
    assert.match(faultOf(slipped), /^(changed|cut|impossible)$/, slipped);
  }
});

test("wherever it is cut, it is refused", () => {
  for (let length = 3; length < FRAGMENT.length; length += 5) {
    assert.match(faultOf(FRAGMENT.slice(0, length)), /^(cut|changed|impossible)$/);
  }
  assert.equal(faultOf(FRAGMENT.slice(0, -9)), "cut");
});

test("what is none, too long, or of a later form is told apart", () => {
  assert.equal(faultOf(""), "none");
  assert.equal(faultOf("<script>alert(1)</script>"), "none");
  assert.equal(faultOf("h3" + FRAGMENT.slice(2)), "newer");
  assert.equal(faultOf("h1" + "A".repeat(MOST_CHARACTERS)), "huge");
  assert.equal(faultOf(FRAGMENT + "AAAA"), "changed");
});

test("what is sealed well and cannot be is refused", () => {
  const named = (name) => new ByteWriter().text(name).number(1);
  const hostile = [
    named(""),
    named("a\u202eb").text("").number(0),
    named("Ada").text("<b>").number(0),
    named("Ada").text("").number(0),
    named("Ada").text("").number(21),
    new ByteWriter().number(1e15),
  ];
  for (const writer of hostile) assert.equal(faultOf(seal("h1", writer)), "impossible");
  const twice = { ...WORK, entries: [[2, 1], [2, 4]] };
  const given = { ...WORK, entries: [[0, 1]] };
  const empty = { ...WORK, grid: "0".repeat(81) };
  for (const work of [twice, given, empty]) {
    assert.equal(faultOf(toFragment({ ...HAND_IN, works: [work] }, { withEntries: true })), "impossible");
  }
});

test("names are kept to one line and a length", () => {
  assert.equal(tidy("  Ada\n\tLove\u200elace  "), "Ada Love lace");
  assert.equal(tidy("x".repeat(99)).length, 40);
});

test("entries are the last of each cell, in the order of their moves", () => {
  const game = new Game(GRID);
  game.enter([2], 1, "digit");
  game.enter([3], 6, "digit");
  game.enter([2], 4, "digit");
  assert.deepEqual(entriesOf(game, [4, 9, 30]), [[3, 9], [2, 30]]);
  assert.deepEqual(entriesOf(game, [4, 9]), []);
});
