// @ts-check
/** A refused body, mended by what the refusal says of it: as far as that leaves no doubt. */

/** @typedef {{path: string, message: string}} Issue */

/**
 * Return the body with what was wrong put right, or null where nothing could be.
 * @param {string} body
 * @param {Issue[]} issues
 * @returns {string | null}
 */
export function mend(body, issues) {
  let whole;
  try { whole = JSON.parse(body); } catch { return null; }
  let mended = 0;
  for (const issue of issues) if (mendOne(whole, issue)) mended += 1;
  return mended ? JSON.stringify(whole, null, 2) : null;
}

/**
 * @param {any} whole
 * @param {Issue} issue
 */
function mendOne(whole, { path, message }) {
  const steps = [...path.matchAll(/[^.[\]]+/g)].map(([step]) => step);
  const meant = /did you mean `?(\w+)`?/.exec(message)?.[1];
  const isUnknown = message.startsWith("expected no such field");
  // The name of what is no field of ours is not kept: it is the one that is most like what was meant.
  const within = at(whole, steps);
  if (isUnknown && hasNames(within)) return renameLike(within, meant);
  const last = steps.pop();
  const holder = at(whole, steps);
  if (last === undefined || !hasNames(holder)) return false;
  return isUnknown ? rename(holder, last, meant) : replace(holder, last, message);
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function hasNames(value) {
  return typeof value === "object" && value !== null;
}

/**
 * @param {Record<string, unknown>} holder
 * @param {string} name
 * @param {string} message
 */
function replace(holder, name, message) {
  const value = name in holder ? better(holder[name], message) : undefined;
  if (value === undefined) return false;
  holder[name] = value;
  return true;
}

/**
 * @param {Record<string, unknown>} holder
 * @param {string} name
 * @param {string | undefined} meant
 */
function rename(holder, name, meant) {
  if (!(name in holder)) return false;
  if (meant && !(meant in holder)) holder[meant] = holder[name];
  delete holder[name];
  return true;
}

/**
 * @param {any} whole
 * @param {string[]} steps
 */
function at(whole, steps) {
  return steps.reduce((value, step) => value?.[step], whole);
}

const SHARED = 0.6;

/**
 * @param {Record<string, unknown>} holder
 * @param {string | undefined} meant
 */
function renameLike(holder, meant) {
  if (!meant) return false;
  const alike = Object.keys(holder).filter((name) => name !== meant && likeness(name, meant) >= SHARED);
  return alike.length === 1 && rename(holder, alike[0] ?? "", meant);
}

/**
 * The part of the letters of two names that they share.
 * @param {string} one
 * @param {string} other
 */
function likeness(one, other) {
  const rest = [...other.toLowerCase()];
  let shared = 0;
  for (const letter of one.toLowerCase()) {
    const place = rest.indexOf(letter);
    if (place >= 0) { rest.splice(place, 1); shared += 1; }
  }
  return (2 * shared) / (one.length + other.length);
}

/**
 * What is made of a value where a kind was expected.
 * @type {[kind: string, make: (value: unknown) => unknown][]}
 */
const KINDS = [
  ["an integer", (value) => numberIn(value, "an integer")],
  ["a number", (value) => numberIn(value, "a number")],
  ["true or false", (value) => ({ true: true, false: false, 1: true, 0: false })[String(value)]],
  ["a string", (value) => (typeof value === "number" ? String(value) : undefined)],
];

/**
 * @param {unknown} value
 * @param {string} message
 */
function better(value, message) {
  const bound = /^expected at (most|least) (-?[\d.]+)/.exec(message);
  if (bound) return within(value, bound[1] === "most", Number(bound[2]));
  const choices = /^expected (.*?)(?:, found .*)?$/.exec(message)?.[1] ?? "";
  const words = [...choices.matchAll(/'([^']+)'/g)].map(([, word]) => word);
  if (words.length && typeof value === "string") return nearest(value, words);
  return KINDS.find(([kind]) => kind === choices)?.[1](value);
}

/**
 * @param {unknown} value
 * @param {boolean} isMost
 * @param {number} bound
 */
function within(value, isMost, bound) {
  if (typeof value === "number") return bound;
  if (isMost && (Array.isArray(value) || typeof value === "string")) return value.slice(0, bound);
  return undefined;
}

/**
 * @param {unknown} value
 * @param {string} kind
 */
function numberIn(value, kind) {
  const number = typeof value === "string" && value.trim() ? Number(value) : typeof value === "number" ? value : NaN;
  if (!Number.isFinite(number)) return undefined;
  return kind === "an integer" ? Math.round(number) : number;
}

/**
 * The one word that is meant: written otherwise, or begun.
 * @param {string} value
 * @param {(string | undefined)[]} words
 */
function nearest(value, words) {
  const plain = value.trim().toLowerCase();
  const fitting = words.filter((word) => word === plain || (plain.length > 1 && word?.startsWith(plain)));
  return fitting.length === 1 ? fitting[0] : undefined;
}
