// @ts-check
/** What the engine said of the board, for as long as it holds. */

import * as engine from "../engine/engine.js";
import { Reading } from "./hint_steps.js";
import { noMarks } from "./view.js";
import { STOPPED, WaitIndicator } from "./wait_indicator.js";

/** @import { Game } from "../game/model.js" */
/** @import { Answer } from "../game/server.js" */
/** @import { View } from "./view.js" */

const DEEPEST = 3;

/**
 * @typedef {object} Player
 * @property {string} id
 * @property {Game} game
 * @property {() => void} countHint
 * @property {View} view
 * @property {() => void} showBoard
 */

export class Advice {
  /** @param {Player} player */
  constructor(player) {
    this.player = player;
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

  /** Let go of what was said, for the board has changed. */
  forget() {
    this.marks = noMarks();
    this.depth = 0;
    this.reading.close();
    // An answer that is still on its way is about another board.
    this.questions += 1;
  }

  /** Ask whether all is right so far. @returns {Promise<boolean>} whether there is an answer */
  async check() {
    const { id, game } = this.player;
    const answer = await this.#ask(() => engine.check(id, game.board(), game.ruledOut()));
    if (answer) this.#take(answer);
    return answer !== null;
  }

  /** Ask for a hint, deeper each time. @returns {Promise<boolean>} whether there is an answer */
  async hint() {
    const depth = Math.min(this.depth + 1, DEEPEST);
    const { id, game } = this.player;
    const onProgress = (/** @type {{sentence: string}} */ { sentence }) => this.waiting.say(sentence);
    const answer = await this.#ask((signal) => engine.hint(id, game.board(), game.ruledOut(), depth, { signal, onProgress }));
    if (answer?.status === "hint") {
      if (depth === 1) this.player.countHint();
      this.depth = depth;
    }
    if (answer) this.#take(answer);
    return answer !== null;
  }

  /** @param {(signal: AbortSignal) => ReturnType<typeof engine.check>} question */
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
    const step = status === "hint" ? this.view.say("play-hint-step", { step: `${this.depth}` }) : "";
    const mood = status === "wrong" ? "bad" : status === "hint" ? "" : "good";
    this.view.announce(`${step} ${sentence}`.trim(), { mood, passes: status === "right" });
    this.view.showMore(answer);
    if (deduction) this.reading.open(answer);
    else this.reading.close();
  }
}
