// Reads puzzles as JSON, solves each only by hints of the page's engine, and writes every step.
import { readFileSync } from "node:fs";

import { Game } from "../../src/nonet/server/static/game/model.js";
import { openEngine, toGoOn } from "../../src/nonet/server/static/engine/wasm.js";

const FILE = new URL("../../src/nonet/server/site/engine/nonet.wasm", import.meta.url);
const ask = await openEngine(new WebAssembly.Module(readFileSync(FILE)));

const solved = JSON.parse(readFileSync(0, "utf8")).map((puzzle) => {
  const game = new Game(puzzle);
  const steps = [];
  while (!game.isSolved()) {
    const eliminated = game.ruledOut();
    const question = { hint: { puzzle, board: game.board(), eliminated, depth: 3 } };
    let reply = ask(question);
    while (reply.progress) reply = ask(toGoOn(question));
    const { answer } = reply;
    if (answer?.status !== "hint") break;
    const { technique, deduction } = answer;
    steps.push({ technique, deduction });
    if (!game.conclude(deduction.placements, deduction.eliminations)) break;
  }
  return { board: game.board(), steps };
});
process.stdout.write(JSON.stringify(solved));
