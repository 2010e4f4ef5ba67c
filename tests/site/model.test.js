// Run by node's own test runner on the very module that browsers get.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Game, PEERS, digitsOf, houseOf } from "../../src/nonet/server/static/game/model.js";
import { Selection } from "../../src/nonet/server/static/play/selection.js";

const PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

test("every cell has twenty peers and every house nine cells", () => {
  assert.ok(PEERS.every((peers) => new Set(peers).size === 20));
  assert.deepEqual(houseOf("box", 40), [30, 31, 32, 39, 40, 41, 48, 49, 50]);
  assert.deepEqual(houseOf("column", 1), [1, 10, 19, 28, 37, 46, 55, 64, 73]);
});

test("a digit is placed, replaced, and taken off by the same digit", () => {
  const game = new Game(PUZZLE);
  game.enter([2], 4, "digit");
  assert.equal(game.digitAt(2), 4);
  game.enter([2], 1, "digit");
  assert.equal(game.digitAt(2), 1);
  game.enter([2], 1, "digit");
  assert.equal(game.digitAt(2), 0);
});

test("a given never changes", () => {
  const game = new Game(PUZZLE);
  assert.equal(game.enter([0], 1, "digit"), false);
  assert.equal(game.enter([0], 1, "corner"), false);
  assert.equal(game.erase([0]), false);
  assert.equal(game.digitAt(0), 5);
});

test("a placement hides the notes it rules out, and gives them back when it goes", () => {
  const game = new Game(PUZZLE);
  game.enter([2], 1, "corner");
  game.enter([2], 2, "centre");
  game.enter([5], 2, "digit");
  assert.deepEqual(game.shown(2), { digit: 0, corner: 0b1, centre: 0, colours: 0 });
  game.erase([5]);
  assert.deepEqual(game.shown(2), { digit: 0, corner: 0b1, centre: 0b10, colours: 0 });
});

test("notes stay under a digit of the same cell", () => {
  const game = new Game(PUZZLE);
  game.enter([2], 1, "corner");
  game.enter([2], 4, "digit");
  assert.equal(game.shown(2).corner, 0);
  game.erase([2]);
  assert.deepEqual(digitsOf(game.shown(2).corner), [1]);
});

test("with several cells a digit becomes a corner note, where the rules leave room", () => {
  const game = new Game(PUZZLE);
  const notes = () => [0, 2, 3, 5].map((cell) => digitsOf(game.shown(cell).corner));
  game.enter([0, 2, 3], 2, "digit");
  assert.deepEqual(notes(), [[], [2], [2], []]);
  game.enter([2, 3, 5], 2, "digit");
  assert.deepEqual(notes(), [[], [2], [2], [2]]);
  game.enter([2, 3, 5], 2, "digit");
  assert.deepEqual(notes(), [[], [], [], []]);
});

test("colours mark any cell and several at once", () => {
  const game = new Game(PUZZLE);
  game.enter([0, 1], 9, "colour");
  game.enter([0], 1, "colour");
  assert.deepEqual(digitsOf(game.shown(0).colours), [1, 9]);
  assert.equal(game.digitAt(0), 5);
});

test("erasing takes digits, then notes, then colours", () => {
  const game = new Game(PUZZLE);
  game.enter([2], 1, "corner");
  game.enter([2], 1, "colour");
  game.enter([2], 4, "digit");
  game.erase([2]);
  assert.deepEqual(game.shown(2), { digit: 0, corner: 1, centre: 0, colours: 1 });
  game.erase([2]);
  assert.deepEqual(game.shown(2), { digit: 0, corner: 0, centre: 0, colours: 1 });
  game.erase([2]);
  assert.equal(game.shown(2).colours, 0);
  assert.equal(game.erase([2]), false);
});

test("undo goes back to the start however long the way, and redo goes all the way again", () => {
  const game = new Game(PUZZLE);
  for (let move = 0; move < 1000; move++) game.enter([2], 1 + (move % 9), "digit");
  const end = game.board();
  for (let move = 0; move < 1000; move++) assert.deepEqual(game.undo(), [2]);
  assert.deepEqual(game.undo(), []);
  assert.equal(game.board(), PUZZLE.replaceAll("0", "-"));
  for (let move = 0; move < 1000; move++) game.redo();
  assert.deepEqual(game.redo(), []);
  assert.equal(game.board(), end);
});

test("a move after undo forgets what was undone", () => {
  const game = new Game(PUZZLE);
  game.enter([2], 4, "digit");
  game.undo();
  game.enter([3], 6, "digit");
  assert.deepEqual(game.redo(), []);
});

test("conflicts are the cells whose digit stands twice in a house", () => {
  const game = new Game(PUZZLE);
  assert.equal(game.conflicts().size, 0);
  game.enter([2], 3, "digit");
  assert.deepEqual([...game.conflicts()], [1, 2]);
});

test("the solution solves, and no board before it does", () => {
  const game = new Game(PUZZLE);
  const open = [...game.cells.keys()].filter((cell) => !game.isGiven(cell));
  for (const cell of open) {
    assert.equal(game.isSolved(), false);
    game.enter([cell], Number(SOLUTION[cell]), "digit");
  }
  assert.equal(game.isSolved(), true);
  assert.equal(game.board(), SOLUTION);
  for (let digit = 1; digit <= 9; digit++) assert.equal(game.left(digit), 0);
});

test("all notes are the candidates, and restart is one move that can be undone", () => {
  const game = new Game(PUZZLE);
  game.noteCandidates();
  assert.deepEqual(digitsOf(game.shown(2).corner), [1, 2, 4]);
  assert.equal(game.shown(0).corner, 0);
  game.restart();
  assert.equal(game.shown(2).corner, 0);
  game.undo();
  assert.deepEqual(digitsOf(game.shown(2).corner), [1, 2, 4]);
});

test("a saved game goes on with its whole past", () => {
  const game = new Game(PUZZLE);
  game.enter([2], 4, "digit");
  game.enter([3, 5], 2, "corner");
  game.undo();
  const saved = JSON.parse(JSON.stringify(game.save()));
  const later = new Game(PUZZLE);
  assert.equal(later.restore(saved), true);
  assert.deepEqual(later.save(), game.save());
  later.redo();
  later.undo();
  later.undo();
  assert.equal(later.board(), PUZZLE.replaceAll("0", "-"));
});

test("a saved game of another puzzle is left alone", () => {
  const other = new Game(`9${PUZZLE.slice(1)}`);
  const game = new Game(PUZZLE);
  assert.equal(game.restore(other.save()), false);
  assert.equal(game.digitAt(0), 5);
});

test("a selection moves within the board, grows, and takes rectangles", () => {
  const selection = new Selection();
  const chosen = () => [...selection.cells].sort((one, other) => one - other);
  selection.only(0);
  assert.equal(selection.neighbour(-1, -1), 0);
  assert.equal(selection.neighbour(9, 9), 80);
  selection.addUpTo(10);
  assert.deepEqual(chosen(), [0, 1, 9, 10]);
  selection.toggle(1);
  assert.deepEqual(chosen(), [0, 9, 10]);
});

test("centre notes rule out what they lack, corner notes do not", () => {
  const game = new Game(PUZZLE);
  game.enter([2], 1, "corner");
  assert.deepEqual(game.ruledOut(), []);
  game.enter([3], 2, "centre");
  assert.deepEqual(game.ruledOut(), [[3, 6]]);
});

test("once every cell has notes, they rule out what is missing", () => {
  const game = new Game(PUZZLE);
  game.noteCandidates();
  assert.deepEqual(game.ruledOut(), []);
  game.enter([2], 1, "corner");
  assert.deepEqual(game.ruledOut(), [[2, 1]]);
  game.enter([2], 4, "digit");
  assert.deepEqual(game.ruledOut(), []);
});

test("a conclusion is one move, and what it rules out stays so", () => {
  const game = new Game(PUZZLE);
  game.enter([3], 2, "corner");
  game.conclude([[2, 4]], [[3, 2], [5, 6]]);
  assert.equal(game.digitAt(2), 4);
  assert.deepEqual(game.shown(3).centre, 1 << 5);
  assert.deepEqual(game.shown(3).corner, 0);
  assert.deepEqual(game.ruledOut(), [[3, 2], [5, 6]]);
  game.undo();
  assert.deepEqual(game.ruledOut(), []);
  assert.equal(game.digitAt(2), 0);
});

test("a conclusion takes candidates out of notes that list all of them", () => {
  const game = new Game(PUZZLE);
  game.noteCandidates();
  game.conclude([], [[3, 2]]);
  assert.equal(game.shown(3).corner, 1 << 5);
  assert.equal(game.shown(3).centre, 0);
});
