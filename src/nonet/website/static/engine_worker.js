// @ts-check
/**
 * The engine beside the page: questions come in with a number, and answers go out with it.
 *
 * What takes long is done in turns. Between two of them whatever is quick is answered, what is no
 * longer wanted is dropped, and the page hears how far the engine is.
 */

import { Telling } from "./telling.js";
import { openEngine } from "./wasm.js";

/** @import { Ask, Question } from "./wasm.js" */
/** @typedef {{ask: Ask, telling: Telling}} Host */
/** @typedef {{module: string, texts: string, words: string}} Source */
/** @typedef {{number: number, question: Question}} Asked */

const IN_TURNS = new Set(["generate", "drill", "rate"]);
/** A puzzle that begins with a hard step. */
const WARM_UP = "674531--9953278-6-218694537346752918195--367278216934543---7-5686-3-57--527-16--3";

/** @type {Promise<Host>} */
let host;
/** What reads texts is fetched by the first that comes. */
let texts = "";
/** @type {Promise<Ask> | undefined} */
let reader;
/** One after another: the engine has one thing in hand. */
let queue = Promise.resolve();
/** @type {Set<number>} */
const unwanted = new Set();
/** Whether anybody has asked what is answered at once. */
let isAsked = false;

addEventListener("message", ({ data }) => {
  if (data.open) {
    texts = data.open.texts;
    host = open(data.open);
    // Whoever asks hears of what fails; a page that asks nothing lacks nothing.
    warmUp().catch(() => undefined);
    return;
  }
  if (data.stop) unwanted.add(data.stop);
  else if ("read" in data.question) read(data);
  else if (IN_TURNS.has(Object.keys(data.question)[0])) queue = queue.then(() => answer(data));
  else {
    isAsked = true;
    answer(data);
  }
});

/** @param {Source} source @returns {Promise<Host>} */
function open(source) {
  const opened = load(source);
  // The page hears before its first question that there is no engine here, and nobody else need.
  opened.catch((fault) => postMessage({ number: 0, fault: String(fault) }));
  return opened;
}

/** @param {Source} source @returns {Promise<Host>} */
async function load({ module, words }) {
  const [ask, sentences] = await Promise.all([
    fetched(module),
    fetch(words).then((response) => response.json()),
  ]);
  return { ask, telling: new Telling(sentences) };
}

/**
 * Look for a hard step that nobody has asked for: browsers compile a function when it is first
 * called, which the first hint would otherwise wait for.
 */
async function warmUp() {
  const { ask, telling } = await host;
  await otherQuestions();
  if (!isAsked) telling.reply(ask({ hint: { puzzle: WARM_UP, board: WARM_UP, depth: 3 } }));
}

/** @param {string} address */
const fetched = async (address) => openEngine(await WebAssembly.compileStreaming(fetch(address)));

/** @param {Asked} asked */
async function read({ number, question }) {
  try {
    reader ??= fetched(texts);
    postMessage({ number, ...(await reader)(question) });
  } catch (fault) {
    postMessage({ number, fault: String(fault) });
  }
}

/** @param {Asked} asked */
async function answer({ number, question }) {
  try {
    const { ask, telling } = await host;
    let reply = ask(question);
    while ("progress" in reply && !unwanted.delete(number)) {
      postMessage({ number, ...reply });
      await otherQuestions();
      reply = ask({ goOn: {} });
    }
    postMessage({ number, ...telling.reply(reply) });
  } catch (fault) {
    // The module is not to be had here, or it has failed: the page asks the server instead.
    postMessage({ number, fault: String(fault) });
  }
}

/** Let the messages in that have come meanwhile; a timer would wait for longer. @returns {Promise<void>} */
function otherQuestions() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
