// @ts-check
// Samples in several languages: one is shown, and the choice is kept for all pages.
const list = document.querySelector('[role="tablist"]');
// The arrow keys to the next tab and back.
const [ON, BACK] = document.dir === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
const KEPT = (list instanceof HTMLElement && list.dataset.kept) || "nonet-language";
const tabs = [...document.querySelectorAll('[role="tab"]')].filter((tab) => tab instanceof HTMLElement);

/** @param {HTMLElement} chosen */
function choose(chosen) {
  for (const tab of tabs) {
    const isChosen = tab === chosen;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    if (panel) panel.hidden = !isChosen;
  }
}

for (const [index, tab] of tabs.entries()) {
  tab.addEventListener("click", () => {
    choose(tab);
    try { localStorage.setItem(KEPT, tab.id); } catch { /* The choice then applies only to this page. */ }
  });
  tab.addEventListener("keydown", (event) => {
    const step = { [ON]: 1, [BACK]: -1 }[event.key];
    const next = step && tabs[(index + step + tabs.length) % tabs.length];
    if (next) { next.focus(); next.click(); }
  });
}
if (tabs[0]) {
  let kept = null;
  try { kept = localStorage.getItem(KEPT); } catch { /* Nothing is kept, so the first is shown. */ }
  choose(tabs.find((tab) => tab.id === kept) ?? tabs[0]);
}

// On a phone the page's parts are shown one at a time.
const parts = [...document.querySelectorAll(".parts a")].filter((link) => link instanceof HTMLAnchorElement);

/** @param {string} name */
function show(name) {
  document.body.dataset.part = name;
  for (const link of parts) {
    if (link.hash === `#${name}`) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

for (const link of parts) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    show(link.hash.slice(1));
  });
}
if (parts.length) show("fields");
