// @ts-check
/** A refused body, mended by the schema of its endpoint: as far as that leaves no doubt. */

/** @typedef {{$ref?: string, anyOf?: Schema[], type?: string, enum?: unknown[], items?: Schema, properties?: Record<string, Schema>, minimum?: number, maximum?: number, maxItems?: number, maxLength?: number}} Schema */
/** @typedef {Record<string, Schema>} Schemas the named ones of the OpenAPI document */

/** @type {Map<string, Promise<any>>} */
const documents = new Map();

/**
 * Return the body with its errors corrected, or null if none could be.
 * @param {string} api the address that the API is below
 * @param {string} endpoint such as `/generate`
 * @param {string} body
 */
export async function repairFor(api, endpoint, body) {
  const address = `${api}/openapi.json`;
  const document = documents.get(address) ?? fetch(address).then((answer) => answer.json());
  documents.set(address, document);
  const { paths, components } = await document;
  const content = paths[endpoint]?.post?.requestBody?.content["application/json"];
  return content ? repair(body, content.schema, components.schemas) : null;
}

/**
 * @param {string} body
 * @param {Schema} schema
 * @param {Schemas} schemas
 */
export function repair(body, schema, schemas) {
  try {
    const whole = JSON.parse(body);
    const repaired = JSON.stringify(fit(whole, schema, schemas), null, 2);
    return repaired === JSON.stringify(whole, null, 2) ? null : repaired;
  } catch {
    // It isn't JSON, or it is nested too deeply.
    return null;
  }
}

/**
 * @param {unknown} value
 * @param {Schema} schema
 * @param {Schemas} schemas
 * @returns {unknown}
 */
function fit(value, schema, schemas) {
  const rule = ruleFor(value, schema, schemas);
  if (rule.enum) return nearest(value, rule.enum);
  if (rule.properties && isObject(value)) return fitObject(value, rule.properties, schemas);
  if (Array.isArray(value)) return value.slice(0, rule.maxItems).map((each) => fit(each, rule.items ?? {}, schemas));
  return MAKERS[rule.type ?? ""]?.(value, rule) ?? value;
}

/**
 * The schema that a value is meant for: of several, the one of its own type, else the first.
 * @param {unknown} value
 * @param {Schema} schema
 * @param {Schemas} schemas
 * @returns {Schema}
 */
function ruleFor(value, schema, schemas) {
  const named = schema.$ref ? schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {} : schema;
  if (!named.anyOf) return named;
  const options = named.anyOf.map((each) => ruleFor(value, each, schemas));
  return options.find(({ type }) => type === typeOf(value)) ?? options[0] ?? {};
}

/** @param {unknown} value */
const typeOf = (value) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isObject = (value) => typeOf(value) === "object";

/**
 * @param {Record<string, unknown>} holder
 * @param {Record<string, Schema>} properties
 * @param {Schemas} schemas
 */
function fitObject(holder, properties, schemas) {
  /** @type {Record<string, unknown>} */
  const fitted = {};
  for (const [name, value] of Object.entries(holder)) {
    const meant = Object.hasOwn(properties, name) ? name : mostLike(name, Object.keys(properties));
    if (meant && (meant === name || !Object.hasOwn(holder, meant))) fitted[meant] = fit(value, properties[meant] ?? {}, schemas);
  }
  return fitted;
}

const SHARED = 0.6;

/**
 * The one known name that shares most letters with a name.
 * @param {string} name
 * @param {string[]} known
 */
function mostLike(name, known) {
  const alike = known.map((each) => ({ each, shared: likeness(name, each) })).filter(({ shared }) => shared >= SHARED);
  alike.sort((one, other) => other.shared - one.shared);
  return alike[0]?.shared === alike[1]?.shared ? undefined : alike[0]?.each;
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

const FLAGS = new Map([["true", true], ["false", false], ["1", true], ["0", false]]);

/**
 * Convert a value to the expected type; return it unchanged if that is impossible.
 * @type {Record<string, (value: unknown, rule: Schema) => unknown>}
 */
const MAKERS = {
  integer: (value, rule) => within(value, rule, Math.round),
  number: (value, rule) => within(value, rule, (number) => number),
  boolean: (value) => (typeof value === "object" ? undefined : FLAGS.get(String(value))) ?? value,
  string: (value, { maxLength }) =>
    typeof value === "number" ? String(value) : typeof value === "string" ? value.slice(0, maxLength) : value,
};

/**
 * @param {unknown} value
 * @param {Schema} rule
 * @param {(number: number) => number} round
 */
function within(value, { minimum = -Infinity, maximum = Infinity }, round) {
  const number = typeof value === "string" && value.trim() ? Number(value) : typeof value === "number" ? value : NaN;
  return Number.isFinite(number) ? Math.min(maximum, Math.max(minimum, round(number))) : value;
}

/**
 * The one word that is meant: written otherwise, or begun.
 * @param {unknown} value
 * @param {unknown[]} words
 */
function nearest(value, words) {
  if (typeof value !== "string") return value;
  const plain = value.trim().toLowerCase();
  const fitting = words.filter((word) => String(word) === plain || (plain.length > 1 && String(word).startsWith(plain)));
  return fitting.length === 1 ? fitting[0] : value;
}
