/** Calls every endpoint by the client that Hey API's generator makes; prints what is wrong. */

import { client } from "./made/client.gen.js";
import * as nonet from "./made/index.js";

declare const process: { argv: string[]; exitCode: number };
const [, , site = "", key = "", puzzle = ""] = process.argv;
client.setConfig({ baseUrl: `${site}/api/v1`, auth: () => key });

const one = { body: { puzzle } };
const board = { body: { puzzle, progress: puzzle } };
const many = { body: { puzzles: [puzzle] } };
const cages: [number, number[]][] = [
  [4, [0, 4]],
  [9, [1, 5, 9]],
  [3, [2, 3]],
  [6, [6, 10]],
  [4, [7, 11]],
  [7, [8, 12, 13]],
  [7, [14, 15]],
];
const killer = {
  size: 4 as const,
  givens: "-4---------1----",
  rules: cages.map(([sum, cells]) => ({ type: "killer" as const, cells, sum })),
};
const variant = { body: { puzzle: killer } };
const entered = { body: { puzzle: killer, progress: killer.givens } };
const claim = { placements: [{ index: 0, value: 3 }] };
const kept = await nonet.worksheets({ body: { puzzles: [puzzle], paper: "letter" } });
const id: string = kept.data?.collectionId ?? "";
const answers = {
  check: await nonet.check(one),
  analyze: await nonet.analyze(one),
  grade: await nonet.grade(one),
  rate: await nonet.rate(one),
  hint: await nonet.hint(board),
  validate: await nonet.validate(board),
  explain: await nonet.explain(board),
  prove: await nonet.prove({ body: { ...board.body, deduction: { technique: "naked-single" } } }),
  generate: await nonet.generate({ body: { count: 1, difficulty: "easy" } }),
  generateCustom: await nonet.generateCustom({ body: { technique: "naked-pair", seed: "7" } }),
  generateVariant: await nonet.generateVariant({ body: { kinds: ["killer"], size: 4, difficulty: "beginner" } }),
  checkVariant: await nonet.checkVariant(variant),
  gradeVariant: await nonet.gradeVariant(variant),
  validateVariant: await nonet.validateVariant(entered),
  hintVariant: await nonet.hintVariant(entered),
  explainVariant: await nonet.explainVariant(entered),
  publishVariants: await nonet.publishVariants({ body: { puzzles: [killer] } }),
  variantSheets: await nonet.variantSheets({ body: { puzzles: [killer] } }),
  proveVariant: await nonet.proveVariant({ body: { ...entered.body, claim } }),
  checkBatch: await nonet.checkBatch({ body: { puzzles: [puzzle], why: true } }),
  analyzeBatch: await nonet.analyzeBatch(many),
  gradeBatch: await nonet.gradeBatch(many),
  rateBatch: await nonet.rateBatch(many),
  minlex: await nonet.minlex(many),
  publish: await nonet.publish(many),
  worksheets: kept,
  packs: await nonet.packs({ body: { count: 1 } }),
  sheets: await nonet.sheets({ ...many, parseAs: "blob" }),
  download: await nonet.download({ path: { id }, query: { paper: "letter" }, parseAs: "blob" }),
};
const status: "unique" | "multiple" | "unsolvable" | "invalid" | "unknown" | undefined =
  answers.check.data?.status;
const pdfs: Array<Blob | File | undefined> = [answers.sheets.data, answers.download.data];
const refused = await nonet.analyze({ body: { puzzle: ".".repeat(81) } });

console.log(
  JSON.stringify({
    called: Object.keys(answers),
    failed: Object.entries(answers).flatMap(([name, answer]) => (answer.error ? [name] : [])),
    status,
    pdfs: await Promise.all(pdfs.map(async (pdf) => (await pdf?.text())?.slice(0, 4))),
    refused: refused.error && "error" in refused.error ? refused.error.error.code : "",
  }),
);
