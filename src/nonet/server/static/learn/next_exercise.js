// @ts-check
/** Which technique to practise next, given all exercises and games, and the time. */

import { isMissed } from "../review/habits.js";
import { ENOUGH } from "./mastery.js";

/** @import { Exercise } from "./mastery.js" */
/** @typedef {{slug: string, name: string, needs: string[], level: string | null}} Technique its prerequisites, and the level of puzzles that need it, if it belongs to the course */
/** @typedef {{at: number, times: number, missed: number}} Sighting how often it was the simplest step in a game, and was missed */
/** @typedef {{seen: number, unaided: number, exercises: Exercise[], games: Sighting[]}} Past what a player did about a technique */
/** @typedef {"game" | "practice" | "needed" | "week" | "next" | "begun" | "oldest"} Why */
/** @typedef {{technique: string, why: Why, unaided: number, count?: number, by?: string}} Lesson how often it was missed or remains to be found, and the missed technique that builds on it */
/**
 * A technique is `missed` until its next exercise. If that is found, it has `returned`, and if not, it is
 * `resting`, so that nobody fails at the same step all day; both come again after a week.
 * @typedef {{phase: "clear" | "missed" | "returned" | "resting", since: number, isInGame: boolean}} Phase
 */
/** @typedef {Technique & Past & Phase & {isKnown: boolean}} State */

/** A technique that was missed in practice returns after so many others. */
const BETWEEN = 2;
/** It returns within so many, unless more than that were missed at once. */
const WITHIN = 5;
/** However much is due, after so many repetitions an exercise goes on with the course. */
const IN_A_ROW = 2;
const WEEK_MS = 7 * 86_400_000;
/** Games of before say little of how one plays now. */
const RECENT_MS = 4 * WEEK_MS;
/** @type {Phase} */
const CLEAR = { phase: "clear", since: 0, isInGame: false };

/** All lessons, the next one first. @param {Technique[]} techniques the easiest first @param {(slug: string) => Past} pastOf @param {number} now @returns {Lesson[]} */
export function lessonsFrom(techniques, pastOf, now) {
  const states = techniques.map((technique) => stateOf(technique, pastOf(technique.slug), now));
  const missed = states.filter(({ phase }) => phase === "missed").sort(bySince);
  const exercises = states.flatMap((state) => state.exercises);
  const sinceMissed = (/** @type {State} */ { since }) => exercises.filter(([at]) => at > since).length;
  const ready = missed.filter((state) => state.isInGame || sinceMissed(state) >= BETWEEN);
  const hasRoom = ready.length > 0 && sinceMissed(ready[0]) + missed.length < WITHIN;
  const ofCourse = states.filter(({ level }) => level).sort(byLastExercise);
  const lessons = [
    ...(hasRoom ? neededFor(ready[0], states) : []),
    ...ready.map((state) => missedLesson(state, now)),
    ...plannedFrom(states, now),
    ...ofCourse.filter(({ phase }) => phase === "clear" || phase === "returned").map((state) => lessonOn(state, "oldest")),
    ...missed.map((state) => missedLesson(state, now)),
    ...ofCourse.map((state) => lessonOn(state, "oldest")),
  ];
  return lessons.filter(({ technique }, index) => lessons.findIndex((lesson) => lesson.technique === technique) === index);
}

/** What is due again, and what the course goes on with: prerequisites first. @param {State[]} states @param {number} now */
function plannedFrom(states, now) {
  const isDue = (/** @type {State} */ { phase, since }) => (phase === "returned" || phase === "resting") && now - since >= WEEK_MS;
  const isOpen = (/** @type {State} */ state) => state.level && !state.isKnown && (state.phase === "clear" || state.phase === "returned") && !isDue(state);
  const unknown = new Set(states.filter(({ isKnown, level }) => level && !isKnown).map(({ slug }) => slug));
  const isBlocked = (/** @type {State} */ { needs }) => needs.some((need) => unknown.has(need));
  const open = states.filter(isOpen).sort((one, other) => Number(isBlocked(one)) - Number(isBlocked(other)));
  const due = states.filter(isDue).sort(bySince).map((state) => lessonOn(state, "week"));
  const onward = open.map((state) => (state.seen ? lessonOn(state, "begun", { count: ENOUGH - state.unaided }) : lessonOn(state, "next")));
  return haveRepeated(states) ? [...onward.slice(0, 1), ...due, ...onward.slice(1)] : [...due, ...onward];
}

/** Whether the last exercises were all on techniques of a week before. @param {State[]} states */
function haveRepeated(states) {
  const all = states.flatMap(({ exercises }) => exercises.map(([at], index) => ({ at, isRepeated: index > 0 && at - exercises[index - 1][0] >= WEEK_MS })));
  const last = all.sort((one, other) => other.at - one.at).slice(0, IN_A_ROW);
  return last.length === IN_A_ROW && last.every(({ isRepeated }) => isRepeated);
}

/** The prerequisites of a missed technique that the player has never met, and theirs. @param {State} missed @param {State[]} states */
function neededFor({ needs, slug }, states) {
  const needed = new Set(needs);
  const unmet = states.toReversed().filter((state) => {
    const isUnmet = needed.has(state.slug) && state.level && !state.isKnown && !state.seen && !state.games.length;
    if (isUnmet) for (const need of state.needs) needed.add(need);
    return isUnmet;
  });
  return unmet.reverse().map((state) => lessonOn(state, "needed", { by: slug }));
}

/** @param {State} state @param {number} now */
function missedLesson(state, now) {
  const ofWeek = state.games.filter(({ at }) => now - at < WEEK_MS);
  return lessonOn(state, state.isInGame ? "game" : "practice", { count: ofWeek.reduce((sum, { missed }) => sum + missed, 0) });
}

/** @param {State} state @param {Why} why @param {{count?: number, by?: string}} [more] @returns {Lesson} */
const lessonOn = ({ slug, unaided }, why, more) => ({ technique: slug, why, unaided, ...more });

/** @param {Technique} technique @param {Past} past @param {number} now @returns {State} */
function stateOf(technique, past, now) {
  const { exercises, games, unaided } = past;
  const practice = exercises.map(([at, isMissed]) => ({ at, isMissed, isInGame: false }));
  const played = games.filter(isMissed).map(({ at }) => ({ at, isMissed: true, isInGame: true }));
  const phase = [...practice, ...played].sort((one, other) => one.at - other.at).reduce(after, CLEAR);
  const isLongAgo = phase.isInGame && played.every(({ at }) => now - at >= RECENT_MS);
  const inAll = games.reduce(({ times, missed }, game) => ({ times: times + game.times, missed: missed + game.missed }), { times: 0, missed: 0 });
  const isKnown = unaided >= ENOUGH || (inAll.times - inAll.missed >= ENOUGH && !isMissed(inAll));
  return { ...technique, ...past, ...(isLongAgo ? CLEAR : phase), isKnown };
}

/** @param {Phase} before @param {{at: number, isMissed: boolean, isInGame: boolean}} event @returns {Phase} */
function after(before, { at, isMissed, isInGame }) {
  const { phase, since } = before;
  if (phase === "missed") return isInGame ? before : { phase: isMissed ? "resting" : "returned", since: at, isInGame };
  if (isMissed) return { phase: "missed", since: at, isInGame };
  return at - since >= WEEK_MS ? CLEAR : before;
}

/** @param {State} one @param {State} other */
const bySince = (one, other) => one.since - other.since;

/** @param {State} one @param {State} other */
const byLastExercise = (one, other) => (one.exercises.at(-1)?.[0] ?? 0) - (other.exercises.at(-1)?.[0] ?? 0);
