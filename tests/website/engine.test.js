// The engine as browsers run it, in Node: whole answers and refusals, and turns.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { openEngine } from "../../src/nonet/website/static/wasm.js";

const FILE = "src/nonet/website/engine/nonet.wasm";
const skip = existsSync(FILE)
  ? false
  : "no engine was built for browsers: `make setup` needs Rust's target wasm32-unknown-unknown, " +
    "or Debian's rust-web-src and lld";
const PUZZLE = "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79";
const ask = skip || (await openEngine(new WebAssembly.Module(readFileSync(FILE))));

test("a grid of several solutions is no puzzle, and two of its open cells are told", { skip }, () => {
  const grid = PUZZLE.replace("53", "--");

  const { answer } = ask({ verify: { grid } });

  assert.equal(answer.status, "multiple");
  assert.equal(answer.why.kind, "undecided");
  assert.ok(answer.why.other > 0);
  assert.deepEqual(ask({ grade: { grid } }).refusal, {
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

  assert.deepEqual(turns, [50, 100]);
  assert.equal(reply.refusal.code, "GENERATION_LIMIT");
  assert.equal(ask({ goOn: {} }).refusal.code, "INVALID_REQUEST");
});

test("questions that make no sense are refused", { skip }, () => {
  for (const question of [{}, { dance: {} }, { verify: { grid: "5" } }, { generate: { seed: "-1" } }]) {
    assert.equal(ask(question).refusal.code, "INVALID_REQUEST");
  }
  assert.equal(ask({ generate: { seed: "1", symmetry: "round" } }).refusal.code, "INVALID_WISH");
});
