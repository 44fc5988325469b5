/** More than this is not read from outside: far beyond any game, and little enough for every phone. */
export const MOST_IMPORT_BYTES = 5 * 1024 * 1024;

/** How long a text is in UTF-8, without making the bytes. Halves of a pair that stand alone are written as 3 bytes. */
export function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    bytes += unit < 0x800 ? 1 : 2;
    // Both halves of a pair together are 4 bytes.
    if (unit >= 0xd800 && unit < 0xdc00 && isLowHalf(text.charCodeAt(index + 1))) index += 1;
  }
  return bytes;
}

function isLowHalf(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}

export function isImportable(text: string): boolean {
  // No character is shorter than its code units, so most giants need not be counted.
  return text.length <= MOST_IMPORT_BYTES && utf8Bytes(text) <= MOST_IMPORT_BYTES;
}
