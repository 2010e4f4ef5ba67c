// The engine as browsers run it, in Node: whole answers and errors, and turns.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { openEngine, toGoOn } from "../../src/nonet/server/static/engine/wasm.js";

const FILE = "src/nonet/server/site/engine/nonet.wasm";
const skip = existsSync(FILE)
  ? false
  : "no engine was built for browsers: `make setup` needs Rust's target wasm32-unknown-unknown, " +
    "or Debian's rust-web-src and lld";
const PUZZLE = "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79";
// Golden Nugget.
const HARDEST = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
const ask = skip || (await openEngine(new WebAssembly.Module(readFileSync(FILE))));

test("a grid of several solutions is no puzzle, and two of its open cells are told", { skip }, () => {
  const grid = PUZZLE.replace("53", "--");

  const { answer } = ask({ verify: { grid } });

  assert.equal(answer.status, "multiple");
  assert.equal(answer.why.kind, "undecided");
  assert.ok(answer.why.other > 0);
  assert.deepEqual(ask({ grade: { grid } }).error, {
    code: "NOT_UNIQUE",
    message: "the puzzle is multiple",
    status: "multiple",
  });
});

test("what breaks the rules is shown where it does", { skip }, () => {
  assert.deepEqual(ask({ verify: { grid: `55${PUZZLE.slice(2)}` } }).answer.why, { kind: "clash", indexes: [0, 1] });
});

test("a long search is done in turns, and given up with its budget", { skip }, () => {
  let reply = ask({ generate: { label: "expert", minGivens: 60, seed: "1", budget: 120 } });
  const turns = [];
  while (reply.progress) {
    turns.push(reply.progress.tried);
    assert.equal(ask({ verify: { grid: PUZZLE } }).answer.status, "unique");
    reply = ask({ goOn: {} });
  }

  assert.deepEqual(turns, Array.from({ length: 59 }, (_, at) => 2 * (at + 1)));
  assert.equal(reply.error.code, "GENERATION_LIMIT");
  assert.equal(ask({ goOn: {} }).error.code, "INVALID_REQUEST");
});

test("a step that takes long is looked for in turns, and told as deeply as asked", { skip }, () => {
  const hint = { puzzle: HARDEST, board: HARDEST };
  const question = { hint: { ...hint, depth: 1 } };
  const tried = [];
  let reply = ask(question);
  while (reply.progress) {
    const [{ name, arguments: told }] = reply.progress.sentence;
    assert.equal(name, "hint-looking");
    assert.ok(told.tried < told.count);
    tried.push(told.tried);
    // Meanwhile others are answered.
    assert.equal(ask({ check: hint }).answer.status, "right");
    assert.deepEqual(toGoOn(question), question);
    reply = ask(toGoOn(question));
  }

  assert.ok(tried.length > 3);
  assert.deepEqual(tried, [...new Set(tried)].sort((one, other) => one - other));
  assert.equal(reply.answer.status, "hint");
  assert.equal(reply.answer.technique, undefined);
  const deeper = ask({ hint: { ...hint, depth: 3 } }).answer;
  assert.ok(deeper.deduction.placements.length + deeper.deduction.eliminations.length);
});

test("a search for a step begins anew on another board", { skip }, () => {
  const [first, second] = [HARDEST, PUZZLE].map((puzzle) => ({ hint: { puzzle, board: puzzle, depth: 3 } }));

  assert.equal(ask(second).answer.status, "hint");
  const begun = ask(first);
  assert.ok(begun.progress);
  assert.equal(ask(second).answer.status, "hint");

  assert.deepEqual(ask(first), begun);
});

test("questions that make no sense are refused", { skip }, () => {
  for (const question of [
    {},
    { dance: {} },
    { verify: {} },
    { verify: { grid: "5" } },
    { generate: { seed: "-1" } },
    { generate: { seed: "1", colour: "red" } },
    { hint: { puzzle: PUZZLE, board: PUZZLE, depth: 4 } },
    { hint: { puzzle: PUZZLE, board: PUZZLE, eliminated: [[1, 10]] } },
    { hint: { puzzle: PUZZLE, board: PUZZLE, eliminated: [1] } },
  ]) {
    assert.equal(ask(question).error.code, "INVALID_REQUEST");
  }
  assert.deepEqual(ask({ generate: { seed: "1", symmetry: "round" } }).error, {
    code: "INVALID_WISH",
    message: "there is no symmetry round",
  });
});

test("a wish for a rating is heard", { skip }, () => {
  const made = (wish) => {
    const question = { generate: { seed: "3", ...wish } };
    let reply = ask(question);
    while (reply.progress) reply = ask(toGoOn(question));
    return ask({ rate: { grid: reply.answer.puzzle } });
  };

  const { answer } = made({ minRating: 3.4, maxRating: 4.2 });

  assert.ok(answer.er >= 3.4 && answer.er <= 4.2);
});
