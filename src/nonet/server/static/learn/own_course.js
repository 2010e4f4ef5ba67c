// @ts-check
/** The course of this browser's player: what is kept here decides, and nothing is sent. */

import { HOME } from "../game/server.js";
import { entries } from "../game/storage.js";
import { keptReviews } from "../review/kept_reviews.js";
import { exercisesOn, masteryOf, practised } from "./mastery.js";
import { lessonsFrom } from "./next_exercise.js";

/** @import { Words } from "../shared/words.js" */
/** @import { Lesson, Past, Technique } from "./next_exercise.js" */

/** The levels of the course, each with puzzles to solve once its techniques are mastered. */
const LEVELS = ["beginner", "easy", "medium", "hard", "expert"];
/** Reasons that give way to such a puzzle. */
const NEW = new Set(["next", "begun", "oldest"]);

export class OwnCourse {
  /** @param {Words} words @param {string} techniques the page's data */
  constructor(words, techniques) {
    this.words = words;
    /** The easiest first. @type {Technique[]} */
    this.techniques = JSON.parse(techniques);
    this.ladder = this.techniques.map(({ slug }) => slug);
  }

  /** What to practise, the next first. */
  lessons() {
    const reviews = Object.values(keptReviews());
    return lessonsFrom(this.techniques, (slug) => pastOf(slug, reviews), Date.now());
  }

  /** @param {string} slug */
  find(slug) {
    return this.techniques.find((technique) => technique.slug === slug);
  }

  /** @param {string} slug */
  nameOf(slug) {
    return this.find(slug)?.name ?? "";
  }

  /** @param {Lesson} lesson */
  reasonOf({ why, count = 0, by = "" }) {
    return this.words.say(`course-why-${why}`, { count, name: this.nameOf(by) });
  }

  /** Show on the page what comes next. */
  suggest() {
    const { name, path, reason } = this.next();
    const onward = document.querySelector("[data-continue]");
    if (onward instanceof HTMLAnchorElement) onward.href = HOME + path;
    onward?.querySelector("span")?.replaceChildren(name);
    document.querySelector("[data-reason]")?.replaceChildren(reason);
  }

  next() {
    const [lesson] = this.lessons();
    const level = NEW.has(lesson.why) && this.levelToSolve();
    if (level) return { name: this.words.say(`games-level-${level}`), path: `play?level=${level}`, reason: this.words.say("course-why-solve") };
    return { name: this.nameOf(lesson.technique), path: pathOf(lesson), reason: this.reasonOf(lesson) };
  }

  /** The easiest level whose techniques are mastered, and of which no puzzle was solved here. */
  levelToSolve() {
    const open = this.techniques.find(({ slug, level }) => level && masteryOf(practised(slug)) !== "mastered");
    const solved = new Set(entries('"first":').map(([, { first, label }]) => first && label));
    return LEVELS.slice(0, open?.level ? LEVELS.indexOf(open.level) : LEVELS.length).find((level) => !solved.has(level));
  }
}

/** Who has not read about a technique does so first. @param {Lesson} lesson */
const pathOf = ({ technique }) => `techniques/${technique}${practised(technique) ? "/practice" : ""}`;

/** @param {string} slug @param {ReturnType<typeof keptReviews>[string][]} reviews @returns {Past} */
function pastOf(slug, reviews) {
  const { seen, unaided } = practised(slug) ?? { seen: 0, unaided: 0 };
  const games = reviews.flatMap(({ at, sought }) => (Object.hasOwn(sought, slug) ? [{ at, times: sought[slug][0].length, missed: sought[slug][1] }] : []));
  return { seen, unaided, exercises: exercisesOn(slug), games };
}
