// @ts-check
/** A game as a small picture: with its digits, or where they would be too small, with its filled cells. */

const SVG = "http://www.w3.org/2000/svg";
const SIDE = 180;
/** How wide and how high a box is, by how many cells stand in a row. @type {Record<number, [width: number, height: number]>} */
const BOXES = { 4: [2, 2], 6: [3, 2], 9: [3, 3] };

/** @param {string} id @param {readonly number[]} cells the contents of the cells, or none for only the puzzle @param {boolean} withDigits */
export function pictureOf(id, cells, withDigits) {
  const givens = id.slice("v1-".length);
  const rows = Math.sqrt(givens.length);
  const [width, height] = BOXES[rows];
  const picture = part("svg", { viewBox: `-1 -1 ${SIDE + 2} ${SIDE + 2}`, "aria-hidden": "true", class: "grid" });
  picture.append(part("rect", { width: SIDE, height: SIDE, class: "paper" }), linesOf(rows, 1, 1, "thin"), linesOf(rows, width, height, "thick"));
  [...givens].forEach((given, cell) => {
    const digit = (cells[cell] ?? Number(given)) & 15;
    const place = { size: SIDE / rows, left: ((cell % rows) * SIDE) / rows, top: (Math.floor(cell / rows) * SIDE) / rows };
    if (digit) picture.append((withDigits ? digitAt : markAt)(place, digit, given === "0" ? "entry" : "given"));
  });
  picture.append(part("rect", { width: SIDE, height: SIDE, class: "frame" }));
  return picture;
}

/** Lines after every so many columns and rows. @param {number} rows @param {number} width @param {number} height @param {string} kind */
function linesOf(rows, width, height, kind) {
  const cell = SIDE / rows;
  let d = "";
  for (let at = width; at < rows; at += width) d += `M${at * cell} 0V${SIDE}`;
  for (let at = height; at < rows; at += height) d += `M0 ${at * cell}H${SIDE}`;
  return part("path", { d, class: kind });
}

/** @typedef {{size: number, left: number, top: number}} Place */

/** @param {Place} place @param {number} digit @param {string} kind */
function digitAt({ size, left, top }, digit, kind) {
  const text = part("text", { x: left + size / 2, y: top + size * 0.75, class: kind });
  // Letters are as large as the cells of 9x9; where cells are larger, so are they.
  if (size > 20) text.style.fontSize = `${size * 0.75}px`;
  text.textContent = String(digit);
  return text;
}

/** @param {Place} place @param {number} _digit @param {string} kind */
function markAt({ size, left, top }, _digit, kind) {
  const side = size * 0.6;
  return part("rect", { x: left + size * 0.2, y: top + size * 0.2, width: side, height: side, rx: 2, class: kind });
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function part(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
