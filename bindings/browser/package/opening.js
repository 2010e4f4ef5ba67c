// @ts-check
/** How both engines of the package are opened, and how they report errors. */

import { openEngine } from "./engine/wasm.js";

/** An error of the engine. */
export class EngineError extends Error {
  /** @param {{code: string, message: string, path?: string, status?: string}} error */
  constructor({ code, message, path, status }) {
    super(path ? `${path}: ${message}` : message);
    this.name = "EngineError";
    this.code = code;
    this.path = path;
    this.status = status;
  }
}

/** @param {any} reply */
export function given({ error, answer }) {
  if (error) throw new EngineError(error);
  return answer;
}

/** @param {string} language @param {Iterable<string>} known */
export const unknownLanguage = (language, known) =>
  new EngineError({ code: "INVALID_REQUEST", message: `expected a language that is loaded, one of ${[...known].join(", ")}; found ${language}` });

/** @param {URL} file */
export async function openModule(file) {
  return openEngine(await WebAssembly.compile(await load(file)));
}

/** @param {URL} file */
async function load(file) {
  if (file.protocol !== "file:") return (await fetch(file)).arrayBuffer();
  const { readFile } = await import("node:fs/promises");
  return readFile(file);
}
