// @ts-check
/** Elements of a page, each in a line. */

/** @typedef {Record<string, unknown> & {data?: Record<string, string>}} Properties */

/** @template {keyof HTMLElementTagNameMap} Kind @param {Kind} kind @param {Properties} [properties] @param {(Node | string)[]} children @returns {HTMLElementTagNameMap[Kind]} */
export function made(kind, { data = {}, ...own } = {}, ...children) {
  const element = document.createElement(kind);
  Object.assign(element, own);
  Object.assign(element.dataset, data);
  element.append(...children);
  return element;
}

/** @param {string} text @param {() => void} press @param {Properties} [properties] */
export function button(text, press, properties = {}) {
  const element = made("button", { type: "button", ...properties }, text);
  element.addEventListener("click", press);
  return element;
}
