// @ts-check

/** @import { View } from "./view.js" */

/** Give a link away, with a text before it: as the device does, or by copying. @param {string} title @param {string} text @param {string} url @param {View} view */
export async function share(title, text, url, view) {
  const whole = text ? `${text}\n${url}` : url;
  try {
    if (navigator.share) {
      await navigator.share({ title, text: text || undefined, url });
    } else {
      await navigator.clipboard.writeText(whole);
      view.announce(view.say("play-said-copied"));
    }
  } catch (fault) {
    const refused = fault instanceof DOMException && fault.name === "AbortError";
    if (!refused) view.announce(whole);
  }
}
