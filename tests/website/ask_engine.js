// Reads {sentences, questions} as JSON, and writes what the page's engine answers to each, in words.
import { readFileSync } from "node:fs";

import { Telling } from "../../src/nonet/website/static/telling.js";
import { openEngine } from "../../src/nonet/website/static/wasm.js";

const FILE = new URL("../../src/nonet/website/engine/nonet.wasm", import.meta.url);
const { sentences, questions } = JSON.parse(readFileSync(0, "utf8"));
const ask = await openEngine(new WebAssembly.Module(readFileSync(FILE)));
const telling = new Telling(sentences);

const replies = questions.map((question) => {
  let reply = ask(question);
  while (reply.progress) reply = ask({ goOn: {} });
  return telling.reply(reply);
});
process.stdout.write(JSON.stringify(replies));
