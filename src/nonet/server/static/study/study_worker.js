// @ts-check
/** Worker of the study mode: the engine answers, or a module fetched only for it. */

import { StepRenderer } from "../engine/render_step.js";
import { openEngine, toGoOn } from "../engine/wasm.js";

/** @import { Ask } from "../engine/wasm.js" */
/** @typedef {{engine: string, study: string, sentences: string, words: string}} Source */

/** The questions that the module answers; the engine answers the others. */
const OWN = new Set(["certificate", "prove", "techniques", "trace"]);

/** @type {Promise<{engine: Ask, study: Ask, renderer: StepRenderer}> | undefined} */
let opened;

addEventListener("message", async ({ data: { source, number, question } }) => {
  try {
    opened ??= open(source);
    const { engine, study, renderer } = await opened;
    const ask = OWN.has(Object.keys(question)[0]) ? study : engine;
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

/** @param {Source} source */
async function open({ engine, study, sentences, words }) {
  const [known, own, ...asks] = await Promise.all([read(sentences), read(words), compiled(engine), compiled(study)]);
  const renderer = new StepRenderer({ ...known, messages: `${known.messages}\n${own.messages}` });
  return { engine: asks[0], study: asks[1], renderer };
}

/** @param {string} address */
const read = (address) => fetch(address).then((response) => response.json());

/** @param {string} address */
const compiled = async (address) => openEngine(await WebAssembly.compileStreaming(fetch(address)));
