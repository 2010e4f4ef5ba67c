// @ts-check
/** The QR code of a link as a picture of the page. */

import { encodeQR } from "../shared/qr_code.js";

const SVG = "http://www.w3.org/2000/svg";
/** The margin that a camera needs around a code. */
const QUIET_MODULES = 4;

/** @param {string} link @param {string} name the accessible name of the picture */
export function codeOf(link, name) {
  const rows = /** @type {boolean[][]} */ (encodeQR(link, "raw", { ecc: "low", border: QUIET_MODULES }));
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", `0 0 ${rows.length} ${rows.length}`);
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", name);
  const modules = document.createElementNS(SVG, "path");
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  modules.setAttribute("d", dark.join(""));
  picture.append(modules);
  return picture;
}
