// @ts-check
/** Asks the browser not to erase the games: some do after a week without a visit. */

import { read, write } from "./storage.js";

/** A browser may ask the player in turn, so each is asked once. */
const ASKED = "nonet-persist";

export async function persist() {
  const { storage } = navigator;
  if (!storage?.persist || read(ASKED)) return;
  write(ASKED, true);
  if (!(await storage.persisted())) await storage.persist();
}
