// Prints how long the page's engine takes in milliseconds, question by question, as JSON.
import { readFileSync } from "node:fs";

import { openEngine } from "../../src/nonet/website/static/wasm.js";

const FILE = new URL("../../src/nonet/website/engine/nonet.wasm", import.meta.url);
const PUZZLES = 100;

const started = performance.now();
const ask = await openEngine(new WebAssembly.Module(readFileSync(FILE)));
const times = { start: [performance.now() - started] };

/** @param {string} name @param {object} asked */
function measure(name, asked) {
  const before = performance.now();
  let reply = ask({ [name]: asked });
  while ("progress" in reply) reply = ask({ goOn: {} });
  (times[name] ??= []).push(performance.now() - before);
  return reply.answer;
}

for (let index = 0; index < PUZZLES; index++) {
  const { puzzle } = measure("generate", { label: "expert", seed: "5", index });
  if (measure("check", { puzzle, board: puzzle }).status !== "right") throw new Error(puzzle);
  if (measure("hint", { puzzle, board: puzzle, depth: 3 }).status !== "hint") throw new Error(puzzle);
  if (!measure("explain", { grid: puzzle }).solved) throw new Error(puzzle);
  if (!measure("rate", { grid: puzzle }).er) throw new Error(puzzle);
}
process.stdout.write(JSON.stringify(times));
