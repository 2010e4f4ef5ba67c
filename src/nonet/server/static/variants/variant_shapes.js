// @ts-check
/** The marks of a variant on its board: neutral shapes of the engine, drawn as SVG. */

/** @typedef {[x: number, y: number]} Point in hundredths of a cell */
/** @typedef {"paper" | "faint" | "soft" | "middle" | "ink" | "white" | "black"} Tone */
/**
 * @typedef {object} Mark
 * @property {"area" | "line" | "disc" | "text"} kind
 * @property {Point[]} points
 * @property {Point} at
 * @property {Tone} tone
 * @property {Tone} fill
 * @property {number} width
 * @property {number} radius
 * @property {number} size
 * @property {string} text
 * @property {boolean} closed
 * @property {boolean} dashed
 * @property {boolean} centred
 * @property {boolean} ground
 */
/** @typedef {{size: number, sides: [height: number, width: number], margins: number[], walls: [Point, Point][], under: Mark[], over: Mark[]}} Drawing walls are in cells */

const SVG = "http://www.w3.org/2000/svg";
const CELL = 100;

/** Draw the marks beside a board: those below its digits, and those above them. @param {HTMLElement} board @param {Drawing} drawing */
export function drawMarks(board, { size, margins, walls, under, over }) {
  const side = size * CELL;
  // Marks beside the grid need room within its place.
  if (board.parentElement) board.parentElement.style.scale = String(side / (side + 2 * Math.max(...margins)));
  const below = picture("under", side);
  below.append(...under.map(drawn));
  const above = picture("over", side);
  const path = walls.map(([from, to]) => `M${from.map(scaled).join(" ")}L${to.map(scaled).join(" ")}`).join("");
  above.append(element("path", { class: "wall", d: path }), ...over.map(drawn));
  board.after(below, above);
}

/** @param {number} cells */
const scaled = (cells) => cells * CELL;

/** @param {string} name @param {number} side */
function picture(name, side) {
  const svg = element("svg", { class: `marks ${name}`, viewBox: `0 0 ${side} ${side}`, preserveAspectRatio: "none" });
  svg.setAttribute("aria-hidden", "true");
  return svg;
}

/** @param {Mark} mark */
const drawn = (mark) => DRAWN[mark.kind](mark);

/** @type {Record<Mark["kind"], (mark: Mark) => Element>} */
const DRAWN = {
  area: ({ points, tone }) => element("polygon", { class: `fill-${tone}`, points: points.join(" ") }),
  line: ({ points, width, tone, closed, dashed }) =>
    element(closed ? "polygon" : "polyline", { class: `line line-${tone}${dashed ? " dashed" : ""}`, points: points.join(" "), "stroke-width": width }),
  disc: ({ at: [cx, cy], radius, fill, width, tone }) =>
    element("circle", { class: `fill-${fill} line-${tone}`, cx, cy, r: radius, "stroke-width": width }),
  text: ({ at: [x, y], size, text, centred, ground }) => {
    const made = element("text", { class: `${centred ? "centred" : ""} ${ground ? "ground" : ""}`, x, y, "font-size": size });
    made.textContent = text;
    return made;
  },
};

/** @param {string} name @param {Record<string, string | number>} attributes */
function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
