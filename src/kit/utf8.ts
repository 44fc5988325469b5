/** UTF-8 without `TextEncoder` and `TextDecoder`, which not every engine that runs us has in full. */

const REPLACEMENT = 0xfffd;
const FIRST_HALF = 0xd800;
const SECOND_HALF = 0xdc00;
const AFTER_HALVES = 0xe000;
const HIGHEST = 0x10ffff;

/** How many bytes follow the first, how the first begins, and the lowest character that needs so many; longest first. */
const FORMS = [
  { follow: 3, lead: 0xf0, mask: 0x07, least: 0x10000 },
  { follow: 2, lead: 0xe0, mask: 0x0f, least: 0x800 },
  { follow: 1, lead: 0xc0, mask: 0x1f, least: 0x80 },
  { follow: 0, lead: 0x00, mask: 0x7f, least: 0 },
] as const;

/** Half a pair that stands alone is no character, and is written as the replacement character. */
export function encodeUtf8(text: string): Uint8Array {
  return Uint8Array.from(Array.from(text).flatMap(bytesOf));
}

function bytesOf(character: string): readonly number[] {
  const point = character.codePointAt(0)!;
  const code = isHalf(point) ? REPLACEMENT : point;
  const { follow, lead } = FORMS.find(({ least }) => code >= least)!;
  const bytes = [lead | (code >> (6 * follow))];
  for (let left = follow - 1; left >= 0; left--) bytes.push(0x80 | ((code >> (6 * left)) & 0x3f));
  return bytes;
}

/** The text, or null where the bytes are not the one way to write some text. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  let text = '';
  for (let index = 0; index < bytes.length;) {
    const first = bytes[index]!;
    const form = FORMS.find(({ lead, mask }) => (first & ~mask) === lead);
    if (form === undefined) return null;
    const code = codeAt(bytes, index, form.follow, first & form.mask);
    if (code === null || code < form.least || code > HIGHEST || isHalf(code)) return null;
    text += String.fromCodePoint(code);
    index += 1 + form.follow;
  }
  return text;
}

function codeAt(bytes: Uint8Array, index: number, follow: number, begun: number): number | null {
  let code = begun;
  for (let offset = 1; offset <= follow; offset++) {
    const byte = bytes[index + offset];
    if (byte === undefined || (byte & 0xc0) !== 0x80) return null;
    code = (code << 6) | (byte & 0x3f);
  }
  return code;
}

/** How long a text is in UTF-8, without making the bytes. Halves of a pair that stand alone are written as 3 bytes. */
export function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    bytes += unit < 0x800 ? 1 : 2;
    // Both halves of a pair together are 4 bytes.
    if (unit >= FIRST_HALF && unit < SECOND_HALF && isSecondHalf(text.charCodeAt(index + 1))) index += 1;
  }
  return bytes;
}

function isHalf(code: number): boolean {
  return code >= FIRST_HALF && code < AFTER_HALVES;
}

function isSecondHalf(code: number): boolean {
  return code >= SECOND_HALF && code < AFTER_HALVES;
}
