// @ts-check
/** Tables as comma-separated values that are safe to open in a program for tables. */

/** The first characters of a text that spreadsheets take for a formula, in any width that they know. */
const FORMULA = /^[=+\-@\t\r]/;
/** Marks the text as UTF-8. */
const MARK = "\ufeff";

/** @param {(string | number)[][]} rows */
export const commaValues = (rows) => MARK + rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");

/** @param {string | number} value */
function field(value) {
  if (typeof value === "number") return String(value);
  const harmless = FORMULA.test(value.normalize("NFKC")) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
