// @ts-check
/** Judges a player's drawing, or the conclusion of the notes that were removed last. */

import { check } from "../engine/engine.js";
import { Game, columnOf, rowOf } from "../game/model.js";
import { HOME } from "../game/server.js";
import { drawingOf } from "../play/drawings.js";
import { noMarks } from "../play/view.js";
import { askStudy, positionOf, stepsOf } from "./study_client.js";

/** @import { Candidate } from "../game/model.js" */
/** @import { Answer, Deduction, Link } from "../game/server.js" */
/** @import { Table } from "../play/table.js" */
/** @import { Language, Position, Step } from "./study_client.js" */
/**
 * @typedef {object} Claim
 * @property {Position} position the position of the claim
 * @property {Candidate[]} marked its reasons, beside the links
 * @property {Link[]} links
 * @property {Candidate[]} placements
 * @property {Candidate[]} eliminations
 */

/** Tiers whose steps are found before anybody notices. */
const QUICK = new Set(["singles", "medium", "hard"]);

/** @param {Table} table @param {Language} language */
export async function checkDeduction(table, language) {
  const { game, view, id, advice } = table;
  const drawing = drawingOf(game);
  const claim = drawing ? drawnClaim(game, drawing) : notedClaim(game);
  table.dismiss();
  if (!claim) return view.announce(language.words.say("study-nothing"), { passes: true });
  const board = game.board();
  // From a board with a mistake everything would follow.
  const checked = await check(id, board, claim.position.removed);
  if (checked.answer?.status === "wrong") return table.consult(advice.check());
  const judged = await judge(claim, language);
  // The board has changed meanwhile.
  if (table.id !== id || game.board() !== board) return undefined;
  if (!judged) return view.announce(view.say("play-trouble-device"), { mood: "bad" });
  return show(table, claim, drawing, judged, language);
}

/** @param {Claim} claim @param {Language} language @returns {Promise<any>} */
async function judge({ position, links, ...claim }, language) {
  if (!links.length && !claim.marked.length) return judgeBare(position, claim, language);
  const flat = links.flatMap(({ from, to, strong }) => [...from[0], ...to[0], Number(strong)]);
  const judged = await askStudy({ prove: { ...position, ...claim, links: flat } });
  if (judged?.status !== "proved" || judged.technique) return judged;
  const own = new Set([...claim.marked, ...links.flatMap(({ from, to }) => [...from, ...to])].map(([cell]) => cell));
  const isSame = (/** @type {Step} */ { deduction: step }) =>
    !!step?.roles.length && holds(judged, step) && step.roles.every(([cell]) => own.has(cell));
  const named = await firstOf(position, isSame, language);
  return { ...judged, name: named?.name, technique: named?.technique };
}

/** Judge a claim without reasons by a step that reaches it. @param {Position} position @param {Pick<Claim, "placements" | "eliminations">} claim @param {Language} language */
async function judgeBare(position, claim, { words, techniques }) {
  const isShown = (/** @type {Step} */ { deduction }) => !!deduction && holds(deduction, claim);
  const step = await firstOf(position, isShown, { words, techniques });
  if (!step) return { status: "weak", sentence: words.say("study-no-step") };
  const sentence = words.join([words.say("proof-holds"), step.sentence], "text-next");
  return { ...step, ...step.deduction, status: "proved", sentence };
}

/** @typedef {{placements: Candidate[], eliminations: Candidate[]}} Conclusions */
/** Whether one concludes all that another does. @param {Conclusions} all @param {Conclusions} some */
function holds(all, some) {
  const has = (/** @type {"placements" | "eliminations"} */ kind) => {
    const known = new Set(all[kind].map(String));
    return some[kind].every((one) => known.has(String(one)));
  };
  return has("placements") && has("eliminations");
}

/** @param {Position} position @param {(step: Step) => boolean} isWanted @param {Language} language */
async function firstOf(position, isWanted, { techniques }) {
  const quick = techniques.filter(([, tier]) => QUICK.has(tier)).map(([slug]) => slug);
  for await (const steps of stepsOf(position, quick)) {
    const found = steps.find(isWanted);
    if (found) return found;
  }
  return null;
}

/** Read a claim from marks: those apart from arrows are claimed to be true or false. Without arrows, marks for true are the reasons. @param {Game} game @param {Deduction} drawing @returns {Claim} */
function drawnClaim(game, { links, roles }) {
  const ends = new Set(links.flatMap(({ from, to }) => [...from, ...to]).map(String));
  const loose = (/** @type {string} */ role) =>
    roles.filter(([cell, digit, own]) => own === role && !ends.has(`${cell},${digit}`)).map(([cell, digit]) => /** @type {Candidate} */ ([cell, digit]));
  const [right, wrong] = [loose("on"), loose("off")];
  const isChain = links.length > 0;
  const [marked, placements] = isChain ? [[], right] : [right, []];
  return { position: positionOf(game), marked, links: inRow(links), placements, eliminations: wrong };
}

/** Put arrows in a row where each begins as one before it ends. @param {Link[]} links @returns {Link[]} */
function inRow(links) {
  const left = [...links];
  const isEnd = (/** @type {Link} */ link) => links.some(({ to }) => String(to) === String(link.from));
  const row = left.splice(Math.max(0, left.findIndex((link) => !isEnd(link))), 1);
  while (left.length) {
    const end = String(row.at(-1)?.to);
    row.push(...left.splice(Math.max(0, left.findIndex(({ from }) => String(from) === end)), 1));
  }
  return row;
}

/** The candidates that the last move removed from the notes. @param {Game} game @returns {Claim | null} */
function notedClaim(game) {
  const before = new Game(game.givens.join(""));
  before.restore(game.save());
  before.undo();
  const position = positionOf(before);
  const known = new Set(position.removed.map(String));
  const isNoted = position.grid === game.board();
  const eliminations = isNoted ? game.ruledOut().filter((one) => !known.has(String(one))) : [];
  return eliminations.length ? { position, marked: [], links: [], placements: [], eliminations } : null;
}

/** @param {Table} table @param {Claim} claim @param {Deduction | null} drawing @param {any} judged @param {Language} language */
function show(table, claim, drawing, judged, { words }) {
  const { view, advice } = table;
  const isProved = judged.status === "proved";
  view.announce(judged.sentence, { mood: isProved ? "good" : "bad" });
  if (!isProved && !claim.links[judged.link]) return;
  const deduction = judged.deduction ?? deductionOf(claim, drawing, judged, words);
  advice.marks = { ...noMarks(), deduction };
  const lesson = judged.technique && `${HOME}techniques/${judged.technique}`;
  /** @type {Answer} */
  const answer = { status: "hint", sentence: "", name: judged.name ?? words.say("study-own"), deduction, lesson };
  advice.reading.open(answer);
  if (isProved) view.showMore(answer);
  else advice.reading.step(judged.link);
  table.show();
}

/** @param {Claim} claim @param {Deduction | null} drawing @param {any} judged @param {Language["words"]} words @returns {Deduction} */
function deductionOf({ links }, drawing, { placements = [], eliminations = [], link = Infinity }, words) {
  const implications = links.map((one, index) => lineOf(words, one, link, index));
  return { implications, notation: null, placements, eliminations, roles: drawing?.roles ?? [], links };
}

/** Say of an arrow whether it holds; those behind one that fails were not looked at. @param {Language["words"]} words @param {Link} link @param {number} weak @param {number} index */
function lineOf(words, { from: [from], to: [to] }, weak, index) {
  const cellOf = (/** @type {Candidate} */ [cell]) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;
  const state = index < weak ? "holds" : index === weak ? "fails" : "open";
  return words.say(`study-arrow-${state}`, { digit: `${from[1]}`, cell: cellOf(from), other: `${to[1]}`, place: cellOf(to) });
}
