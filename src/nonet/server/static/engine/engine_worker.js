// @ts-check
/**
 * The engine beside the page: questions come in with a number, and answers go out with it.
 *
 * Long work is done in turns. Between two turns, the worker answers quick questions, drops those that
 * are no longer wanted, and reports its progress to the page.
 */

/** @import { StepRenderer } from "./render_step.js" */
/** @import { Ask, Question } from "./wasm.js" */
/** @typedef {{ask: Ask, renderer: StepRenderer, toGoOn: (question: Question) => Question}} Host */
/** @typedef {{module: string, texts: string, words: string}} Source */
/** @typedef {{number: number, question: Question}} Asked */

/** The line of each kind of long work: in it, each question waits for the one before. @type {Map<string, keyof typeof last>} */
const LINES = new Map([
  ["generate", "making"],
  ["drill", "making"],
  ["rate", "making"],
  ["hint", "looking"],
]);
/** A puzzle that begins with a hard step. */
const WARM_UP = "674531--9953278-6-218694537346752918195--367278216934543---7-5686-3-57--527-16--3";

/** @type {Promise<Host>} */
let host;
/** The address of the reader of texts, which the first text fetches. */
let texts = "";
/** @type {Promise<Ask> | undefined} */
let reader;
/** The last of each line: the engine has one thing in hand of either. */
const last = { making: Promise.resolve(), looking: Promise.resolve() };
/** @type {Set<number>} */
const unwanted = new Set();
/** Whether anybody has asked a question that is answered at once. */
let isAsked = false;

addEventListener("message", ({ data }) => {
  if (data.open) {
    texts = data.open.texts;
    host = open(data.open);
    // Callers receive errors; a page without questions needs no engine.
    warmUp().catch(() => undefined);
    return;
  }
  if (data.stop) unwanted.add(data.stop);
  else if ("read" in data.question) read(data);
  else take(data);
});

/** @param {Asked} asked */
function take(asked) {
  const line = LINES.get(Object.keys(asked.question)[0]);
  if (line !== "making") isAsked = true;
  if (!line) answer(asked);
  else last[line] = last[line].then(() => answer(asked));
}

/** @param {Source} source @returns {Promise<Host>} */
function open(source) {
  const opened = load(source);
  // Warn the page before its first question that this device can't run the engine.
  opened.catch((fault) => postMessage({ number: 0, fault: String(fault) }));
  return opened;
}

/**
 * Fetch everything at once, because the modules that a script imports are fetched only after it.
 *
 * @param {Source} source @returns {Promise<Host>}
 */
async function load({ module, words }) {
  const [ask, sentences, { toGoOn }, { StepRenderer }] = await Promise.all([
    fetched(module),
    fetch(words).then((response) => response.json()),
    import("./wasm.js"),
    import("./render_step.js"),
    import("../shared/words.js"),
    import("../shared/fluent.js"),
  ]);
  return { ask, renderer: new StepRenderer(sentences), toGoOn };
}

/**
 * Look for a hard step that nobody has asked for: browsers compile a function when it is first
 * called, which the first hint would otherwise wait for.
 */
async function warmUp() {
  const { ask, renderer } = await host;
  await otherQuestions();
  if (!isAsked) renderer.reply(ask({ hint: { puzzle: WARM_UP, board: WARM_UP, depth: 3 } }));
}

/** @param {string} address */
async function fetched(address) {
  const [module, { openEngine }] = await Promise.all([WebAssembly.compileStreaming(fetch(address)), import("./wasm.js")]);
  return openEngine(module);
}

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
    const { ask, renderer, toGoOn } = await host;
    let reply = ask(question);
    while ("progress" in reply && !unwanted.delete(number)) {
      postMessage({ number, ...renderer.reply(reply) });
      await otherQuestions();
      // Hints go first, since a player waits for them; new puzzles are less urgent.
      if (!("hint" in question)) await last.looking;
      reply = ask(toGoOn(question));
    }
    postMessage({ number, ...renderer.reply(reply) });
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
