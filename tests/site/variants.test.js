// Variants in the browser's engine: made, checked, and solved by its hints.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { openEngine } from "../../src/nonet/server/static/engine/wasm.js";

const FILE = "src/nonet/server/site/engine/variants.wasm";
const skip = existsSync(FILE) ? false : "no engine was built for browsers: see `make setup`";
const ask = skip || (await openEngine(new WebAssembly.Module(readFileSync(FILE))));
const KINDS = ["killer", "jigsaw", "diagonal", "windoku", "thermo", "arrow", "kropki", "anti-knight"];

/** @param {string} kinds @param {object} [more] */
function made(kinds, more = {}) {
  const { answer } = ask({ generate: { kinds, difficulty: "easy", seed: "3", ...more } });
  return { ...answer, puzzle: JSON.stringify(answer.puzzle), givens: answer.puzzle.givens };
}

/** Take hints until none is left. @param {{puzzle: string, givens: string}} game */
function solveByHints({ puzzle, givens }) {
  const cells = [...givens];
  /** @type {number[][]} */
  const eliminated = [];
  for (;;) {
    const { answer } = ask({ hint: { puzzle, board: cells.join(""), eliminated, depth: 3 } });
    if (answer.status !== "hint") return { status: answer.status, board: cells.join("") };
    for (const [cell, digit] of answer.deduction.placements) cells[cell] = digit.toString(17).toUpperCase();
    eliminated.push(...answer.deduction.eliminations);
  }
}

for (const kind of KINDS) {
  test(`hints alone solve ${kind}`, { skip }, () => {
    const game = made(kind);

    assert.deepEqual(solveByHints(game), { status: "complete", board: game.solution });
  });
}

test("hints alone solve a medium killer, and a grid of 16x16", { skip }, () => {
  for (const game of [made("killer", { difficulty: "medium" }), made("classic", { size: 16, difficulty: "beginner" })]) {
    assert.deepEqual(solveByHints(game), { status: "complete", board: game.solution });
  }
});

test("a hint begins with a place, then has the technique, then all of it", { skip }, () => {
  const { puzzle, givens } = made("killer");
  const [place, technique, step] = [1, 2, 3].map((depth) => ask({ hint: { puzzle, board: givens, depth } }).answer);

  assert.ok(place.area.length > 0);
  assert.ok(!("technique" in place || "deduction" in place || "deduction" in technique));
  assert.equal(technique.technique, step.technique);
  assert.ok(step.deduction.placements.length + step.deduction.eliminations.length > 0);
});

test("mistakes are named before anything else: digits first, then notes", { skip }, () => {
  const { puzzle, givens, solution } = made("killer");
  const cell = givens.indexOf("-");
  const right = Number(solution[cell]);
  const wrong = `${givens.slice(0, cell)}${(right % 9) + 1}${givens.slice(cell + 1)}`;

  for (const question of ["check", "hint"]) {
    const found = ask({ [question]: { puzzle, board: wrong } }).answer;
    assert.deepEqual([found.status, found.wrong, found.sentence[0].name], ["wrong", [cell], "mistake-entry"]);
    const noted = ask({ [question]: { puzzle, board: givens, eliminated: [[cell, right]] } }).answer;
    assert.deepEqual([noted.status, noted.wrong, noted.sentence[0].name], ["wrong", [cell], "mistake-notes"]);
  }
  assert.equal(ask({ check: { puzzle, board: givens } }).answer.status, "right");
  assert.equal(ask({ check: { puzzle, board: solution } }).answer.status, "complete");
});

test("a puzzle is opened by its text or its identifier, with its peers and its drawing", { skip }, () => {
  const { puzzle, solution } = made("killer", { size: 4 });
  const opened = ask({ open: { puzzle } }).answer;
  const cage = opened.puzzle.rules.find((/** @type {any} */ rule) => rule.cells.length > 1);

  assert.equal(opened.solution, solution);
  assert.ok(opened.peers[cage.cells[0]].includes(cage.cells[1]));
  assert.ok(opened.drawing.walls.length > 0 && opened.drawing.over.length > 0);
  assert.deepEqual(ask({ open: { id: opened.id } }).answer, opened);
  assert.equal(ask({ open: { id: "x1-" } }).error.code, "INVALID_REQUEST");
});

test("what is no variant is an error with its path", { skip }, () => {
  const { error } = ask({ read: { puzzle: '{"size": 9, "rules": [{"type": "killer", "cells": [0], "sum": 10}]}' } });

  assert.deepEqual([error.code, error.path], ["INVALID_REQUEST", "rules[0].sum"]);
  assert.equal(ask({ check: { puzzle: '{"size": 4}', board: "-".repeat(16) } }).error.code, "NOT_UNIQUE");
  assert.equal(ask({ check: { puzzle: '{"size": 4}', board: "-" } }).error.path, "board");
  assert.equal(ask({ other: {} }).error.code, "INVALID_REQUEST");
});
