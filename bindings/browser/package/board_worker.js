// @ts-check
/** Answers what boards ask, beside the page. All imports stand here, so that bundlers can make one file of it in any form. */

import { StepRenderer } from "./engine/render_step.js";
import { openEngine, toGoOn } from "./engine/wasm.js";

/** By language, as boards ask in it. @type {Map<string, StepRenderer>} */
const renderers = new Map();
const opened = open();
// The caller receives the error.
opened.catch(() => undefined);

addEventListener("message", async ({ data: { number, question, sentences } }) => {
  try {
    const ask = await opened;
    let reply = ask(question);
    while ("progress" in reply) {
      postMessage({ number, ...told(reply, sentences) });
      reply = ask(toGoOn(question));
    }
    postMessage({ number, ...told(reply, sentences) });
  } catch (fault) {
    postMessage({ number, fault: String(fault) });
  }
});

/** Put a reply into words, where it has any. @param {import("./engine/wasm.js").Reply} reply @param {import("./shared/words.js").Source | null} sentences */
function told(reply, sentences) {
  if (!sentences) return reply;
  const renderer = renderers.get(sentences.locale) ?? new StepRenderer(sentences);
  renderers.set(sentences.locale, renderer);
  return renderer.reply(reply);
}

async function open() {
  const module = await fetch(new URL("./nonet.wasm", import.meta.url));
  return openEngine(await WebAssembly.compile(await module.arrayBuffer()));
}
