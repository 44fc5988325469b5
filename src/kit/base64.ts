/** Bytes from base64, straight into an array: pictures come in pieces of a hundred thousand characters. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const NO_DIGIT = 0xff;
const DIGITS = new Uint8Array(128).fill(NO_DIGIT);
for (const [digit, character] of [...ALPHABET].entries()) DIGITS[character.charCodeAt(0)] = digit;

/** The bytes, or null for what is no base64. */
export function decodeBase64(text: string): Uint8Array | null {
  const length = text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
  if (length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((length * 3) / 4));
  let at = 0;
  let held = 0;
  let bits = 0;
  for (let index = 0; index < length; index++) {
    const digit = DIGITS[text.charCodeAt(index)] ?? NO_DIGIT;
    if (digit === NO_DIGIT) return null;
    held = ((held << 6) | digit) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
  }
  return bytes;
}
