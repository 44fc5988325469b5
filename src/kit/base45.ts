/** Bytes as the 45 characters that QR codes pack tightest beside digits (RFC 9285): 2 bytes are 3 characters. */

import { err, ok, type Result } from './result';

/** In the order of their values, which is the order of the QR standard too. */
export const BASE45_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

const BASE = BASE45_CHARACTERS.length;
const VALUES: ReadonlyMap<string, number> = new Map(
  Array.from(BASE45_CHARACTERS, (character, value) => [character, value]),
);

/** `cut`: what is there is only the beginning of a text; `not-base45`: no bytes are written like this. */
export type Base45Fault = 'cut' | 'not-base45';

export function encodeBase45(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 2) {
    const second = bytes[index + 1];
    text += second === undefined ? digits(bytes[index]!, 2) : digits(bytes[index]! * 256 + second, 3);
  }
  return text;
}

/** The lowest digit comes first. */
function digits(value: number, count: number): string {
  let text = '';
  for (let rest = value; text.length < count; rest = Math.floor(rest / BASE)) {
    text += BASE45_CHARACTERS.charAt(rest % BASE);
  }
  return text;
}

export function decodeBase45(text: string): Result<Uint8Array, Base45Fault> {
  const bytes: number[] = [];
  for (let index = 0; index < text.length; index += 3) {
    const group = text.slice(index, index + 3);
    const value = valueOf(group);
    if (value === null) return err('not-base45');
    if (group.length === 3) {
      if (value > 0xffff) return err('not-base45');
      bytes.push(value >> 8, value & 0xff);
    } else {
      // One character alone is no byte, and two of a higher value are the beginning of three.
      if (group.length === 1 || value > 0xff) return err('cut');
      bytes.push(value);
    }
  }
  return ok(Uint8Array.from(bytes));
}

function valueOf(group: string): number | null {
  let value = 0;
  for (let index = group.length - 1; index >= 0; index--) {
    const digit = VALUES.get(group.charAt(index));
    if (digit === undefined) return null;
    value = value * BASE + digit;
  }
  return value;
}
