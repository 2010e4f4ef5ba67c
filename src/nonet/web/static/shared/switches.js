// @ts-check
/** What every page has: the switch between light and dark, the service worker. */

const page = document.documentElement;

/** @returns {"light" | "dark"} */
function themeNow() {
  if (page.dataset.theme === "light" || page.dataset.theme === "dark") return page.dataset.theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

for (const button of document.querySelectorAll("[data-switch=theme]")) button.addEventListener("click", change);

function change() {
  const theme = themeNow() === "dark" ? "light" : "dark";
  page.dataset.theme = theme;
  try {
    localStorage.setItem("nonet-theme", theme);
  } catch {
    // It holds for this page alone.
  }
}

if ("serviceWorker" in navigator) {
  const early = !navigator.serviceWorker.controller && document.querySelector("[data-kept]");
  // After everything else, for the first visit should be as quick as any.
  addEventListener("load", () => {
    // Without a network, or when the page is left meanwhile, the next visit does it.
    keep(Boolean(early)).catch(() => undefined);
  });
}

/** Have what was visited kept. @param {boolean} early whether the page came before the worker, and has to be fetched once more */
async function keep(early) {
  await navigator.serviceWorker.register("/service-worker.js");
  await navigator.serviceWorker.ready;
  if (early) await (await caches.open(`pages ${page.dataset.home}`)).add(location.href);
}
