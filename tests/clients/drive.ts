/** Calls every endpoint by the TypeScript client, and prints the results as JSON. */

import {
  Nonet,
  NotUniqueError,
  OverloadedError,
  RateLimitedError,
  UnavailableError,
  UnmetWishError,
  type components,
} from "./index.js";

declare const process: { argv: string[] };
const [, , site = "", key = "", unique = "", empty = "", silent = "", expert = ""] = process.argv;
const nonet = new Nonet(`${site}/api/v1`, { key });

const checked: components["schemas"]["CheckResponse"] = await nonet.check(unique);
const status: "unique" | "multiple" | "unsolvable" | "invalid" | "unknown" = checked.status;
const generated = await nonet.generate({ count: 2, difficulty: "easy" });
const wished = await nonet.generateCustom({ technique: "naked-pair", seed: "7" });
const killer = await nonet.generateVariant(["killer"], { size: 4, difficulty: "easy", seed: "1" });
const batch = await nonet.checkBatch([unique, empty, "12"], { why: true });
const codes = batch.results.map((result) => result.error?.code ?? result.status);
const graded = await nonet.grade(unique);
const pack = await nonet.packs({ paper: "letter" });
const kept = await nonet.worksheets([unique], { includeAnswers: false });
const pdfs = [
  await nonet.download(kept.pdfUrl),
  await nonet.sheets(null, { levels: { easy: 1 } }),
  await nonet.variantSheets([killer.puzzle], { layout: 2 }),
];
const others = await Promise.all([
  nonet.analyze(unique),
  nonet.rate(unique, { profile: "exchange", trace: true }),
  nonet.analyzeBatch([unique]),
  nonet.gradeBatch([unique]),
  nonet.rateBatch([unique], { profile: "exchange" }),
  nonet.minlex([unique]),
  nonet.validate(unique, unique),
  nonet.hint(unique, unique),
  nonet.explain(unique, unique, { level: 2 }),
  nonet.prove(unique, unique, { links: [[3, 1]] }),
  nonet.publish([unique]),
  nonet.checkVariant(killer.puzzle),
  nonet.gradeVariant(killer.puzzle),
  nonet.validateVariant(killer.puzzle, killer.solution),
  nonet.hintVariant(killer.puzzle),
  nonet.explainVariant(killer.puzzle, { steps: 2 }),
  nonet.publishVariants([killer.puzzle, unique]),
]);
const [step] = (await nonet.explainVariant(killer.puzzle)).steps;
const proved = await nonet.proveVariant(killer.puzzle, {
  placements: step?.placements ?? [],
  eliminations: step?.eliminations ?? [],
  certificate: step?.certificate ?? null,
});
const walked = await nonet.explain(unique, unique, { until: "end" });
let next: components["schemas"]["NextObject"] | null | undefined = { progress: expert, eliminated: [] };
const ends: string[] = [];
while (next && ends.length < 3 && ends.at(-1) !== "complete") {
  const { progress, eliminated } = next;
  const answer: components["schemas"]["ExplainResponse"] = await nonet.explain(expert, progress, {
    eliminated,
    until: "end",
  });
  next = answer.next;
  ends.push(String(answer.ended));
}
const told: string[] = [];
for await (const line of nonet.lines("/explain", { puzzle: unique, progress: unique, until: "end" })) {
  told.push("step" in line ? (line.step.technique?.slug ?? "") : String(line.ended));
}
const verdicts: string[] = [];
for await (const { index, result } of nonet.lines("/check/batch", { puzzles: [unique, "12"] })) {
  verdicts[index] = result.error?.code ?? result.status ?? "";
}
const broken: unknown = await nonet
  .with({ fetch: async () => new Response('{}\n{"error":{"code":"RATE_LIMITED","message":"Too many."}}\n') })
  .lines("/check/batch", { puzzles: [unique] })
  .next()
  .catch((error: unknown) => error);
const middle: boolean[] = [];
for (const wish of [{}, { seed: "7" }]) {
  const lines = nonet
    .with({ fetch: async () => new Response('{}\n{"error":{"code":"GENERATION_LIMIT","message":"No."}}\n') })
    .lines("/generate/custom", wish);
  const error: unknown = await lines.next().catch((fault: unknown) => fault);
  middle.push(error instanceof OverloadedError && error.retryable);
}
const refused: unknown = await nonet.analyze(empty).catch((error: unknown) => error);

const waits: number[] = [];
const spent = new Nonet(site, {
  key,
  fetch: async () =>
    new Response(JSON.stringify({ error: { code: "RATE_LIMITED", message: "Too many requests." } }), {
      status: 429,
      headers: { "Retry-After": "7" },
    }),
  sleep: async (seconds) => waits.push(seconds),
});
const limited: unknown = await spent.check(unique).catch((error: unknown) => error);

let asked = 0;
const rare = nonet.with({
  fetch: async () => {
    asked += 1;
    const error = { code: "GENERATION_LIMIT", message: "The generation budget is exhausted." };
    return new Response(JSON.stringify({ error }), { status: 503 });
  },
});
const unmet: unknown = await rare.generateCustom({ seed: "7" }).catch((error: unknown) => error);

let failures = 0;
const failing = nonet.with({
  fetch: async () => {
    failures += 1;
    return new Response('{"error":{"code":"INTERNAL_ERROR","message":"No."}}', { status: 500 });
  },
  sleep: async () => undefined,
});
const failed: unknown = await failing.check(unique).catch((error: unknown) => error);

const slow = new Nonet(silent, { key, timeoutSeconds: 0.0505, tries: 1 });
const late: unknown = await slow.check(unique).catch((error: unknown) => error);
const leaving = new AbortController();
const left = slow.with({ timeoutSeconds: 60, signal: leaving.signal }).check(unique);
leaving.abort("left");
const aborted: unknown = await left.catch((error: unknown) => error);
const waiting = new AbortController();
const busy = new Nonet(site, {
  key,
  signal: waiting.signal,
  fetch: async () => {
    setTimeout(() => waiting.abort("gone"));
    return new Response("", { status: 503, headers: { "Retry-After": "60" } });
  },
});
const gone: unknown = await busy.check(unique).catch((error: unknown) => error);

console.log(
  JSON.stringify({
    status,
    made: generated.puzzles.length,
    hardest: wished.puzzles[0]?.hardestTechnique,
    codes,
    label: graded.label,
    proved: proved.status,
    paper: pack.paper,
    pdfs: pdfs.map((pdf) => String.fromCharCode(...pdf.slice(0, 4))),
    walked: walked.ended,
    finished: [next?.progress, ends.at(-1)],
    told: [told.length > 20, told.at(-1)],
    verdicts,
    middle,
    broken: broken instanceof RateLimitedError,
    others: others.every((answer) => answer.attribution.required),
    refused: refused instanceof NotUniqueError && refused.issues[0]?.path,
    parts: refused instanceof NotUniqueError && refused.message.split("\n- ").length,
    limited: limited instanceof RateLimitedError && waits,
    unmet: unmet instanceof UnmetWishError && asked,
    failed: failed instanceof UnavailableError && failed.retryable && failures,
    invalid: refused instanceof NotUniqueError && refused.retryable,
    late: late instanceof UnavailableError && late.message.includes("TimeoutError"),
    aborted,
    gone,
  }),
);
