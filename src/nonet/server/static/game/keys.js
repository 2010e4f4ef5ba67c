// @ts-check
/** What a pressed key means on a board, whatever the keyboard. */

/** When Shift went up last, in milliseconds. */
let lifted = -Infinity;
/** Within this time no player releases Shift and presses another key. */
const AT_ONCE_MS = 40;

globalThis.addEventListener?.("keyup", (event) => {
  if (event.key === "Shift") lifted = event.timeStamp;
}, { capture: true });

/**
 * Digits go by the key's place, since Shift changes the character and French keyboards need it for digits. Letters go
 * by the character, since keyboards differ in where Z and Y are, and by place where letters are not Latin. Virtual
 * keyboards report no place.
 *
 * @param {KeyboardEvent} event
 */
export function codeOf({ code, key }) {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  if (code) return code;
  return /^\d$/.test(key) ? `Digit${key}` : key === " " ? "Space" : key;
}

/** The digit of a key, 0 to 9; NaN for any other key. @param {KeyboardEvent} event */
export const digitOf = (event) => Number(/^(?:Digit|Numpad)(\d)$/.exec(codeOf(event))?.[1] ?? NaN);

/**
 * Whether Shift is held. While it is, Windows sends the other meaning of a key of the number pad, such as `End` for 1,
 * and pretends that Shift is up.
 *
 * @param {KeyboardEvent} event
 */
export function isShifted(event) {
  const isOther = event.code.startsWith("Numpad") && event.key.length > 1;
  return event.shiftKey || (isOther && (event.getModifierState("NumLock") || event.timeStamp - lifted < AT_ONCE_MS));
}
