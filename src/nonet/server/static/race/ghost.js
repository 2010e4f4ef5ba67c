// @ts-check
/** A solved game as others race it: the time when each cell was filled, and never its digit. */

import { MOST_SECONDS, readEntries, writeEntries } from "../sealed/entry_times.js";
import { ByteWriter, FragmentError, seal, unseal } from "../sealed/sealed_bytes.js";

/** @import { Entered } from "../sealed/entry_times.js" */
/** @typedef {{seconds: number, entries: Entered[]}} Ghost */

const KIND = "g1";

/** @param {Ghost} ghost */
export function fragmentOf({ seconds, entries }) {
  const writer = new ByteWriter().number(seconds);
  writeEntries(writer, entries);
  return seal(KIND, writer);
}

/** @param {string} fragment without `#` @param {string} grid whose empty cells it fills @returns {Ghost} @throws {FragmentError} */
export function ghostIn(fragment, grid) {
  const reader = unseal(KIND, fragment);
  const seconds = reader.number(MOST_SECONDS);
  const entries = readEntries(reader, grid);
  reader.end();
  const isWhole = entries.length === grid.replace(/[1-9]/g, "").length;
  if (!isWhole || entries.some(([, second]) => second > seconds)) throw new FragmentError("impossible");
  return { seconds, entries };
}
