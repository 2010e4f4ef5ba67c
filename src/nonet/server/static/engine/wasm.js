// @ts-check
/** The engine as WebAssembly: hands it a question as a form, and reads its answer as JSON. */

/** @typedef {Record<string, object>} Question an object whose one key is the question's name */
/** @typedef {{code: string, message: string, status?: string, fault?: any}} EngineError */
/** @typedef {{answer: any} | {progress: any} | {error: EngineError}} Reply */
/** @typedef {(question: Question) => Reply} Ask */
/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(length: number) => number} room
 * @property {() => number} answer
 * @property {() => number} text
 */

/** The question that follows progress; for a hint, the same question again. @param {Question} question @returns {Question} */
export const toGoOn = (question) => ("hint" in question ? question : { goOn: {} });

/** Make an engine of its compiled module. @param {WebAssembly.Module} module @returns {Promise<Ask>} */
export async function openEngine(module) {
  const instance = await WebAssembly.instantiate(module);
  const { memory, room, answer, text } = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (question) => {
    const asked = encoder.encode(formOf(question));
    // The memory may grow, and its buffer is then another one.
    const at = room(asked.length);
    new Uint8Array(memory.buffer, at, asked.length).set(asked);
    const length = answer();
    return JSON.parse(decoder.decode(new Uint8Array(memory.buffer, text(), length)));
  };
}

/** Write a question as the platform writes forms, because the engine needs little code to read these. @param {Question} question */
function formOf(question) {
  const [[name, fields] = [""]] = Object.entries(question);
  const given = Object.entries({ ...fields }).filter(([, value]) => value !== undefined && value !== null);
  return String(new URLSearchParams([["question", name], ...given.map(([field, value]) => [field, String(value)])]));
}
