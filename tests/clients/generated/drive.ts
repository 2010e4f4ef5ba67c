/** Calls every endpoint by the client that OpenAPI Generator makes for TypeScript and `fetch`. */

import * as nonet from "./made/index.js";

declare const process: { argv: string[] };
const [, , site = "", key = "", puzzle = ""] = process.argv;
const settings = new nonet.Configuration({ basePath: `${site}/api/v1`, accessToken: key });
const judging = new nonet.JudgingApi(settings);
const making = new nonet.MakingApi(settings);
const playing = new nonet.PlayingApi(settings);
const publishing = new nonet.PublishingApi(settings);

const show = (name: string, ...shown: unknown[]): void => console.log(name, ...shown.map(String));
const start = async (pdf: Blob): Promise<string> => (await pdf.text()).slice(0, 4);

const puzzles = [puzzle, ".".repeat(81)];
const board = { puzzle, progress: puzzle };
const one = { puzzles: [puzzle] };
const checked = await judging.check({ checkRequest: { puzzle } });
show("check", checked.status);
const [unique, multiple] = (await judging.checkBatch({ checkBatchRequest: { puzzles, why: true } })).results;
show("checkBatch", unique?.solution === checked.solution, multiple?.why?.kind);
const batches = {
  analyzeBatch: await judging.analyzeBatch({ analyzeBatchRequest: { puzzles } }),
  gradeBatch: await judging.gradeBatch({ gradeBatchRequest: { puzzles } }),
  rateBatch: await judging.rateBatch({ rateBatchRequest: { puzzles } }),
  minlex: await judging.minlex({ minlexRequest: { puzzles: ["12"] } }),
};
for (const [name, batch] of Object.entries(batches)) show(name, batch.results.at(-1)?.error?.code);
show("analyze", (await judging.analyze({ analyzeRequest: { puzzle } })).clueCount);
show("grade", (await judging.grade({ gradeRequest: { puzzle } })).hardest?.slug);
show("rate", (await judging.rate({ rateRequest: { puzzle } })).er);
show("hint", (await playing.hint({ hintRequest: board })).hint?.technique);
show("validate", (await playing.validate({ validateRequest: board })).remainingCells);
show("explain", (await playing.explain({ explainRequest: board })).step?.technique?.slug);
const deduction = { notation: "(1)r1c3=(1)r1c4" };
show("prove", (await playing.prove({ proveRequest: { ...board, deduction } })).valid);
show("generate", (await making.generate({ generateRequest: { count: 2 } })).puzzles.length);
show("generateCustom", (await making.generateCustom({ customRequest: { seed: "7" } })).seed);
show("publish", (await publishing.publish({ publishRequest: one })).puzzles.length);
show("packs", (await publishing.packs({ packsRequest: { count: 1 } })).puzzles.length);
const exported = await publishing.worksheets({ worksheetsRequest: { ...one, paper: "letter" } });
show("worksheets", exported.paper);
show("sheets", await start(await publishing.sheets({ sheetsRequest: one })));
show("download", await start(await publishing.download({ id: exported.collectionId, paper: "letter" })));
try {
  await judging.analyze({ analyzeRequest: { puzzle: ".".repeat(81) } });
} catch (fault) {
  if (!(fault instanceof nonet.ResponseError)) throw fault;
  const refused = nonet.ErrorObjectFromJSON(await fault.response.json());
  show("refused", fault.response.status, refused.error.code);
}
