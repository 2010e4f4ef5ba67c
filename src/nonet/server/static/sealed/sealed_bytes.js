// @ts-check
/**
 * The format of data in an address behind `#`: a letter for its kind and form, then in base64url
 *
 *     how many bytes follow (varint)   the content   its CRC-32
 *
 * The seal shows slips, such as a letter that was lost on the way; it keeps nobody from lying.
 */

/** @typedef {"none" | "huge" | "newer" | "cut" | "changed" | "impossible"} Fault */

/** More than any honest one: twenty puzzles with all their entries. */
export const MOST_CHARACTERS = 16_000;
const SEAL = 4;

export class FragmentError extends Error {
  /** @param {Fault} fault */
  constructor(fault) {
    super(fault);
    this.fault = fault;
  }
}

/** Writes numbers and texts one after another. */
export class ByteWriter {
  constructor() {
    /** @type {number[]} */
    this.bytes = [];
  }

  /** @param {number} number a natural one */
  number(number) {
    let rest = number;
    while (rest > 127) {
      this.bytes.push((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    this.bytes.push(rest);
    return this;
  }

  /** @param {string} text */
  text(text) {
    const encoded = new TextEncoder().encode(text);
    this.number(encoded.length).bytes.push(...encoded);
    return this;
  }
}

/** Reads the bytes; missing ones are errors. */
export class ByteReader {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  /** A natural number up to a limit. @param {number} most */
  number(most) {
    let [number, worth] = [0, 1];
    for (;;) {
      const byte = this.bytes[this.at++];
      if (byte === undefined || worth > Math.max(1, most)) throw new FragmentError("impossible");
      number += (byte & 127) * worth;
      if (byte < 128) break;
      worth *= 128;
    }
    if (number > most) throw new FragmentError("impossible");
    return number;
  }

  /** @param {number} most bytes */
  text(most) {
    const length = this.number(most);
    const encoded = this.bytes.slice(this.at, (this.at += length));
    if (encoded.length < length) throw new FragmentError("impossible");
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(encoded);
    } catch {
      throw new FragmentError("impossible");
    }
  }

  /** Nothing may be left over. */
  end() {
    if (this.at !== this.bytes.length) throw new FragmentError("impossible");
  }
}

/** @param {string} kind @param {ByteWriter} content */
export function seal(kind, { bytes }) {
  const length = new ByteWriter().number(bytes.length).bytes;
  const sum = crc32(bytes);
  const whole = [...length, ...bytes, sum & 255, (sum >>> 8) & 255, (sum >>> 16) & 255, sum >>> 24];
  const text = btoa(String.fromCharCode(...whole));
  return kind + text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * Read a fragment of a kind.
 *
 * @param {string} kind a letter and the number of the form, which is newer where it is another
 * @param {string} fragment without `#` @returns {ByteReader}
 * @throws {FragmentError} if it isn't one, or was changed
 */
export function unseal(kind, fragment) {
  if (fragment[0] !== kind[0] || !/^\d[\w-]*$/.test(fragment.slice(1))) throw new FragmentError("none");
  if (fragment.length > MOST_CHARACTERS) throw new FragmentError("huge");
  if (fragment.slice(0, kind.length) !== kind) throw new FragmentError("newer");
  const bytes = bytesOf(fragment.slice(kind.length));
  const reader = new ByteReader(bytes);
  const length = reader.number(MOST_CHARACTERS);
  const end = reader.at + length;
  if (bytes.length < end + SEAL) throw new FragmentError("cut");
  if (bytes.length > end + SEAL) throw new FragmentError("changed");
  const content = bytes.slice(reader.at, end);
  const sealed = bytes.slice(end).reduceRight((sum, byte) => sum * 256 + byte, 0);
  if (crc32(content) !== sealed) throw new FragmentError("changed");
  return new ByteReader(content);
}

/** @param {string} text in base64url */
function bytesOf(text) {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  } catch {
    throw new FragmentError("cut");
  }
}

/** The CRC-32 of IEEE 802.3. @param {Iterable<number>} bytes */
function crc32(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
