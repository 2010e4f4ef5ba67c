// @ts-check
/** Over weeks: the techniques that the player of this browser finds quickly and misses, and a course. */

import { keptGames } from "../games/game_list.js";
import { clock } from "../game/progress.js";
import { HOME } from "../game/server.js";
import { ENOUGH, practised } from "../learn/mastery.js";
import { Words } from "../shared/words.js";
import { courseFrom, habitsOf, isMissed } from "./course_plan.js";
import { MOST, keepReview, keptReviews } from "./kept_reviews.js";
import { playedOf } from "./moments.js";
import { waysAt } from "./simplest_path.js";

/** @import { Habit, Lesson } from "./course_plan.js" */

const WEEKS_MS = 28 * 86_400_000;

class CoursePage {
  /** @param {Words} words @param {DOMStringMap} page all techniques, the easiest first; those of the course; and their levels */
  constructor(words, { ladder = "", course = "", levels = "" }) {
    this.words = words;
    this.ladder = ladder.split(" ");
    this.course = course.split(" ");
    this.levels = new Map(levels.split(" ").map((level, index) => [this.course[index], level]));
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
    const reviews = keptReviews();
    const solved = keptGames().filter(({ isSolved }) => isSolved);
    const left = solved.slice(0, MOST).filter(({ id }) => !reviews[id] && playedOf(id)?.isTimed);
    const progress = /** @type {HTMLProgressElement} */ (find("[data-working] progress"));
    progress.max = left.length;
    find("[data-working]").hidden = !left.length;
    for (const { id } of left) {
      if (!(await this.look(id))) break;
      progress.value += 1;
      this.isOfWeeks ||= progress.value === 1 && Object.values(keptReviews()).some(isOfWeeks);
      this.show();
    }
    find("[data-working]").hidden = true;
  }

  /** @param {string} id @returns {Promise<boolean>} whether the engine could */
  async look(id) {
    const played = playedOf(id);
    if (!played?.entry.first) return true;
    const techniques = [];
    for await (const { hardest } of waysAt(id, played.moments, this.ladder)) techniques.push(hardest.technique);
    if (techniques.length < played.moments.length) return false;
    keepReview(id, played.entry.first.at, { ...played, techniques });
    return true;
  }

  show() {
    const all = Object.values(keptReviews());
    const reviews = this.isOfWeeks ? all.filter(isOfWeeks) : all;
    for (const button of document.querySelectorAll("[data-span]")) button.ariaPressed = String((button.getAttribute("data-span") === "weeks") === this.isOfWeeks);
    find("[data-games]").textContent = this.words.say("course-games", { count: reviews.length });
    const habits = habitsOf(reviews, this.ladder);
    this.showHabits("quick", habits.filter((habit) => !isMissed(habit)));
    this.showHabits("missed", habits.filter(isMissed));
    const lessons = courseFrom(habits, this.course, practised);
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
    const link = /** @type {HTMLAnchorElement} */ (made("a", "", this.nameOf(technique)));
    link.href = `${HOME}techniques/${technique}`;
    const told = [this.words.say("course-times", { count: times }), missed ? this.words.say("course-missed-times", { count: missed }) : "", trend && this.words.say(`course-${trend}`)];
    const about = made("span");
    about.append(link, made("small", "", told.filter(Boolean).join(" · ")));
    item.append(about, made("b", "figures", clock(middle)));
    return item;
  }

  /** @param {Lesson} lesson @param {number} index */
  lesson({ technique, why, habit, unaided }, index) {
    const item = made("li", "card");
    const name = this.nameOf(technique);
    const reason = habit ? this.words.say("course-why-missed", { missed: habit.missed, count: habit.times, time: clock(habit.middle) }) : this.words.say(`course-why-${why}`);
    const about = made("div", "about");
    about.append(made("h3", "", name), made("p", "", reason), this.progress(unaided));
    const ways = made("div", "ways");
    const [practise, read] = [["practice?new", "course-practise", index ? "button" : "strong"], ["", "course-read", "button"]].map(([page, say, kind]) => {
      const link = /** @type {HTMLAnchorElement} */ (made("a", kind, this.words.say(say)));
      link.href = `${HOME}techniques/${technique}${page && `/${page}`}`;
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
    const level = lessons.map(({ technique }) => this.levels.get(technique)).findLast(Boolean) ?? "hard";
    const link = /** @type {HTMLAnchorElement} */ (find("[data-play]"));
    link.href = `${HOME}play?level=${level}`;
    link.textContent = this.words.say("course-play", { level: this.words.say(`games-level-${level}`) });
  }

  /** @param {string} technique */
  nameOf(technique) {
    return this.words.say(`name-${technique}`);
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

const source = document.getElementById("words")?.textContent;
if (source) void new CoursePage(new Words(JSON.parse(source)), find("[data-ladder]").dataset).start();
