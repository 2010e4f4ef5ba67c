// @ts-check
// No module: it runs before the first paint, so that a chosen theme does not flash.
(() => {
  const page = document.documentElement;
  page.classList.add("scripted");
  try {
    const theme = localStorage.getItem("nonet-theme");
    if (theme) page.dataset.theme = theme;
    const { values } = JSON.parse(localStorage.getItem("nonet-colours") ?? "{}");
    for (const name in values) if (name.startsWith("--")) page.style.setProperty(name, values[name]);
  } catch {
    // A browser that keeps nothing follows its own preference.
  }
})();
