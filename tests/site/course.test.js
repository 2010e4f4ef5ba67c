// A simulated learner follows the course on the very module that browsers get.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { lessonsFrom } from "../../src/nonet/server/static/learn/next_exercise.js";

const LESSONS = new URL("../../src/nonet/puzzles/lessons/", import.meta.url);
const rows = (file) => readFileSync(new URL(file, LESSONS), "utf-8").trim().split("\n").map((line) => line.split("\t"));
const NEEDS = rows("prerequisites.tsv");
const techniqueOf = (slug) => ({ slug, name: slug, needs: NEEDS.flatMap(([one, need]) => (one === slug ? [need] : [])), level: "easy" });
const COURSE = rows("examples.tsv").slice(0, 50).map(([slug]) => techniqueOf(slug));
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WEEK = 7 * DAY;
const START = Date.parse("2026-01-05T18:00:00Z");
const SEEDS = Array.from({ length: 8 }, (_, seed) => seed + 1);
const EASY = "full-house hidden-single naked-single locked-pair locked-triple locked-pointing locked-claiming naked-pair".split(" ");

/** Numbers from 0 to 1 by chance that are the same in every run. */
function chance(seed) {
  let state = Math.imul(seed, 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Someone who does what is suggested, and finds a technique or not. */
class Learner {
  constructor(isFound) {
    this.isFound = isFound;
    this.now = START;
    this.exercises = [];
    this.games = [];
    this.pasts = new Map(COURSE.map(({ slug }) => [slug, { seen: 0, unaided: 0, exercises: [], games: [] }]));
  }

  get lessons() {
    return lessonsFrom(COURSE, (slug) => this.pasts.get(slug), this.now);
  }

  get next() {
    return this.lessons[0];
  }

  practise(times = 1) {
    for (let done = 0; done < times; done += 1) {
      const { technique, why } = this.next;
      const isMissed = !this.isFound(technique);
      const past = this.pasts.get(technique);
      past.exercises.push([this.now, isMissed]);
      past.seen += 1;
      past.unaided += Number(!isMissed);
      this.exercises.push({ technique, why, at: this.now, isMissed });
      this.now += MINUTE;
    }
    return this.exercises.slice(-times).map(({ technique }) => technique);
  }

  /** @param {Record<string, [times: number, missed: number]>} sought */
  play(sought) {
    for (const [slug, [times, missed]] of Object.entries(sought)) this.pasts.get(slug).games.push({ at: this.now, times, missed });
    this.games.push({ at: this.now, sought, after: this.exercises.length });
    this.now += MINUTE;
  }
}

/** Two months in which some techniques are mostly missed, one always, and games show others to be missed. */
function learnerOf(seed) {
  const draw = chance(seed);
  const rates = new Map(COURSE.map(({ slug }) => [slug, draw() < 0.2 ? 0.3 * draw() : 0.8 + 0.2 * draw()]));
  rates.set(COURSE[Math.floor(draw() * COURSE.length)].slug, 0);
  const learner = new Learner((technique) => draw() < rates.get(technique));
  for (let day = 0; day < 60; day += 1) {
    learner.now = START + day * DAY;
    learner.practise(6);
    if (day % 3 === 0) learner.play(Object.fromEntries([1, 2].map(() => [COURSE[Math.floor(draw() * 30)].slug, [1, 1]])));
    learner.practise(8);
  }
  return learner;
}

const LEARNERS = SEEDS.map(learnerOf);

/** Each time that a technique was missed, with its next exercises; missing it then as well isn't a new time. */
function* missesOf({ exercises, games }) {
  for (const { slug } of COURSE) {
    const own = exercises.flatMap((exercise, index) => (exercise.technique === slug ? [{ ...exercise, index }] : []));
    const seen = games.flatMap(({ at, sought, after }) => (slug in sought ? [{ at, index: after - 1, isMissed: true, isGame: true }] : []));
    let missed = null;
    for (const event of [...own, ...seen].sort((one, other) => one.at - other.at)) {
      if (!missed && event.isMissed) missed = event;
      else if (missed && !event.isGame) {
        yield { slug, missed, back: event, later: [...own, ...seen].filter(({ at }) => at > event.at) };
        missed = null;
      }
    }
    if (missed) yield { slug, missed, back: null, later: [] };
  }
}

test("a missed technique returns within five exercises, and not at once", () => {
  for (const learner of LEARNERS) {
    for (const { slug, missed, back } of missesOf(learner)) {
      const between = (back?.index ?? learner.exercises.length + 2) - missed.index;
      // The last ones have no time to return.
      if (missed.index + 5 < learner.exercises.length) assert.ok(between <= 5, `${slug} after ${missed.index}: ${between}`);
      if (!missed.isGame) assert.ok(between > 2, `${slug} at once`);
    }
  }
});

test("it returns again after a week, and one that was missed twice rests until then", () => {
  for (const learner of LEARNERS) {
    for (const { slug, back, later } of missesOf(learner)) {
      const due = back ? back.at + WEEK : Infinity;
      const before = later.filter(({ at }) => at < due);
      if (before.some(({ isMissed }) => isMissed) || due + 2 * DAY > learner.now) continue;
      assert.ok(later.some(({ at, isGame }) => !isGame && at >= due && at <= due + 2 * DAY), `${slug} is due again`);
      assert.ok(!back.isMissed || !before.length, `${slug} rests`);
    }
  }
});

test("prerequisites come before the techniques that build on them", () => {
  for (const { exercises, games } of LEARNERS) {
    const met = new Set();
    for (const [index, { technique, why }] of exercises.entries()) {
      const inGames = games.filter(({ after }) => after <= index).flatMap(({ sought }) => Object.keys(sought));
      const missing = techniqueOf(technique).needs.filter((need) => !met.has(need) && !inGames.includes(need));
      if (why !== "game") assert.deepEqual(missing, [], technique);
      met.add(technique);
    }
  }
});

test("every technique has its turn, also where some are never found", () => {
  for (const { exercises } of LEARNERS) {
    assert.equal(new Set(exercises.map(({ technique }) => technique)).size, COURSE.length);
  }
});

test("mastered techniques fade until nothing else is left", () => {
  const learner = new Learner(() => true);
  learner.practise(3 * COURSE.length);
  const times = COURSE.map(({ slug }) => learner.exercises.filter(({ technique }) => technique === slug).length);
  assert.deepEqual(times, COURSE.map(() => 3));
  assert.deepEqual([learner.next.technique, learner.next.why], [COURSE[0].slug, "oldest"]);

  for (const { exercises } of LEARNERS) {
    const found = new Map();
    for (const { technique, why, isMissed } of exercises) {
      if (found.get(technique) >= 3) assert.ok(!["next", "begun"].includes(why), `${technique}: ${why}`);
      found.set(technique, (found.get(technique) ?? 0) + Number(!isMissed));
    }
  }
});

test("a game in which a technique was missed changes what comes next", () => {
  const learner = new Learner(() => true);
  learner.practise(3 * EASY.length);
  assert.equal(learner.next.why, "next");

  learner.play({ "x-wing": [2, 2], "full-house": [9, 0] });

  const { technique, why, count } = learner.next;
  assert.deepEqual({ technique, why, count }, { technique: "x-wing", why: "game", count: 2 });
  learner.practise();
  assert.notEqual(learner.next.technique, "x-wing");
  learner.now += WEEK;
  assert.deepEqual([learner.next.technique, learner.next.why], ["x-wing", "week"]);
});

test("one who misses a technique without its prerequisites begins with these", () => {
  const learner = new Learner(() => true);
  learner.play({ "full-house": [9, 0], "hidden-single": [20, 0], skyscraper: [1, 1] });

  const { technique, why, by } = learner.next;

  assert.deepEqual({ technique, why, by }, { technique: "locked-pointing", why: "needed", by: "skyscraper" });
  assert.deepEqual(learner.practise(4), ["locked-pointing", "locked-claiming", "x-wing", "skyscraper"]);
});

test("what was missed among much that was found, or in games of long ago, is not suggested", () => {
  const learner = new Learner(() => true);
  learner.play({ "naked-single": [20, 1] });
  assert.equal(learner.next.technique, "full-house");

  learner.play({ "naked-pair": [1, 1] });
  learner.now += 5 * WEEK;
  assert.equal(learner.next.technique, "full-house");
});

test("what games show to be known is not taught", () => {
  const learner = new Learner(() => true);

  learner.play({ "full-house": [9, 0], "hidden-single": [20, 2], "naked-single": [1, 0] });

  assert.deepEqual([learner.next.technique, learner.next.why], ["naked-single", "next"]);
});
