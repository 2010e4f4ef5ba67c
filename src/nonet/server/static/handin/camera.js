// @ts-check
/** Codes before a camera, or in a picture. */

import { decodeQR } from "../shared/qr_reader.js";

/** Between two looks; a code is held for longer. */
const PAUSE_MS = 120;
/** A picture of more pixels is made smaller: no camera needs as many to show a code. */
const MOST_PIXELS = 4_000_000;

/** The content of the code in a picture, if there is one. @param {ImageBitmap | HTMLVideoElement} picture @param {number} width @param {number} height */
function textIn(picture, width, height) {
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const surface = new OffscreenCanvas(Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale)));
  const pen = surface.getContext("2d", { willReadFrequently: true });
  if (!pen) return null;
  pen.drawImage(picture, 0, 0, surface.width, surface.height);
  try {
    return decodeQR(pen.getImageData(0, 0, surface.width, surface.height));
  } catch {
    return null;
  }
}

/** @param {Blob} file @returns {Promise<string | null>} */
export async function codeInPicture(file) {
  const picture = await createImageBitmap(file).catch(() => null);
  return picture && textIn(picture, picture.width, picture.height);
}

/** Show the camera's picture, and pass on each code that it sees, until it is stopped. @param {HTMLVideoElement} video @param {(text: string) => void} found @returns {Promise<() => void>} */
export async function watchCamera(video, found) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1920 } } });
  video.srcObject = stream;
  await video.play();
  let last = "";
  const looking = setInterval(() => {
    const text = video.videoWidth ? textIn(video, video.videoWidth, video.videoHeight) : null;
    if (!text || text === last) return;
    last = text;
    found(text);
  }, PAUSE_MS);
  return () => {
    clearInterval(looking);
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
}
