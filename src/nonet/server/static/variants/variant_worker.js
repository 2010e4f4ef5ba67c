// @ts-check
/** The engine for variants beside the page: questions come in with a number, and answers go out with it. */

import { StepRenderer } from "../engine/render_step.js";
import { openEngine } from "../engine/wasm.js";

/** @import { Source } from "./variant_engine.js" */

/** @type {ReturnType<typeof load>} */
let host;

addEventListener("message", async ({ data: { open, number, question } }) => {
  if (open) {
    host = load(open);
    // Each question reports the failure.
    host.catch(() => undefined);
    return;
  }
  postMessage({ number, ...(await answer(question)) });
});

/** @param {import("../engine/wasm.js").Question} question */
async function answer(question) {
  try {
    const { ask, renderer } = await host;
    return renderer.reply(ask(question));
  } catch (fault) {
    return { error: { code: "NO_ENGINE", message: String(fault) } };
  }
}

/** @param {Source} source */
async function load({ module, sentences }) {
  const [compiled, words] = await Promise.all([
    WebAssembly.compileStreaming(fetch(module)),
    fetch(sentences).then((response) => response.json()),
  ]);
  return { ask: await openEngine(compiled), renderer: new StepRenderer(words) };
}
