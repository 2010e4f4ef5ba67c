// @ts-check
/** The common elements of all pages: the switch between light and dark, the languages, the service worker. */

const page = document.documentElement;

addEventListener("click", ({ target }) => {
  const pressed = /** @type {Element} */ (target).closest("[data-switch], .languages a");
  if (pressed instanceof HTMLAnchorElement) {
    // The page as it is now, with the puzzle that was made meanwhile.
    const { pathname, search, hash } = location;
    const home = keep("language", pressed.lang) === "en" ? "/" : `/${pressed.lang}/`;
    pressed.href = home + pathname.slice(page.dataset.home?.length) + search + hash;
  } else if (pressed) {
    const { theme } = page.dataset;
    const isDark = theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    page.dataset.theme = keep("theme", isDark ? "light" : "dark");
  }
});

/** @param {string} name @param {string} value */
function keep(name, value) {
  try {
    localStorage.setItem(`nonet-${name}`, value);
  } catch {
    // The setting then applies only to this page.
  }
  return value;
}

// After everything else, for the first visit should be as quick as any; without a network the next one does it.
addEventListener("load", () => navigator.serviceWorker?.register("/service-worker.js").catch(() => undefined));
