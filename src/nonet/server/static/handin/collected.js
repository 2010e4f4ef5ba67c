// @ts-check
/** The hand-ins that a teacher has collected, as fragments, only in this browser. */

import { read, write } from "../game/storage.js";
import { FragmentError, MOST_CHARACTERS } from "../sealed/sealed_bytes.js";
import { fromFragment } from "./hand_in.js";

/** @import { HandIn } from "./hand_in.js" */
/** @typedef {import("../sealed/sealed_bytes.js").Fault | "kept"} Refused */
/** @typedef {{added: HandIn[], known: number, refused: [number: number, fault: Refused][]}} Report */

const KEY = "nonet-hand-ins";
/** The form of a fragment in a link, without the text that follows it in a message. */
const IN_A_LINK = /#(h\d[\w-]*)/g;
/** More than a school has. */
const MOST_TEXT = 2_000_000;

/** @returns {string[]} */
const kept = () => {
  const given = read(KEY);
  return Array.isArray(given) ? given.filter((one) => typeof one === "string") : [];
};

/** All that are kept and can be read. @returns {HandIn[]} */
export const collected = () => kept().flatMap((fragment) => readOne(fragment).handIn ?? []);

export const forgetCollected = () => localStorage.removeItem(KEY);

/** Collect all hand-ins in a text: links with any text between them, or a single fragment. @param {string} text @returns {Report} */
export function collect(text) {
  /** @type {Report} */
  const report = { added: [], known: 0, refused: [] };
  if (text.length > MOST_TEXT) return { ...report, refused: [[1, "huge"]] };
  const held = new Set(kept());
  fragmentsIn(text).forEach((fragment, index) => {
    const { handIn, fault } = readOne(fragment);
    if (!handIn) report.refused.push([index + 1, fault ?? "none"]);
    else if (held.has(fragment)) report.known += 1;
    else {
      held.add(fragment);
      report.added.push(handIn);
    }
  });
  if (report.added.length && !write(KEY, [...held])) return { added: [], known: 0, refused: [[1, "kept"]] };
  return report;
}

/** @param {string} text */
function fragmentsIn(text) {
  const inLinks = [...text.matchAll(IN_A_LINK)].map(([, fragment]) => fragment);
  return inLinks.length ? inLinks : [text.trim().slice(0, MOST_CHARACTERS + 1)];
}

/** @param {string} fragment @returns {{handIn?: HandIn, fault?: Refused}} */
function readOne(fragment) {
  try {
    return { handIn: fromFragment(fragment) };
  } catch (error) {
    if (error instanceof FragmentError) return { fault: error.fault };
    throw error;
  }
}
