// @ts-check
/**
 * Messages to WordPress from a frame that it made of a pasted address: the board's height, and the
 * link that a reader followed, because its sandbox does not let the frame open links.
 *
 * It knows the frame by a secret in the address's fragment (WordPress's `wp-embed.js`).
 */

const FORM = /secret=([\dA-Za-z]{10})\b/;

/** Notify the embedding page if it is a WordPress page. */
export function tellWordPress() {
  const secret = FORM.exec(location.hash)?.[1];
  if (!secret) return;
  const tell = (/** @type {string} */ message, /** @type {string | number} */ value) => parent.postMessage({ message, value, secret }, "*");
  const tellHeight = () => tell("height", Math.ceil(document.body.scrollHeight));
  new ResizeObserver(tellHeight).observe(document.body);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link) return;
    // The frame's own next puzzle is to know the secret as well.
    if (link.target !== "_blank") link.hash = location.hash;
    else {
      event.preventDefault();
      tell("link", link.href);
    }
  });
}
