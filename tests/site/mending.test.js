// Bodies are repaired only by the schema, regardless of their content.
import assert from "node:assert/strict";
import { test } from "node:test";

import { repair } from "../../src/nonet/server/static/portal/repair_body.js";

const schemas = {
  Wish: { type: "object", properties: { count: { type: "integer", maximum: 20 }, unique: { type: "boolean" } } },
};

const repaired = (/** @type {string} */ body) => {
  const text = repair(body, { $ref: "#/components/schemas/Wish" }, schemas);
  return text === null ? null : JSON.parse(text);
};

test("a body is mended by its schema", () => {
  assert.deepEqual(repaired('{"conut": "30", "unique": "true"}'), { count: 20, unique: true });
  assert.deepEqual(repaired('{"unique": 0}'), { unique: false });
});

test("names that every object has are names of no property", () => {
  assert.deepEqual(repaired('{"constructor": {"x": 1}, "count": 2}'), { count: 2 });
  assert.deepEqual(repaired('{"__proto__": {"count": 2}}'), {});
  assert.equal(repaired('{"unique": "constructor"}'), null);
});

test("what nothing can be made of is left as it is", () => {
  assert.equal(repaired('{"unique": {"toString": 1, "valueOf": 1}}'), null);
  assert.equal(repaired("[".repeat(7000) + "]".repeat(7000)), null);
});
