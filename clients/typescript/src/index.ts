/** The client of Nonet, a free Sudoku service. */

import { errorOf, NonetError, UnavailableError } from "./errors.js";
import type { components, paths } from "./generated.js";

export * from "./errors.js";
export type { components } from "./generated.js";

/** The paths that accept a JSON body. */
export type Path = {
  [P in keyof paths]: paths[P] extends { post: { requestBody: object } } ? P : never;
}[keyof paths];

/** The body of a request. Fields with a default are optional. */
export type Body<P extends Path> = paths[P] extends {
  post: { requestBody: { content: { "application/json": infer B } } };
}
  ? B
  : never;

/** The response of a path. */
export type Answer<P extends Path> = paths[P] extends {
  post: { responses: { 200: { content: { "application/json": infer A } } } };
}
  ? A
  : Uint8Array;

type Schemas = components["schemas"];

/** The type of each line after the first in streamed responses. */
export interface Lines {
  "/explain": Schemas["TakenStep"] | Schemas["ExplainEnd"];
  "/generate/custom": Schemas["CustomPuzzle"];
  "/check/batch": Schemas["CheckBatchLine"];
  "/analyze/batch": Schemas["AnalyzeBatchLine"];
  "/grade/batch": Schemas["GradeBatchLine"];
  "/rate/batch": Schemas["RateBatchLine"];
}

/** A variant puzzle: size, givens, regions and rules. */
export type Variant = Body<"/variants/check">["puzzle"];

type Options<P extends Path, Given extends string = never> = Partial<Omit<Body<P>, Given>>;

/** The settings of a client. */
export interface Settings {
  /** The key; keep it on a server, never in a page. */
  key: string;
  /** The number of attempts for each call; three by default. */
  tries?: number;
  /** The longest wait before another attempt; a minute by default. */
  longestWaitSeconds?: number;
  /** The time limit of an attempt; a minute by default. */
  timeoutSeconds?: number;
  /** A signal that aborts all calls, and the waits between attempts. */
  signal?: AbortSignal;
  /** The function that sends requests; by default the platform's `fetch`. */
  fetch?: typeof fetch;
  /** The function that waits between attempts, for tests. */
  sleep?: (seconds: number, signal?: AbortSignal) => Promise<unknown>;
}

type Chosen = Required<Omit<Settings, "signal">> & Pick<Settings, "signal">;

const PASSING = new Set([0, 429, 500, 502, 503, 504]);

/** A client of one service. */
export class Nonet {
  readonly #site: string;
  readonly #base: string;
  readonly #settings: Chosen;

  constructor(site: string, settings: Settings) {
    this.#site = site;
    this.#base = `${site.replace(/(\/api\/v1)?\/*$/, "")}/api/v1`;
    this.#settings = {
      tries: 3,
      longestWaitSeconds: 60,
      timeoutSeconds: 60,
      fetch: (...request) => fetch(...request),
      sleep: pause,
      ...settings,
    };
  }

  /** Return a client with other settings: `nonet.with({ signal }).check(puzzle)`. */
  with = (settings: Partial<Settings>): Nonet =>
    new Nonet(this.#site, { ...this.#settings, ...settings });

  /** Generate puzzles, each with exactly one solution. */
  generate = (options: Options<"/generate"> = {}) => this.#json("/generate", options);

  /** Generate puzzles by technique, rating, givens, symmetry or seed. */
  generateCustom = (wish: Options<"/generate/custom"> = {}) => this.#json("/generate/custom", wish);

  /** Check whether a grid has no solution, exactly one, or more. */
  check = (puzzle: string) => this.#json("/check", { puzzle });

  /** Analyze how far singles solve a puzzle. */
  analyze = (puzzle: string) => this.#json("/analyze", { puzzle });

  /** Grade a puzzle by the techniques that people use. */
  grade = (puzzle: string, options: Options<"/grade", "puzzle"> = {}) =>
    this.#json("/grade", { puzzle, ...options });

  /** Rate a puzzle by ER, EP and ED. */
  rate = (puzzle: string, options: Options<"/rate", "puzzle"> = {}) =>
    this.#json("/rate", { puzzle, ...options });

  /** Check up to 190 grids separately. */
  checkBatch = (puzzles: string[], options: Options<"/check/batch", "puzzles"> = {}) =>
    this.#json("/check/batch", { puzzles, ...options });

  /** Analyze up to 190 grids separately. */
  analyzeBatch = (puzzles: string[]) => this.#json("/analyze/batch", { puzzles });

  /** Grade up to 190 grids separately. */
  gradeBatch = (puzzles: string[], options: Options<"/grade/batch", "puzzles"> = {}) =>
    this.#json("/grade/batch", { puzzles, ...options });

  /** Rate up to 190 grids separately. */
  rateBatch = (puzzles: string[], options: Options<"/rate/batch", "puzzles"> = {}) =>
    this.#json("/rate/batch", { puzzles, ...options });

  /** Return the minlex form of up to 190 grids; equivalent grids have the same one. */
  minlex = (puzzles: string[]) => this.#json("/minlex", { puzzles });

  /** Find the mistakes on a player's board. */
  validate = (puzzle: string, progress: string) => this.#json("/validate", { puzzle, progress });

  /** Find the next single on a player's board. */
  hint = (puzzle: string, progress: string) => this.#json("/hint", { puzzle, progress });

  /** Explain the next step of any technique. */
  explain = (
    puzzle: string,
    progress: string,
    options: Options<"/explain", "puzzle" | "progress"> = {},
  ) => this.#json("/explain", { puzzle, progress, ...options });

  /** Prove a claimed step: `{ notation }`, or its parts as data. */
  prove = (
    puzzle: string,
    progress: string,
    deduction: Body<"/prove">["deduction"],
    options: Options<"/prove", "puzzle" | "progress" | "deduction"> = {},
  ) => this.#json("/prove", { puzzle, progress, deduction, ...options });

  /** Generate a variant puzzle such as a killer. */
  generateVariant = (kinds: Body<"/variants/generate">["kinds"], options: Options<"/variants/generate", "kinds"> = {}) =>
    this.#json("/variants/generate", { kinds, ...options });

  /** Check whether a variant has no solution, exactly one, or more. */
  checkVariant = (puzzle: Variant) => this.#json("/variants/check", { puzzle });

  /** Grade a variant by the steps that solve it. */
  gradeVariant = (puzzle: Variant) => this.#json("/variants/grade", { puzzle });

  /** Find the mistakes on a player's board of a variant. */
  validateVariant = (puzzle: Variant, progress: string) =>
    this.#json("/variants/validate", { puzzle, progress });

  /** Explain the easiest next step of a variant. */
  hintVariant = (puzzle: Variant, options: Options<"/variants/hint", "puzzle"> = {}) =>
    this.#json("/variants/hint", { puzzle, ...options });

  /** Explain the easiest next steps of a variant. */
  explainVariant = (puzzle: Variant, options: Options<"/variants/explain", "puzzle"> = {}) =>
    this.#json("/variants/explain", { puzzle, ...options });

  /** Prove a claimed step of a variant. */
  proveVariant = (
    puzzle: Variant,
    claim: Body<"/variants/prove">["claim"],
    options: Options<"/variants/prove", "puzzle" | "claim"> = {},
  ) => this.#json("/variants/prove", { puzzle, claim, ...options });

  /** Create public links to variants and grids. */
  publishVariants = (puzzles: Body<"/variants/publish">["puzzles"]) =>
    this.#json("/variants/publish", { puzzles });

  /** Return a PDF of variants and grids, with their rules in words. */
  variantSheets = (
    puzzles: Body<"/variants/sheets">["puzzles"],
    look: Options<"/variants/sheets", "puzzles"> = {},
  ): Promise<Uint8Array> => this.#insist(`${this.#base}/variants/sheets`, { puzzles, ...look }, bytesOf);

  /** Yield each part of a response as soon as it is known; stopping early ends the work. */
  async *lines<P extends keyof Lines>(
    path: P,
    body: Partial<Body<P>>,
  ): AsyncGenerator<Lines[P], void> {
    const ask = async (response: Response) => response;
    const response = await this.#insist(this.#base + path, body, ask, "application/x-ndjson");
    // The headers had been sent before the error occurred.
    const isDrawn = (body as { seed?: unknown }).seed == null;
    let isOpening = true;
    for await (const text of linesOf(response)) {
      const said: object = JSON.parse(text);
      if ("error" in said && !("index" in said)) {
        throw await errorOf(new Response(text, response), isDrawn);
      }
      if (!isOpening) yield said as Lines[P];
      isOpening = false;
    }
  }

  /** Create public links to play puzzles. */
  publish = (puzzles: string[]) => this.#json("/publish", { puzzles });

  /** Create a PDF of puzzles, and return its link. */
  worksheets = (puzzles: string[], options: Options<"/worksheets", "puzzles"> = {}) =>
    this.#json("/worksheets", { puzzles, ...options });

  /** Generate puzzles, and return the link to their PDF. */
  packs = (options: Options<"/packs"> = {}) => this.#json("/packs", options);

  /** Return a PDF of puzzles, or of new ones by `levels` if `puzzles` is null. */
  sheets = (puzzles: string[] | null, look: Options<"/sheets", "puzzles"> = {}): Promise<Uint8Array> =>
    this.#insist(`${this.#base}/sheets`, { puzzles, ...look }, bytesOf);

  /** Download the PDF of an export's `pdfUrl`. */
  download = (pdfUrl: string): Promise<Uint8Array> => this.#insist(pdfUrl, undefined, bytesOf);

  #json<P extends Path>(path: P, body: object): Promise<Answer<P>> {
    return this.#insist(
      this.#base + path,
      body,
      (response) => response.json() as Promise<Answer<P>>,
    );
  }

  async #insist<T>(
    url: string,
    body: object | undefined,
    read: (response: Response) => Promise<T>,
    accept = "application/json, application/pdf",
  ): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.#ask(url, body, read, accept);
      } catch (error) {
        const wait = this.#waitAfter(error, tried);
        if (wait === undefined) throw error;
        await this.#settings.sleep(wait, this.#settings.signal);
      }
    }
  }

  async #ask<T>(
    url: string,
    body: object | undefined,
    read: (response: Response) => Promise<T>,
    accept: string,
  ): Promise<T> {
    // Links to PDFs need no key, and may have any address.
    const asked =
      body === undefined
        ? {}
        : {
            method: "POST",
            headers: {
              Accept: accept,
              Authorization: `Bearer ${this.#settings.key}`,
              "Content-Type": "application/json",
            },
            body: JSON.stringify(body),
          };
    const { fetch, signal, timeoutSeconds } = this.#settings;
    const ends = [AbortSignal.timeout(Math.ceil(timeoutSeconds * 1000)), ...(signal ? [signal] : [])];
    try {
      const response = await fetch(url, { ...asked, signal: AbortSignal.any(ends) });
      if (!response.ok) throw await errorOf(response);
      return await read(response);
    } catch (fault) {
      signal?.throwIfAborted();
      if (fault instanceof NonetError) throw fault;
      throw new UnavailableError(`no response: ${String(fault)}`);
    }
  }

  #waitAfter(error: unknown, tried: number): number | undefined {
    if (!(error instanceof NonetError) || !error.retryable || !PASSING.has(error.status)) return undefined;
    const wait = error.retryAfterSeconds ?? 2 ** (tried - 1);
    const { tries, longestWaitSeconds } = this.#settings;
    return tried < tries && wait <= longestWaitSeconds ? wait : undefined;
  }
}

function pause(seconds: number, signal?: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, seconds * 1000);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", stop, { once: true });
  });
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer());
}

async function* linesOf(response: Response): AsyncGenerator<string, void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const part = await reader?.read();
      if (part === undefined || part.done) return;
      const lines = (rest + part.value).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (fault) {
    throw new UnavailableError(`the response was cut off: ${String(fault)}`);
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}
