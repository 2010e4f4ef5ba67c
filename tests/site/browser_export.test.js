// Run by node's own test runner on the very modules that browsers get.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Game } from "../../src/nonet/server/static/game/model.js";
import { figuresOf, solvedOf } from "../../src/nonet/server/static/game/figures.js";
import { Progress, clock } from "../../src/nonet/server/static/game/progress.js";
import { settings } from "../../src/nonet/server/static/game/settings.js";
import { keptDays, solvedByDay, streaks } from "../../src/nonet/server/static/game/solved_days.js";
import { entries } from "../../src/nonet/server/static/game/storage.js";
import { masteryOf, note, practised } from "../../src/nonet/server/static/learn/mastery.js";
import { playedOf } from "../../src/nonet/server/static/review/moments.js";
import { exportAll, importAll } from "../../src/nonet/server/static/pages/browser_export.js";

const PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const ID = `v1-${PUZZLE}`;
const DAY = "2026-11-20";

/** What a browser keeps things in: texts, whose keys are its own. */
class Store {
  getItem(key) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key, value) {
    this[key] = String(value);
  }
  removeItem(key) {
    delete this[key];
  }
}

beforeEach(() => (globalThis.localStorage = new Store()));

function played() {
  const game = new Game(PUZZLE);
  game.enter([2], 4, "digit");
  game.enter([3, 5], 1, "corner");
  game.undo();
  const first = { at: Date.parse(`${DAY}T12:00:00Z`), zone: -60, seconds: 90, hints: 1 };
  const entry = { game: game.save(), seconds: 61, solved: true, label: "easy", hints: 2, restarts: [[1, 5, 0]], at: first.at, day: DAY, first };
  const practice = { "x-wing": { seen: 3, found: 2, unaided: 1 } };
  const journals = { [ID]: { times: [4], helps: [[0, 0, "x-wing"]], hints: 1 } };
  return { form: "nonet-1", entries: { [ID]: entry }, practice, settings: { timer: false }, journals };
}

/** Go to every page that reads what is kept. */
function readAll() {
  const kept = entries();
  const all = kept.map(([, entry]) => entry);
  for (const label of ["easy", "", "extreme"]) {
    const solved = solvedOf(all, label);
    if (solved.length) clock(figuresOf(solved).best);
  }
  const days = keptDays(all);
  const { longest } = streaks(days, DAY);
  assert.ok(longest <= days.size);
  solvedByDay(all);
  for (const [id, entry] of kept) {
    playedOf(id);
    const game = new Game(id.slice(3));
    if (!game.restore(entry.game)) continue;
    const progress = new Progress({});
    progress.take(entry, game);
    while (game.past.length) game.undo();
    while (game.future.length) game.redo();
    progress.finish(game);
    clock(progress.result.seconds);
    progress.entryOf(game);
  }
  assert.ok(Object.values(settings()).every((value) => typeof value === "boolean"));
  note("x-wing", { seen: 1 });
  assert.match(masteryOf(practised("x-wing")), /^(read|practised|mastered)$/);
  assert.ok(Object.values(practised("x-wing")).every(Number.isInteger));
}

const ODD = [null, true, 0, -1, 0.5, 1e300, 8.64e15 + 1, 2 ** 53, "", "2026-13-99", "__proto__", [], [null], [[[[999]]]], {}, { at: 1 }, [[0, 1, 2]]];

/** Numbers by chance that are the same in every run. */
function chance(seed) {
  return (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

/** Put something odd into some place of a value. */
function spoil(value, draw) {
  const keys = value instanceof Object ? Object.keys(value) : [];
  if (!keys.length || !draw(5)) return structuredClone(ODD[draw(ODD.length)]);
  const key = keys[draw(keys.length)];
  if (!draw(12)) delete value[key];
  else if (!draw(12)) value[draw(2) ? "constructor" : "x-wing"] = structuredClone(ODD[draw(ODD.length)]);
  else value[key] = spoil(value[key], draw);
  return value;
}

test("what was exported comes back whole", () => {
  assert.deepEqual(importAll(JSON.stringify(played())), { taken: 1, unreadable: 0 });
  const { entries, ...others } = played();
  assert.deepEqual(exportAll(), { entries: { [ID]: { ...entries[ID], version: 1 } }, ...others, small: {}, stars: {}, bookmarks: {} });
  readAll();
});

test("whatever stands in a file, every page can read what is kept of it", () => {
  for (let seed = 1; seed <= 5_000; seed += 1) {
    globalThis.localStorage = new Store();
    const draw = chance(seed);
    let given = played();
    for (let times = 1 + draw(3); times; times -= 1) given = spoil(given, draw);
    const text = JSON.stringify(given);
    try {
      importAll(text);
      readAll();
      importAll(JSON.stringify(exportAll()));
    } catch (fault) {
      assert.fail(`${fault}\n${text}`);
    }
  }
});

test("text that is no export is refused", () => {
  const texts = ["", "null", "[]", "{}", '{"form":"nonet-2","entries":{}}', `${"[".repeat(100_000)}`, '{"form":"nonet-1"}'];
  assert.ok(texts.map(importAll).every(({ fault }) => fault === "foreign"));
  assert.deepEqual(Object.keys(localStorage), []);
});
