// @ts-check
// A classic script: it runs before the first paint, only at the root, so that English doesn't flash.
(() => {
  const { languages = "" } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
  const known = languages.split(" ");
  try {
    const chosen = localStorage.getItem("nonet-language") ?? preferred(known);
    // From now on, only the reader chooses.
    localStorage.setItem("nonet-language", chosen);
    if (chosen !== document.documentElement.lang && known.includes(chosen)) {
      location.replace(`/${chosen}/${location.search}${location.hash}`);
    }
  } catch {
    // Without storage, each visit would override the reader's own choice.
  }

  /** Who reads Swiss German reads German, and any Portuguese that of Brazil. @param {string[]} known */
  function preferred(known) {
    for (const wish of navigator.languages) {
      const parts = wish.toLowerCase().split("-");
      const near = known.find((tag) => tag.toLowerCase().startsWith(`${parts[0]}-`));
      for (; parts.length; parts.pop()) {
        const found = known.find((tag) => tag.toLowerCase() === parts.join("-"));
        if (found) return found;
      }
      if (near) return near;
    }
    return document.documentElement.lang;
  }
})();
