/** The client of Nonet, a free Sudoku service. */

import { errorOf, NonetError, UnavailableError } from "./errors.js";
import type { components, paths } from "./generated.js";

export * from "./errors.js";
export type { components } from "./generated.js";

/** The paths that take a body of JSON. */
export type Path = {
  [P in keyof paths]: paths[P] extends { post: { requestBody: object } } ? P : never;
}[keyof paths];

/** What a path takes. A field that has a default may be left out. */
export type Body<P extends Path> = paths[P] extends {
  post: { requestBody: { content: { "application/json": infer B } } };
}
  ? B
  : never;

/** What a path answers. */
export type Answer<P extends Path> = paths[P] extends {
  post: { responses: { 200: { content: { "application/json": infer A } } } };
}
  ? A
  : Uint8Array;

type Schemas = components["schemas"];

/** What each line after the first is, where an answer can come line by line. */
export interface Lines {
  "/explain": Schemas["TakenStep"] | Schemas["ExplainEnd"];
  "/generate/custom": Schemas["CustomPuzzle"];
  "/check/batch": Schemas["CheckBatchLine"];
  "/analyze/batch": Schemas["AnalyzeBatchLine"];
  "/grade/batch": Schemas["GradeBatchLine"];
  "/rate/batch": Schemas["RateBatchLine"];
}

type Options<P extends Path, Given extends string = never> = Partial<Omit<Body<P>, Given>>;

/** How a client asks. */
export interface Settings {
  /** The key; keep it on a server, never in a page. */
  key: string;
  /** How often a call is tried, three times if not given. */
  tries?: number;
  /** The longest wait for another try, a minute if not given. */
  longestWaitSeconds?: number;
  /** The longest wait for an answer, a minute if not given; a try that takes longer has failed. */
  timeoutSeconds?: number;
  /** What ends all calls, and the waits between their tries. */
  signal?: AbortSignal;
  /** What asks, the platform's own `fetch` if not given. */
  fetch?: typeof fetch;
  /** What waits, for tests. */
  sleep?: (seconds: number, signal?: AbortSignal) => Promise<unknown>;
}

type Chosen = Required<Omit<Settings, "signal">> & Pick<Settings, "signal">;

const PASSING = new Set([0, 429, 500, 502, 503, 504]);

/** A service and a key to it. */
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

  /** The same service, asked otherwise: `nonet.with({ signal }).check(puzzle)`. */
  with = (settings: Partial<Settings>): Nonet =>
    new Nonet(this.#site, { ...this.#settings, ...settings });

  /** Make new puzzles, each with exactly one solution. */
  generate = (options: Options<"/generate"> = {}) => this.#json("/generate", options);

  /** Make new puzzles by technique, rating, givens, symmetry or seed. */
  generateCustom = (wish: Options<"/generate/custom"> = {}) => this.#json("/generate/custom", wish);

  /** Tell whether a grid has no solution, exactly one, or more. */
  check = (puzzle: string) => this.#json("/check", { puzzle });

  /** Tell how far singles solve a puzzle. */
  analyze = (puzzle: string) => this.#json("/analyze", { puzzle });

  /** Tell how hard a puzzle is, by human techniques. */
  grade = (puzzle: string, options: Options<"/grade", "puzzle"> = {}) =>
    this.#json("/grade", { puzzle, ...options });

  /** Tell ER, EP and ED of a puzzle. */
  rate = (puzzle: string, options: Options<"/rate", "puzzle"> = {}) =>
    this.#json("/rate", { puzzle, ...options });

  /** Check up to 190 grids, each for itself. */
  checkBatch = (puzzles: string[], options: Options<"/check/batch", "puzzles"> = {}) =>
    this.#json("/check/batch", { puzzles, ...options });

  /** Analyze up to 190 grids, each for itself. */
  analyzeBatch = (puzzles: string[]) => this.#json("/analyze/batch", { puzzles });

  /** Grade up to 190 grids, each for itself. */
  gradeBatch = (puzzles: string[], options: Options<"/grade/batch", "puzzles"> = {}) =>
    this.#json("/grade/batch", { puzzles, ...options });

  /** Rate up to 190 grids, each for itself. */
  rateBatch = (puzzles: string[], options: Options<"/rate/batch", "puzzles"> = {}) =>
    this.#json("/rate/batch", { puzzles, ...options });

  /** Give the first image of up to 190 grids: images of each other have the same one. */
  minlex = (puzzles: string[]) => this.#json("/minlex", { puzzles });

  /** Tell what is wrong on a player's board. */
  validate = (puzzle: string, progress: string) => this.#json("/validate", { puzzle, progress });

  /** Give the next single on a player's board. */
  hint = (puzzle: string, progress: string) => this.#json("/hint", { puzzle, progress });

  /** Give the next step of any technique. */
  explain = (
    puzzle: string,
    progress: string,
    options: Options<"/explain", "puzzle" | "progress"> = {},
  ) => this.#json("/explain", { puzzle, progress, ...options });

  /** Tell whether a claimed step holds: `{ notation }`, or its parts as data. */
  prove = (
    puzzle: string,
    progress: string,
    deduction: Body<"/prove">["deduction"],
    options: Options<"/prove", "puzzle" | "progress" | "deduction"> = {},
  ) => this.#json("/prove", { puzzle, progress, deduction, ...options });

  /** Yield each part of an answer as soon as it is known; who stops early ends the work. */
  async *lines<P extends keyof Lines>(
    path: P,
    body: Partial<Body<P>>,
  ): AsyncGenerator<Lines[P], void> {
    const ask = async (response: Response) => response;
    const response = await this.#insist(this.#base + path, body, ask, "application/x-ndjson");
    // The headers were sent before anybody knew that a wish would not be met.
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

  /** Make public links to play puzzles. */
  publish = (puzzles: string[]) => this.#json("/publish", { puzzles });

  /** Make the link to a PDF of puzzles. */
  worksheets = (puzzles: string[], options: Options<"/worksheets", "puzzles"> = {}) =>
    this.#json("/worksheets", { puzzles, ...options });

  /** Make new puzzles and the link to their PDF. */
  packs = (options: Options<"/packs"> = {}) => this.#json("/packs", options);

  /** Print puzzles, or null and new ones by `levels`, laid out as wished, to the bytes of a PDF. */
  sheets = (puzzles: string[] | null, look: Options<"/sheets", "puzzles"> = {}): Promise<Uint8Array> =>
    this.#insist(`${this.#base}/sheets`, { puzzles, ...look }, bytesOf);

  /** Get the PDF of an export's `pdfUrl`. */
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
    // A link to a PDF needs no key, and its address may be any.
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
      throw new UnavailableError(`no answer: ${String(fault)}`);
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
    throw new UnavailableError(`the answer broke off: ${String(fault)}`);
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}
