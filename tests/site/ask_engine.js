// Reads {sentences, questions} as JSON, and writes what the page's engine answers to each, in words, and what memory it took.
import { readFileSync } from "node:fs";

import { StepRenderer } from "../../src/nonet/server/static/engine/render_step.js";
import { openEngine, toGoOn } from "../../src/nonet/server/static/engine/wasm.js";

const FOLDER = new URL("../../src/nonet/server/site/engine/", import.meta.url);
/** @type {WebAssembly.Memory[]} */
const memories = [];
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (/** @type {WebAssembly.Module} */ module) => {
  const instance = await instantiate(module);
  memories.push(/** @type {WebAssembly.Memory} */ (instance.exports.memory));
  return instance;
};
/** @param {string} name */
const open = (name) => openEngine(new WebAssembly.Module(readFileSync(new URL(name, FOLDER))));
const { sentences, questions } = JSON.parse(readFileSync(0, "utf8"));
const [ask, read, study] = await Promise.all(["nonet.wasm", "texts.wasm", "study.wasm"].map(open));
const renderer = new StepRenderer(sentences);

const replies = questions.map((question) => {
  const asked = question.read ? read : question.prove || question.techniques || question.trace ? study : ask;
  let reply = asked(question);
  while (reply.progress) reply = asked(toGoOn(question));
  return renderer.reply(reply);
});
const memory = Math.max(...memories.map(({ buffer }) => buffer.byteLength));
process.stdout.write(JSON.stringify({ replies, memory }));
