// Prints how long the page's engine takes in milliseconds, question by question, as JSON.
import { readFileSync } from "node:fs";

import { openEngine, toGoOn } from "../../src/nonet/server/static/engine/wasm.js";

const FILE = new URL("../../src/nonet/server/site/engine/nonet.wasm", import.meta.url);
const PUZZLES = 100;
// Golden Nugget, AI Escargot, Easter Monster and Platinum Blonde.
const HARDEST = [
  ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
  "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
  "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
  ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
];

/** @type {WebAssembly.Memory} */
let memory;
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (module) => {
  const instance = await instantiate(module);
  memory = instance.exports.memory;
  return instance;
};
const started = performance.now();
const ask = await openEngine(new WebAssembly.Module(readFileSync(FILE)));
const times = { start: [performance.now() - started] };

/** @param {string} name @param {object} asked @param {string} question */
function measure(name, asked, question = name) {
  const before = performance.now();
  const whole = { [question]: asked };
  let reply = ask(whole);
  while ("progress" in reply) reply = ask(toGoOn(whole));
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
for (const grid of HARDEST) {
  if (!measure("extreme", { grid }, "explain").solved) throw new Error(grid);
  measure("ER 10-11", { grid }, "rate");
}
process.stdout.write(JSON.stringify({ times, memory: memory.buffer.byteLength }));
