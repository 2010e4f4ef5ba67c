// @ts-check
/** The engine's last answer about the board, as long as it is valid. */

import { Reading } from "./hint_steps.js";
import { noMarks } from "./view.js";
import { STOPPED, WaitIndicator } from "./wait_indicator.js";

/** @import { Candidate, Game } from "../game/model.js" */
/** @import { Answer, Trouble } from "../game/server.js" */
/** @import { View } from "./view.js" */

/** Where to look, the technique, the whole step. */
const STEPS = 3;

/** @typedef {Promise<{answer: Answer, trouble?: undefined} | {trouble: Trouble, answer?: undefined}>} Reply */
/**
 * @typedef {object} Adviser the source of the engine's answers: the device or the server
 * @property {(id: string, board: string, eliminated: Candidate[]) => Reply} check
 * @property {(id: string, board: string, eliminated: Candidate[], depth: number, options?: {signal: AbortSignal, onProgress: (progress: {sentence: string}) => void}) => Reply} hint
 */

/**
 * @typedef {object} Player
 * @property {string} id
 * @property {Game} game
 * @property {() => void} countHint
 * @property {View} view
 * @property {() => void} showBoard
 */

export class Advice {
  /** @param {Player} player @param {Adviser} adviser @param {number} [deepest] */
  constructor(player, adviser, deepest = STEPS) {
    this.player = player;
    this.adviser = adviser;
    this.deepest = deepest;
    this.view = player.view;
    this.marks = noMarks();
    this.depth = 0;
    this.questions = 0;
    this.reading = new Reading(this.view, () => player.showBoard());
    this.waiting = new WaitIndicator(this.view.root.querySelector("[data-working]"));
  }

  /** Where the last step of a hint writes a digit. */
  get placement() {
    return this.marks.deduction?.placements[0];
  }

  /** Forget the answer, because the board has changed. */
  forget() {
    this.marks = noMarks();
    this.depth = 0;
    this.reading.close();
    // An answer that is still on its way is about another board.
    this.questions += 1;
  }

  /** Ask whether all is right so far. @returns {Promise<boolean>} whether there is an answer */
  async check() {
    if (!this.deepest) return false;
    const { id, game } = this.player;
    const answer = await this.#ask(() => this.adviser.check(id, game.board(), game.ruledOut()));
    if (answer) this.#take(answer);
    return answer !== null;
  }

  /** Ask for a hint, deeper each time. @returns {Promise<boolean>} whether there is an answer */
  async hint() {
    if (!this.deepest) return false;
    const depth = Math.min(this.depth + 1, this.deepest);
    const { id, game } = this.player;
    const onProgress = (/** @type {{sentence: string}} */ { sentence }) => this.waiting.say(sentence);
    const answer = await this.#ask((signal) => this.adviser.hint(id, game.board(), game.ruledOut(), depth, { signal, onProgress }));
    if (answer?.status === "hint") {
      if (depth === 1) this.player.countHint();
      this.depth = depth;
    }
    if (answer) this.#take(answer);
    return answer !== null;
  }

  /** @param {(signal: AbortSignal) => Reply} question */
  async #ask(question) {
    this.questions += 1;
    const number = this.questions;
    const given = await this.waiting.until(question, this.view.say("play-working-step"));
    // The board has changed meanwhile, or another question was asked.
    if (number !== this.questions) return null;
    if (given === STOPPED) {
      this.view.announce(this.view.say("play-said-stopped"));
      return null;
    }
    const { answer, trouble } = given;
    if (trouble) this.view.announce(this.view.say(`play-trouble-${trouble}`), { mood: "bad" });
    return answer ?? null;
  }

  /** @param {Answer} answer */
  #take(answer) {
    const { status, sentence, wrong, area, reasons, deduction = null } = answer;
    this.marks = {
      wrong: new Set(wrong),
      area: new Set(area),
      reasons: new Set(reasons),
      deduction,
    };
    const step = status === "hint" ? this.view.say("play-hint-step", { step: `${this.depth}`, count: `${this.deepest}` }) : "";
    const mood = status === "wrong" ? "bad" : status === "hint" ? "" : "good";
    this.view.announce(this.view.words.join([step, sentence], "text-next"), { mood, passes: status === "right" });
    this.view.lastRight.hidden = status !== "wrong";
    this.view.showMore(answer);
    if (deduction) this.reading.open(answer);
    else this.reading.close();
    (status === "wrong" ? this.view.lastRight : this.view.message).scrollIntoView({ block: "nearest" });
  }
}
