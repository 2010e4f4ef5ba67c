// @ts-check
/** Results of all hand-ins: by pupil, by puzzle and by technique. */

/** @import { HandIn, SheetName, Work } from "./hand_in.js" */
/**
 * @typedef {object} Pupil
 * @property {string} name
 * @property {number} merged how many hand-ins it is made of
 * @property {number} at when the last of them was made
 * @property {number} sheet the index of the sheet of the last one
 * @property {Work[]} works of all sheets
 * @property {number} solved
 * @property {number} seconds
 * @property {number} hints
 * @property {string | null} technique at which help was taken most
 * @property {-1 | 0 | 1} step to an easier sheet, the same, or a harder one
 */
/** @typedef {{score: number, hardest: string | null}} Grade */
/** @typedef {{grids: string[]} & Grade & SheetName} Sheet `hardest` is the technique that it needs; sheets without a printed name have a letter */

/** @param {HandIn} handIn */
const sheetOf = ({ works }) => works.map(({ grid }) => grid).join("");

/** The sheets of some hand-ins, the easiest first. @param {HandIn[]} handIns @param {(grid: string) => Grade} gradeOf @returns {Sheet[]} */
export function sheetsOf(handIns, gradeOf) {
  // Of hand-ins of the same sheet, one from a page without its name is as good as any.
  const named = [...handIns].sort((one, other) => Number(!!one.title) - Number(!!other.title));
  const sheets = new Map(named.map((one) => [sheetOf(one), one]));
  const graded = [...sheets.values()].map(({ works, title, letter }) => {
    const grids = works.map(({ grid }) => grid);
    const [hardest] = grids.map(gradeOf).sort((one, other) => other.score - one.score);
    return { grids, title, letter, ...hardest };
  });
  return lettered(graded.sort((one, other) => one.score - other.score || one.grids.join().localeCompare(other.grids.join())));
}

/** Give letters that no sheet has in print to those without a name. @param {Sheet[]} sheets */
function lettered(sheets) {
  const printed = new Set(sheets.map(({ letter }) => letter));
  const free = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].filter((letter) => !printed.has(letter));
  let given = 0;
  return sheets.map((sheet) => (sheet.title ? sheet : { ...sheet, letter: free[given++ % free.length] }));
}

/** Each pupil once: the same name is the same pupil, however it is written. @param {HandIn[]} handIns @param {Sheet[]} sheets @returns {Pupil[]} */
export function pupilsOf(handIns, sheets) {
  const ofSheet = new Map(sheets.map(({ grids }, index) => [grids.join(""), index]));
  /** @type {Map<string, HandIn[]>} */
  const byName = new Map();
  for (const one of handIns) {
    const key = one.name.normalize("NFKC").toLocaleLowerCase();
    byName.set(key, [...(byName.get(key) ?? []), one]);
  }
  return [...byName.values()].map((own) => pupilOf(own, ofSheet)).sort((one, other) => one.name.localeCompare(other.name));
}

/** @param {HandIn[]} own @param {Map<string, number>} ofSheet @returns {Pupil} */
function pupilOf(own, ofSheet) {
  const ordered = [...own].sort((one, other) => one.at - other.at);
  const last = ordered[ordered.length - 1];
  /** @type {Map<string, Work>} */
  const works = new Map();
  for (const work of ordered.flatMap((one) => one.works)) {
    const before = works.get(work.grid);
    // A puzzle that was solved once stays solved.
    if (!before?.solved || work.solved) works.set(work.grid, work);
  }
  const all = [...works.values()];
  const sum = (/** @type {(work: Work) => number} */ of) => all.reduce((total, work) => total + of(work), 0);
  const { name, at } = last;
  const ofLast = last.works.map(({ grid }) => /** @type {Work} */ (works.get(grid)));
  return {
    name,
    at,
    merged: own.length,
    sheet: ofSheet.get(sheetOf(last)) ?? 0,
    works: all,
    solved: sum(({ solved }) => Number(solved)),
    seconds: sum(({ seconds }) => seconds),
    hints: sum(({ hints }) => hints),
    technique: mostFrequent(all.flatMap(({ helps }) => helps.map(([, technique]) => technique))),
    step: stepAfter(ofLast),
  };
}

/** Where a sheet leads: up when all of it was solved with one hint at most, down when half or less was. @param {Work[]} works */
function stepAfter(works) {
  const solved = works.filter((work) => work.solved).length;
  const hints = works.reduce((total, work) => total + work.hints, 0);
  if (solved === works.length && hints <= 1) return 1;
  return 2 * solved <= works.length ? -1 : 0;
}

/** @param {string[]} values */
function mostFrequent(values) {
  const counts = counted(values);
  return counts.length ? counts[0][0] : null;
}

/** Each value and how often it is there, the most frequent first. @template T @param {T[]} values @returns {[value: T, count: number][]} */
export function counted(values) {
  const counts = new Map(values.map((one) => [one, 0]));
  for (const one of values) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** At which techniques pupils took help, each pupil once, the most frequent first. @param {Pupil[]} pupils */
export const missingOf = (pupils) =>
  counted(pupils.flatMap(({ works }) => [...new Set(works.flatMap(({ helps }) => helps.map(([, technique]) => technique)))]));

/** @param {number[]} numbers at least one */
export function middleOf(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[half] : Math.round((sorted[half - 1] + sorted[half]) / 2);
}
