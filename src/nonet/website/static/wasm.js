// @ts-check
/** The engine as WebAssembly: hands it a question as JSON, and reads its answer. */

/** @typedef {Record<string, object>} Question an object whose one key is the question's name */
/** @typedef {{code: string, message: string, status?: string}} Refusal */
/** @typedef {{answer: any} | {progress: any} | {refusal: Refusal}} Reply */
/** @typedef {(question: Question) => Reply} Ask */
/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(length: number) => number} room
 * @property {() => number} answer
 * @property {() => number} text
 */

/** Make an engine of its compiled module. @param {WebAssembly.Module} module @returns {Promise<Ask>} */
export async function openEngine(module) {
  const instance = await WebAssembly.instantiate(module);
  const { memory, room, answer, text } = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (question) => {
    const asked = encoder.encode(JSON.stringify(question));
    // The memory may grow, and its buffer is then another one.
    const at = room(asked.length);
    new Uint8Array(memory.buffer, at, asked.length).set(asked);
    const length = answer();
    return JSON.parse(decoder.decode(new Uint8Array(memory.buffer, text(), length)));
  };
}
