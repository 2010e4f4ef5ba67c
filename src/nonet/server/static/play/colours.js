// @ts-check
/** The colours that a player may choose, each by day and by night: `theme.js` applies them on every page. */

import { read, write } from "../game/storage.js";

const KEY = "nonet-colours";

/** The colours that each choice changes; the first choice is the site's own. @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const CHOICES = {
  blue: {},
  sepia: {
    "--ground": "light-dark(#f3ead9, #1c1712)", "--paper": "light-dark(#fbf5e8, #272019)", "--sunk": "light-dark(#e9dec9, #15110d)",
    "--line": "light-dark(#dccfb6, #40352a)", "--accent": "light-dark(#7a4310, #e8b06f)", "--on-accent": "light-dark(#fff, #2a1a08)",
    "--wash": "light-dark(#eedfc3, #4a3622)", "--entry": "light-dark(#7a4310, #efbd82)", "--faint": "light-dark(#5f5344, #b9aa96)",
    "--seen": "light-dark(#f1e6d0, #322920)", "--alike": "light-dark(#e6cfa4, #5b4326)", "--chosen-ring": "light-dark(#7a4310, #e8b06f)",
  },
  green: {
    "--accent": "light-dark(#14603c, #7fd6a6)", "--on-accent": "light-dark(#fff, #06281a)", "--wash": "light-dark(#dff1e6, #1c4030)",
    "--entry": "light-dark(#14603c, #8fdcb1)", "--seen": "light-dark(#ebf4ee, #1c2b24)", "--alike": "light-dark(#bfe2cd, #24563d)",
    "--chosen-ring": "light-dark(#14603c, #7fd6a6)",
  },
  contrast: {
    "--ground": "light-dark(#fff, #000)", "--paper": "light-dark(#fff, #000)", "--ink": "light-dark(#000, #fff)", "--faint": "light-dark(#333, #ddd)",
    "--line": "light-dark(#666, #aaa)", "--thin": "light-dark(#666, #aaa)", "--edge": "light-dark(#000, #fff)", "--accent": "light-dark(#00218f, #9fc0ff)",
    "--entry": "light-dark(#00218f, #9fc0ff)", "--bad": "light-dark(#8c0000, #ffb0a8)",
  },
  // Blue and orange for right and wrong, on and off: all common kinds of colour vision distinguish them.
  distinct: {
    "--accent": "light-dark(#005a9c, #7cc0ff)", "--entry": "light-dark(#005a9c, #8fcaff)", "--good": "light-dark(#005a9c, #7cc0ff)",
    "--good-wash": "light-dark(#d6e9fa, #123a5c)", "--hint": "light-dark(#d6e9fa, #123a5c)", "--hint-ring": "light-dark(#005a9c, #7cc0ff)",
    "--bad": "light-dark(#a34700, #ffb066)", "--wrong": "light-dark(#fde3c8, #5a3208)", "--warn": "light-dark(#7a5200, #f0cf6a)",
    "--warn-wash": "light-dark(#faf0c4, #4d4210)",
  },
};

/** Show the choice in the dialog, and take another from it. @param {HTMLElement} root */
export function chooseColours(root) {
  for (const choice of root.querySelectorAll("[data-colour-choice]")) {
    if (!(choice instanceof HTMLInputElement)) continue;
    choice.checked = (read(KEY)?.name ?? "blue") === choice.value;
    choice.onchange = () => apply(choice.value);
  }
}

/** @param {string} name */
function apply(name) {
  const { style } = document.documentElement;
  for (const key of new Set(Object.values(CHOICES).flatMap((values) => Object.keys(values)))) style.removeProperty(key);
  const values = CHOICES[name] ?? {};
  for (const [key, value] of Object.entries(values)) style.setProperty(key, value);
  write(KEY, { name, values });
}
