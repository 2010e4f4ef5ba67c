// @ts-check
/** The three tables of a class, of its pupils, puzzles and techniques: as rows of cells, which are texts or drawn. */

import { clock } from "../game/progress.js";
import { HOME } from "../game/server.js";
import { middleOf, missingOf } from "./pupils.js";

/** @import { Words } from "../shared/words.js" */
/** @import { Pupil, Sheet } from "./pupils.js" */
/** @typedef {{words: Words, nameOf: (technique: string) => string, pupils: Pupil[], sheets: Sheet[]}} Class */
/** @typedef {{name: string, kind?: string}} Column */
/** @typedef {{columns: Column[], rows: (string | Node)[][]}} Rows */

const SVG = "http://www.w3.org/2000/svg";
/** Further ones have only a letter. */
const SHAPES = ["M8 2 15 14H1Z", "M2 2h12v12H2Z", "M8 1a7 7 0 1 0 .01 0Z", "M8 0 16 8 8 16 0 8Z"];

/** The name of a sheet as on paper: its letter, beside its title where others have another, or only its title. @param {number} index @param {Class} of */
export function sheetName(index, { sheets }) {
  const { title = "", letter = "" } = sheets[index];
  const isAlone = sheets.every((other) => !other.title || other.title === title);
  const name = letter && isAlone ? letter : [title, letter].filter(Boolean).join(" · ");
  const before = sheets.slice(0, index).filter((other) => other.title === title && other.letter === letter).length;
  return before ? `${name} (${before + 1})` : name;
}

/** A sheet by its name, and by a shape where it has none in print. @param {number} sheet @param {Class} of */
export function badgeOf(sheet, of) {
  const badge = element("span", "sheet");
  if (SHAPES[sheet] && !of.sheets[sheet].title) {
    const picture = document.createElementNS(SVG, "svg");
    picture.setAttribute("viewBox", "-1 -1 18 18");
    picture.setAttribute("aria-hidden", "true");
    const shape = document.createElementNS(SVG, "path");
    shape.setAttribute("d", SHAPES[sheet]);
    picture.append(shape);
    badge.append(picture);
  }
  badge.append(element("bdi", "", sheetName(sheet, of)));
  return badge;
}

/** @param {string} kind @param {string} [name] @param {(string | Node)[]} content */
export function element(kind, name = "", ...content) {
  const made = document.createElement(kind);
  if (name) made.className = name;
  made.append(...content);
  return made;
}

/** The next sheet of a pupil: the index of one of those there are, or a step where there is only one. @param {Pupil} pupil @param {Class} of @returns {number} */
export const nextOf = ({ sheet, step }, { sheets }) => (sheets.length === 1 ? step : Math.max(0, Math.min(sheets.length - 1, sheet + step)));

/** @param {number} next @param {Class} of */
export const nextName = (next, of) =>
  of.sheets.length === 1 ? of.words.say(["collect-easier", "collect-same", "collect-harder"][next + 1]) : sheetName(next, of);

/** The techniques that needed help, or a word if they are unknown or no help was taken. @param {Pupil} pupil @param {Class} of */
function helpOf({ hints, technique }, { words, nameOf }) {
  if (technique) return nameOf(technique);
  return words.say(hints ? "collect-help-unknown" : "collect-no-help");
}

/** @param {Class} of @returns {Rows} */
export function pupilRows(of) {
  const { words, pupils, sheets } = of;
  const columns = [
    { name: "pupil" }, { name: "sheet" }, { name: "solved" }, { name: "time", kind: "number" },
    { name: "hints", kind: "number" }, { name: "help" }, { name: "next" },
  ];
  const rows = pupils.map((pupil) => {
    const next = nextOf(pupil, of);
    const merged = pupil.merged > 1 ? element("small", "chip", words.say("collect-merged", { count: pupil.merged })) : "";
    const help = element("span", pupil.hints ? "" : "faint", helpOf(pupil, of));
    return [
      element("span", "", element("b", "", element("bdi", "", pupil.name)), " ", merged),
      badgeOf(pupil.sheet, of),
      solvedOf(pupil, words),
      clock(pupil.seconds),
      pupil.hints ? String(pupil.hints) : words.say("collect-no-hints"),
      help,
      sheets.length === 1 ? nextName(next, of) : badgeOf(next, of),
    ];
  });
  return { columns, rows };
}

/** @param {Pupil} pupil @param {Words} words */
function solvedOf({ works, solved }, words) {
  const dots = element("span", "dots");
  dots.setAttribute("aria-hidden", "true");
  if (works.length <= 8) dots.append(...works.map((_, index) => element("i", index < solved ? "full" : "")));
  return element("span", "", dots, words.say("collect-of", { count: solved, all: works.length }));
}

/** @param {Class} of @returns {Rows} */
export function puzzleRows(of) {
  const { words, pupils, sheets } = of;
  const columns = [{ name: "puzzle" }, { name: "solved" }, { name: "middle-time", kind: "number" }, { name: "hints", kind: "number" }];
  const rows = sheets.flatMap(({ grids }, sheet) =>
    grids.map((grid, index) => {
      const works = pupils.flatMap((pupil) => pupil.works.filter((work) => work.grid === grid));
      const solved = works.filter((work) => work.solved);
      const link = element("a", "", badgeOf(sheet, of), ` ${index + 1}`);
      link.setAttribute("href", `${HOME}puzzles/v1-${grid}`);
      const hints = works.reduce((sum, work) => sum + work.hints, 0);
      return [
        link,
        words.say("collect-of", { count: solved.length, all: works.length }),
        solved.length ? clock(middleOf(solved.map(({ seconds }) => seconds))) : "–",
        hints ? String(hints) : words.say("collect-no-hints"),
      ];
    }),
  );
  return { columns, rows };
}

/** @param {Class} of @returns {Rows} */
export function techniqueRows({ pupils, nameOf }) {
  const rows = missingOf(pupils).map(([technique, count]) => {
    const link = element("a", "", nameOf(technique));
    link.setAttribute("href", `${HOME}techniques/${technique}`);
    return [link, String(count)];
  });
  return { columns: [{ name: "technique" }, { name: "asked", kind: "number" }], rows };
}

/** The table of pupils for other programs. @param {Class} of */
export function valuesOf(of) {
  const { words, pupils } = of;
  const heads = ["pupil", "sheet", "solved", "puzzle", "seconds", "hints", "help", "next", "handed"];
  const rows = pupils.map((pupil) => [
    pupil.name,
    sheetName(pupil.sheet, of),
    pupil.solved,
    pupil.works.length,
    pupil.seconds,
    pupil.hints,
    helpOf(pupil, of),
    nextName(nextOf(pupil, of), of),
    new Date(1000 * pupil.at).toISOString(),
  ]);
  return [heads.map((name) => words.say(`collect-${name}`)), ...rows];
}
