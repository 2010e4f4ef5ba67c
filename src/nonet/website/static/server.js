// @ts-check
/** The two questions that only the server can answer, for only it knows the solution. */

/**
 * @typedef {object} Answer
 * @property {"right" | "complete" | "wrong" | "hint" | "unsupported" | "invalid-progress"} status
 * @property {string} sentence
 * @property {number[]} [wrong]
 * @property {number[]} [area]
 * @property {number[]} [reasons]
 * @property {number} [target]
 * @property {number} [digit]
 */
/** @typedef {"offline" | "throttled" | "failed"} Trouble */

const PATIENCE_MS = 8000;

/** @param {string} id @param {string} board */
export const check = (id, board) => ask(id, "check", { board });

/** @param {string} id @param {string} board @param {number} depth 1-3 */
export const hint = (id, board, depth) => ask(id, "hint", { board, depth });

/**
 * @param {string} id
 * @param {"check" | "hint"} question
 * @param {object} body
 * @returns {Promise<{answer: Answer, trouble?: undefined} | {trouble: Trouble, answer?: undefined}>}
 */
async function ask(id, question, body) {
  try {
    const response = await fetch(`/puzzles/${id}/${question}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.ok) return { answer: await response.json() };
    return { trouble: response.status === 429 ? "throttled" : "failed" };
  } catch {
    return { trouble: "offline" };
  }
}
