// @ts-check
/** Over weeks: the techniques that the player of this browser finds quickly and misses, and a course. */

import { clock } from "../game/progress.js";
import { HOME } from "../game/server.js";
import { ENOUGH } from "../learn/mastery.js";
import { OwnCourse } from "../learn/own_course.js";
import { Words } from "../shared/words.js";
import { habitsOf, isMissed } from "./habits.js";
import { keptReviews, unreviewedGames } from "./kept_reviews.js";
import { reviewGame } from "./simplest_path.js";

/** @import { Habit } from "./habits.js" */
/** @import { Lesson } from "../learn/next_exercise.js" */

const MOST_LESSONS = 5;
const WEEKS_MS = 28 * 86_400_000;

class CoursePage {
  /** @param {OwnCourse} course */
  constructor(course) {
    this.course = course;
    this.words = course.words;
    this.isOfWeeks = true;
  }

  async start() {
    for (const button of document.querySelectorAll("[data-span]")) {
      button.addEventListener("click", () => {
        this.isOfWeeks = button.getAttribute("data-span") === "weeks";
        this.show();
      });
    }
    this.isOfWeeks = Object.values(keptReviews()).some(isOfWeeks);
    this.show();
    await this.catchUp();
  }

  /** Look at the games that nobody has looked at yet, the newest first. */
  async catchUp() {
    const left = unreviewedGames();
    const progress = /** @type {HTMLProgressElement} */ (find("[data-working] progress"));
    progress.max = left.length;
    find("[data-working]").hidden = !left.length;
    for (const id of left) {
      if (!(await reviewGame(id, this.course.ladder))) break;
      progress.value += 1;
      this.isOfWeeks ||= progress.value === 1 && Object.values(keptReviews()).some(isOfWeeks);
      this.show();
    }
    find("[data-working]").hidden = true;
  }

  show() {
    const all = Object.values(keptReviews());
    const reviews = this.isOfWeeks ? all.filter(isOfWeeks) : all;
    for (const button of document.querySelectorAll("[data-span]")) button.ariaPressed = String((button.getAttribute("data-span") === "weeks") === this.isOfWeeks);
    find("[data-games]").textContent = this.words.say("course-games", { count: reviews.length });
    const habits = habitsOf(reviews, this.course.ladder);
    this.showHabits("quick", habits.filter((habit) => !isMissed(habit)));
    this.showHabits("missed", habits.filter(isMissed));
    const lessons = this.course.lessons().slice(0, MOST_LESSONS);
    find("[data-lessons]").replaceChildren(...lessons.map((lesson, index) => this.lesson(lesson, index)));
    this.showLast(lessons);
  }

  /** @param {string} name @param {Habit[]} habits */
  showHabits(name, habits) {
    find(`[data-none=${name}]`).hidden = habits.length > 0;
    find(`[data-habits=${name}]`).replaceChildren(...habits.map((habit) => this.habit(habit)));
  }

  /** @param {Habit} habit */
  habit({ technique, times, missed, middle, trend }) {
    const item = made("li");
    const link = /** @type {HTMLAnchorElement} */ (made("a", "", this.course.nameOf(technique)));
    link.href = `${HOME}techniques/${technique}`;
    const told = [this.words.say("course-times", { count: times }), missed ? this.words.say("course-missed-times", { count: missed }) : "", trend && this.words.say(`course-${trend}`)];
    const about = made("span");
    about.append(link, made("small", "", told.filter(Boolean).join(" · ")));
    item.append(about, made("b", "figures", clock(middle)));
    return item;
  }

  /** @param {Lesson} lesson @param {number} index */
  lesson(lesson, index) {
    const { technique, unaided } = lesson;
    const item = made("li", "card");
    const name = this.course.nameOf(technique);
    const about = made("div", "about");
    about.append(made("h3", "", name), made("p", "", this.course.reasonOf(lesson)), this.progress(unaided));
    const ways = made("div", "ways");
    const [practise, read] = [["/practice?new", "course-practise", index ? "button" : "strong"], ["", "course-read", "button"]].map(([page, say, kind]) => {
      const link = /** @type {HTMLAnchorElement} */ (made("a", kind, this.words.say(say)));
      link.href = `${HOME}techniques/${technique}${page}`;
      link.setAttribute("aria-label", this.words.labelled(this.words.say(say), name));
      return link;
    });
    ways.append(practise, read);
    item.append(made("span", "number figures", String(index + 1)), about, ways);
    return item;
  }

  /** @param {number} unaided */
  progress(unaided) {
    const count = Math.min(unaided, ENOUGH);
    const told = made("p", count === ENOUGH ? "learned good" : "learned", this.words.say("course-learned", { unaided: count, enough: ENOUGH }));
    const bar = /** @type {HTMLProgressElement} */ (made("progress"));
    Object.assign(bar, { max: ENOUGH, value: count, ariaHidden: "true" });
    told.prepend(bar);
    return told;
  }

  /** The course ends at a board: a puzzle of the level at which its last technique is needed. @param {Lesson[]} lessons */
  showLast(lessons) {
    const level = lessons.map(({ technique }) => this.course.find(technique)?.level).findLast(Boolean) ?? "hard";
    const link = /** @type {HTMLAnchorElement} */ (find("[data-play]"));
    link.href = `${HOME}play?level=${level}`;
    link.textContent = this.words.say("course-play", { level: this.words.say(`games-level-${level}`) });
  }
}

/** @param {{at: number}} review */
const isOfWeeks = ({ at }) => Date.now() - at < WEEKS_MS;

/** @param {string} selector @returns {HTMLElement} */
function find(selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`the page lacks ${selector}`);
  return element;
}

/** @param {string} name @param {string} [kind] @param {string} [text] */
function made(name, kind = "", text = "") {
  const element = document.createElement(name);
  if (kind) element.className = kind;
  element.textContent = text;
  return element;
}

const [words, techniques] = ["words", "course"].map((id) => document.getElementById(id)?.textContent);
if (words && techniques) void new CoursePage(new OwnCourse(new Words(JSON.parse(words)), techniques)).start();
