/** What is too long for one code, in a sequence of codes, shown one after another and scanned in any order. */

import { crc32 } from '@/kit/crc32';
import { err, ok, type Result } from '@/kit/result';

import { bytesOf, checked, fieldsOf, whole, type BitCodec } from './bitCodec';

/** One code of a sequence. */
export interface Part {
  /** Tells two sequences apart, and whether the parts fit together: the CRC-32 of the whole. */
  readonly transfer: number;
  readonly index: number;
  readonly count: number;
  readonly bytes: Uint8Array;
}

/** What is known of the whole while its codes come in. */
export interface Parts {
  readonly transfer: number;
  readonly count: number;
  readonly parts: ReadonlyMap<number, Uint8Array>;
}

/**
 * With so many a part just fills a QR code of version 11 at error correction M: 61 modules a side, on the screen of a phone
 * about a millimetre each. Larger parts would each be harder to read, smaller ones more to wait for.
 */
export const PART_BYTES = 219;
const MOST_PARTS = 0xffff;
/** As many as 11 bits tell; `cutIntoParts` gives far fewer. */
const MOST_PART_BYTES = 2048;

export const partBits: BitCodec<Part> = checked(
  fieldsOf<Part>({
    transfer: whole(0, 0xffff_ffff),
    index: whole(0, MOST_PARTS - 1),
    count: whole(1, MOST_PARTS),
    bytes: bytesOf(whole(1, MOST_PART_BYTES)),
  }),
  ({ index, count }) => index < count,
);

/** All of about one length, so that the pictures do not jump from one to the next. */
export function cutIntoParts(bytes: Uint8Array): readonly Part[] {
  const count = Math.ceil(bytes.length / PART_BYTES);
  const transfer = crc32(bytes);
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 1].map((edge) => Math.floor((edge * bytes.length) / count));
    return { transfer, index, count, bytes: bytes.slice(from, to) };
  });
}

/** Takes a part to those that are there, which stay as they are where it is refused; `known` is null before the first. */
export function addPart(
  known: Parts | null,
  { transfer, index, count, bytes }: Part,
): Result<Parts, { readonly code: 'part-of-another-game' }> {
  if (known === null) return ok({ transfer, count, parts: new Map([[index, bytes]]) });
  const there = known.parts.get(index);
  const isOther =
    known.transfer !== transfer || known.count !== count || (there !== undefined && !areSame(there, bytes));
  if (isOther) return err({ code: 'part-of-another-game' });
  return ok(there === undefined ? { ...known, parts: new Map([...known.parts, [index, bytes]]) } : known);
}

function areSame(some: Uint8Array, others: Uint8Array): boolean {
  return some.length === others.length && some.every((byte, index) => byte === others[index]);
}

/** How many parts there are to come. */
export function partsMissing({ count, parts }: Parts): number {
  return count - parts.size;
}

/** The whole, once every part is there. Null where they do not fit together although each says so. */
export function joinParts({ transfer, count, parts }: Parts): Uint8Array | null {
  const ordered = Array.from({ length: count }, (_, index) => parts.get(index)!);
  const joined = new Uint8Array(ordered.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of ordered) {
    joined.set(part, end);
    end += part.length;
  }
  return crc32(joined) === transfer ? joined : null;
}
