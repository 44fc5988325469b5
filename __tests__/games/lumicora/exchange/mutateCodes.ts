/** Codes and games as bytes with faults in them. */

import type { Rng } from '@/kit/rng';

import { bodyOf, bytesOf, flipBit, kindOf, PREFIX, rawCode, textOf } from '../../../support/codes';

export function mutateBytes(rng: Rng, bytes: Uint8Array): Uint8Array {
  const at = rng.int(bytes.length + 1);
  const length = 1 + rng.int(6);
  switch (rng.pick(['flip', 'flip', 'flips', 'set', 'cut', 'delete', 'insert', 'repeat'] as const)) {
    case 'flip':
      return bytes.length === 0 ? bytes : flipBit(bytes, rng.int(8 * bytes.length));
    case 'flips':
      return bytes.map((byte) => (rng.int(20) === 0 ? byte ^ (1 << rng.int(8)) : byte));
    case 'set':
      return bytes.map((byte, index) =>
        index === at ? rng.pick([0, 0x7f, 0x80, 0xff, rng.int(256)]) : byte,
      );
    case 'cut':
      return bytes.slice(0, at);
    case 'delete':
      return Uint8Array.of(...bytes.slice(0, at), ...bytes.slice(at + length));
    case 'insert':
      return Uint8Array.of(...bytes.slice(0, at), ...randomBytes(rng, length), ...bytes.slice(at));
    case 'repeat':
      return Uint8Array.of(...bytes.slice(0, at + length), ...bytes.slice(at));
  }
}

function randomBytes(rng: Rng, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => rng.int(256));
}

function mutateText(rng: Rng, text: string): string {
  const at = rng.int(text.length + 1);
  const other = rng.pick(['', 'a', ' ', ':', '\u0000', '🐙', String.fromCharCode(rng.int(0x10000))]);
  return text.slice(0, at) + other + text.slice(at + rng.int(3));
}

/** Two in three have a checksum that fits, so that the body is really read. */
export function mutateCode(rng: Rng, code: string): string {
  switch (rng.pick(['body', 'body', 'body', 'body', 'noise', 'bytes', 'text'] as const)) {
    case 'body':
      return rawCode({ kind: kindOf(code) }, mutateBytes(rng, bodyOf(code)));
    case 'noise':
      return rawCode({ kind: rng.int(6) }, randomBytes(rng, rng.int(80)));
    case 'bytes':
      return textOf(mutateBytes(rng, bytesOf(code)));
    case 'text':
      return rng.int(4) === 0 ? mutateText(rng, PREFIX) : mutateText(rng, code);
  }
}
