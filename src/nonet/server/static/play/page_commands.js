// @ts-check
/** The actions of the page's buttons beside those of the board; fetched when one is pressed. */

/** @import { Solved } from "./solved.js" */
/** @import { Table } from "./table.js" */

/** The panel that is shown once a puzzle is solved. @param {Table} table */
const solved = ({ ending }) => /** @type {Solved} */ (ending);

/** @type {Record<string, (table: Table) => void>} */
export const pageCommands = {
  "share-result": (table) => solved(table).share(),
  picture: (table) => void solved(table).picture(),
  replay: (table) => solved(table).play(),
  share: async (table) => (await import("./sharing.js")).sharePuzzle(table),
  study: async (table) => (await import("../study/study.js")).study(table),
  print: () => print(),
  timeline: async (table) => (await import("./timeline.js")).openTimeline(table),
  star: async (table) => (await import("./star.js")).starPuzzle(table),
  rating: async (table) => (await import("./rating.js")).announceRating(table),
};
