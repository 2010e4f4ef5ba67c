// Reads {sentences, questions} as JSON, and writes what the page's engine answers to each, in words.
import { readFileSync } from "node:fs";

import { Telling } from "../../src/nonet/website/static/telling.js";
import { openEngine } from "../../src/nonet/website/static/wasm.js";

const FOLDER = new URL("../../src/nonet/website/engine/", import.meta.url);
/** @param {string} name */
const open = (name) => openEngine(new WebAssembly.Module(readFileSync(new URL(name, FOLDER))));
const { sentences, questions } = JSON.parse(readFileSync(0, "utf8"));
const [ask, read] = await Promise.all(["nonet.wasm", "texts.wasm"].map(open));
const telling = new Telling(sentences);

const replies = questions.map((question) => {
  let reply = question.read ? read(question) : ask(question);
  while (reply.progress) reply = ask({ goOn: {} });
  return telling.reply(reply);
});
process.stdout.write(JSON.stringify(replies));
