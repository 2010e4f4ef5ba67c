// @ts-check
/** Answers what boards ask, beside the page. All imports stand here, so that bundlers can make one file of it in any form. */

import { StepRenderer } from "./engine/render_step.js";
import { openEngine, toGoOn } from "./engine/wasm.js";
import { SENTENCES } from "./sentences.js";

const renderer = new StepRenderer(SENTENCES);
const opened = open();
// Whoever asks hears of it.
opened.catch(() => undefined);

addEventListener("message", async ({ data: { number, question } }) => {
  try {
    const ask = await opened;
    let reply = ask(question);
    while ("progress" in reply) {
      postMessage({ number, ...renderer.reply(reply) });
      reply = ask(toGoOn(question));
    }
    postMessage({ number, ...renderer.reply(reply) });
  } catch (fault) {
    postMessage({ number, fault: String(fault) });
  }
});

async function open() {
  const module = await fetch(new URL("./nonet.wasm", import.meta.url));
  return openEngine(await WebAssembly.compile(await module.arrayBuffer()));
}
