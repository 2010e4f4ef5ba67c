// @ts-check

/** Minutes and seconds, and hours once there are any. @param {number} seconds */
export function clock(seconds) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const start = hours ? `${hours}:${two(minutes % 60)}` : String(minutes);
  return `${start}:${two(seconds % 60)}`;
}
