// @ts-check
/** A pupil's hand-in: a name, and the result of each puzzle of a sheet; written as an address's fragment, and read back. */

import { MOST_SECONDS, readEntries, writeEntries } from "../sealed/entry_times.js";
import { ByteReader, ByteWriter, FragmentError, seal, unseal } from "../sealed/sealed_bytes.js";

/** @import { Entered } from "../sealed/entry_times.js" */
/**
 * @typedef {object} Work how a puzzle went
 * @property {string} grid 81 characters, 0 for an empty cell
 * @property {boolean} solved
 * @property {number} seconds
 * @property {number} hints
 * @property {Entered[]} entries empty where their times are not known
 * @property {[entries: number, technique: string][]} helps the number of entries before each help, and its technique
 */
/** @typedef {{title?: string, letter?: string}} SheetName as printed on it */
/** @typedef {{name: string, at: number, works: Work[]} & SheetName} HandIn `at` in seconds since 1970 */

/** The first form is older than names of sheets. */
const [KIND, NAMED] = ["h1", "h2"];
const MOST_NAME = 40;
const MOST_NAME_BYTES = 4 * MOST_NAME;
const MOST_TITLE = 120;
const MOST_PUZZLES = 20;
const MOST_HINTS = 999;
const MOST_AT = 2 ** 40;
/** No puzzle has fewer givens and one solution. */
const FEWEST_GIVENS = 17;

/** A name without blanks around it, and on one line. @param {string} name */
export function tidy(name, most = MOST_NAME) {
  const line = name.normalize("NFC").replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  return [...line].slice(0, most).join("").trim();
}

/** @param {HandIn} handIn @param {{withEntries: boolean}} how whether to include the order of entries, which takes the most room */
export function toFragment({ name, at, works, title = "", letter = "" }, { withEntries }) {
  const writer = new ByteWriter();
  if (title) writer.text(tidy(title, MOST_TITLE)).text(letter);
  writer.text(tidy(name)).number(at);
  const techniques = [...new Set(works.flatMap(({ helps }) => helps.map(([, technique]) => technique)))];
  writer.text(techniques.join(" ")).number(works.length);
  for (const work of works) {
    writeGrid(writer, work.grid);
    writer.number(Number(work.solved)).number(Math.min(work.seconds, MOST_SECONDS)).number(Math.min(work.hints, MOST_HINTS));
    writeEntries(writer, withEntries ? work.entries : []);
    writer.number(work.helps.length);
    for (const [entries, technique] of work.helps) writer.number(entries).number(techniques.indexOf(technique));
  }
  return seal(title ? NAMED : KIND, writer);
}

/** @param {string} fragment @returns {HandIn} @throws {FragmentError} */
export function fromFragment(fragment) {
  const isNamed = fragment.startsWith(NAMED);
  const reader = unseal(isNamed ? NAMED : KIND, fragment);
  const sheet = isNamed ? readSheetName(reader) : {};
  const name = reader.text(MOST_NAME_BYTES);
  if (!name || name !== tidy(name)) throw new FragmentError("impossible");
  const at = reader.number(MOST_AT);
  const techniques = techniquesIn(reader.text(2000));
  const works = Array.from({ length: reader.number(MOST_PUZZLES) }, () => readWork(reader, techniques));
  if (!works.length) throw new FragmentError("impossible");
  reader.end();
  return { name, at, works, ...sheet };
}

/** @param {ByteReader} reader @returns {SheetName} */
function readSheetName(reader) {
  const [title, letter] = [reader.text(4 * MOST_TITLE), reader.text(1)];
  if (!title || title !== tidy(title, MOST_TITLE) || !/^[A-J]?$/.test(letter)) throw new FragmentError("impossible");
  return { title, letter };
}

/** @param {string} text */
function techniquesIn(text) {
  const techniques = text ? text.split(" ") : [];
  if (!techniques.every((one) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(one))) throw new FragmentError("impossible");
  return techniques;
}

/** @param {ByteReader} reader @param {string[]} techniques @returns {Work} */
function readWork(reader, techniques) {
  const grid = readGrid(reader);
  const solved = reader.number(1) === 1;
  const [seconds, hints] = [reader.number(MOST_SECONDS), reader.number(MOST_HINTS)];
  const entries = readEntries(reader, grid);
  const helps = Array.from({ length: reader.number(MOST_HINTS) }, () => {
    const after = reader.number(81);
    return /** @type {[number, string]} */ ([after, techniques[reader.number(techniques.length - 1)]]);
  });
  return { grid, solved, seconds, hints, entries, helps };
}

/** Nine rows, each as the cells that are given, and then the digits of all, two to a byte. @param {ByteWriter} writer @param {string} grid */
function writeGrid(writer, grid) {
  const rows = grid.match(/.{9}/g) ?? [];
  for (const row of rows) writer.number([...row].reduce((bits, digit, column) => bits | (Number(digit) ? 1 << column : 0), 0));
  const digits = grid.replaceAll("0", "");
  for (let at = 0; at < digits.length; at += 2) writer.bytes.push(16 * Number(digits[at]) + Number(digits[at + 1] ?? 0));
}

/** @param {ByteReader} reader */
function readGrid(reader) {
  const given = Array.from({ length: 9 }, () => reader.number(511)).flatMap((bits) =>
    Array.from({ length: 9 }, (_, column) => bits & (1 << column)),
  );
  const count = given.filter(Boolean).length;
  const packed = reader.bytes.slice(reader.at, (reader.at += Math.ceil(count / 2)));
  const digits = [...packed].flatMap((byte) => [byte >> 4, byte & 15]).slice(0, count);
  const fits = count >= FEWEST_GIVENS && digits.length === count && digits.every((digit) => digit >= 1 && digit <= 9);
  if (!fits) throw new FragmentError("impossible");
  return given.map((isGiven) => (isGiven ? digits.shift() : 0)).join("");
}
