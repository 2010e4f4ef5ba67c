// Run by node's own test runner on the very modules that browsers get.
import assert from "node:assert/strict";
import { test } from "node:test";

import { keptDays, solvedByDay, streaks } from "../../src/nonet/server/static/game/solved_days.js";
import { figuresOf } from "../../src/nonet/server/static/game/figures.js";

const entry = (day, label, at) => ({ day, label, solved: true, first: { at: Date.parse(at) } });

test("a day is kept by a puzzle that was solved on it", () => {
  const entries = [
    entry("2026-11-20", "easy", "2026-11-20T23:59:59Z"),
    entry("2026-11-21", "easy", "2026-11-22T00:00:00Z"),
    // Begun again since.
    { ...entry("2026-11-22", "hard", "2026-11-22T08:00:00Z"), solved: false },
    { day: "2026-11-23", label: "hard", solved: false },
  ];
  assert.deepEqual([...keptDays(entries)], ["2026-11-20", "2026-11-22"]);
  assert.deepEqual([...solvedByDay(entries).keys()], ["2026-11-20", "2026-11-21", "2026-11-22"]);
});

test("a day is kept where the player was, wherever the player is now", () => {
  const at = Date.parse("2026-11-21T05:00:00Z");
  const solved = (day, zone) => ({ day, label: "easy", solved: true, first: { at, zone } });
  const honolulu = 600;
  const kiritimati = -840;
  assert.deepEqual([...keptDays([solved("2026-11-20", honolulu)])], ["2026-11-20"]);
  assert.deepEqual([...keptDays([solved("2026-11-21", honolulu)])], []);
  assert.deepEqual([...keptDays([solved("2026-11-21", kiritimati)])], ["2026-11-21"]);
});

test("a row goes on until a day has passed without a puzzle", () => {
  const days = new Set(["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-05"]);
  assert.deepEqual(streaks(days, "2026-03-02"), { now: 3, longest: 3 });
  assert.deepEqual(streaks(days, "2026-03-03"), { now: 0, longest: 3 });
  assert.deepEqual(streaks(days, "2026-03-05"), { now: 1, longest: 3 });
  assert.deepEqual(streaks(new Set(), "2026-03-05"), { now: 0, longest: 0 });
});

test("figures have the best, the median and all hints", () => {
  const solved = [50, 10, 30, 20].map((seconds, index) => ({ at: 0, seconds, hints: index }));
  assert.deepEqual(figuresOf(solved), { solved: 4, best: 10, median: 25, hints: 6 });
});
