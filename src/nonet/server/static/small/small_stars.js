// @ts-check
/** The stars of a solved grid for children: one for solving it, and more for few hints or none. */

const MOST = 3;
const FEW_HINTS = 2;

/** @param {number} hints */
const starsFor = (hints) => (hints > FEW_HINTS ? 1 : hints ? MOST - 1 : MOST);

/** @param {Element} place @param {{solved: boolean, hints?: number}} game */
export function showStars(place, { solved, hints = 0 }) {
  const row = place.querySelector("[data-stars]");
  if (!(row instanceof HTMLElement)) return;
  const count = starsFor(hints);
  row.hidden = !solved;
  row.ariaLabel = row.dataset.stars?.split("|")[count - 1] ?? "";
  [...row.children].forEach((star, index) => star.classList.toggle("won", index < count));
}
