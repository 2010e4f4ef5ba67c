// @ts-check
/** The pauses of a game as bars, one for each digit, over the simplest step at each moment. */

/** @typedef {{pause: number, isHelped: boolean, technique: string}} Bar */

const SVG = "http://www.w3.org/2000/svg";
/** Above the highest bar, there is room for its mark. */
const [HEIGHT, TOP, FLOOR, PATH] = [204, 22, 152, 182];
const [START, END] = [58, 6];
const GRID_LINES = 4;
/** Seconds between lines that people count in. */
const STEPS = [1, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600];
/** The shapes for techniques beside singles, the first ones first. */
const SHAPES = [
  "M-6 -6H6V6H-6Z",
  "M0 -8L8 0L0 8L-8 0Z",
  "M0 -7L8 6H-8Z",
  "M-7 -6H7L0 7Z",
  "M-3 -7H3V-3H7V3H3V7H-3V3H-7V-3H-3Z",
];

/** @param {Element} chart @param {Bar[]} bars @param {{kinds: string[], chosen: number, locales: string[], isTimed: boolean}} options techniques beside singles */
export function drawChart(chart, bars, { kinds, chosen, locales, isTimed }) {
  const width = Math.max(240, chart.parentElement?.clientWidth ?? 0);
  const most = Math.max(...bars.map(({ pause }) => pause), 1);
  const step = STEPS.find((seconds) => seconds * GRID_LINES >= most) ?? most / GRID_LINES;
  const heightOf = (/** @type {number} */ seconds) => ((FLOOR - TOP) * seconds) / most;
  const pitch = (width - START - END) / bars.length;
  const xOf = (/** @type {number} */ index) => START + (index + 0.5) * pitch;
  chart.setAttribute("viewBox", `0 0 ${width} ${HEIGHT}`);
  chart.replaceChildren(
    ...(isTimed ? linesAt(step, most, heightOf, width, locales) : []),
    shape("path", { d: `M${START} ${PATH}H${width - END}`, class: "axis" }),
    ...bars.flatMap(({ pause, isHelped, technique }, index) => [
      ...(isTimed ? [barAt(xOf(index), pitch, heightOf(pause), index === chosen)] : []),
      ...(isHelped ? [asked(xOf(index), FLOOR - heightOf(pause) - 4)] : []),
      shapeOf(kinds.indexOf(technique), xOf(index), pitch),
    ]),
    shape("path", { d: `M${xOf(chosen)} ${FLOOR + 4}V${PATH - 9}`, class: "tie" }),
  );
  return { left: xOf(chosen) / width, at: (/** @type {number} */ x) => Math.max(0, Math.min(bars.length - 1, Math.floor((x - START) / pitch))) };
}

/** The mark of a technique, or a dot for singles. @param {number} kind @param {number} x @param {number} pitch */
function shapeOf(kind, x, pitch) {
  if (kind < 0) return shape("circle", { cx: x, cy: PATH, r: Math.min(3.5, pitch / 2.6), class: "single" });
  return shape("path", { d: SHAPES[kind % SHAPES.length], transform: `translate(${x} ${PATH})`, class: `kind kind-${kind % SHAPES.length}` });
}

/** The mark of a technique for the legend. @param {number} kind */
export function markOf(kind) {
  const mark = shape("svg", { viewBox: "-9 -9 18 18", "aria-hidden": "true" });
  mark.append(kind < 0 ? shape("circle", { r: 4, class: "single" }) : shape("path", { d: SHAPES[kind % SHAPES.length], class: `kind kind-${kind % SHAPES.length}` }));
  return mark;
}

/** @param {number} step @param {number} most @param {(seconds: number) => number} heightOf @param {number} width @param {string[]} locales */
function linesAt(step, most, heightOf, width, locales) {
  const [unit, size] = step >= 3600 ? ["hour", 3600] : step >= 60 ? ["minute", 60] : ["second", 1];
  const format = new Intl.NumberFormat(locales, { style: "unit", unit: String(unit), unitDisplay: "short" });
  const count = Math.min(GRID_LINES, Math.floor(most / step));
  return Array.from({ length: count + 1 }, (_, line) => {
    const y = FLOOR - heightOf(line * step);
    const label = shape("text", { x: START - 10, y: y + 4 });
    label.textContent = line ? format.format((line * step) / Number(size)) : "0";
    return [shape("path", { d: `M${START} ${y}H${width - END}`, class: line ? "line" : "axis" }), label];
  }).flat();
}

/** @param {number} x @param {number} pitch @param {number} height @param {boolean} isChosen */
const barAt = (x, pitch, height, isChosen) =>
  shape("rect", { x: x - pitch * 0.34, y: FLOOR - Math.max(1.5, height), width: pitch * 0.68, height: Math.max(1.5, height), rx: Math.min(2.5, pitch / 4), class: isChosen ? "bar chosen" : "bar" });

/** Where help was taken. @param {number} x @param {number} y */
function asked(x, y) {
  const mark = shape("text", { x, y, class: "asked" });
  mark.textContent = "?";
  return mark;
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function shape(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
