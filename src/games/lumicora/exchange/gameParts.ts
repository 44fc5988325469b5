/** A whole game in a sequence of codes, shown one after another and scanned in any order. */

import { crc32 } from '@/kit/crc32';
import { err, ok, type Result } from '@/kit/result';

import type { TableSession } from '../session/tableSession';
import { formatCode } from './code';
import { decodeSession, encodeSession } from './sessionCodec';
import type { CodeRejection, GamePart, GameParts } from './shared';

/**
 * With so many a part just fills a QR code of version 11 at error correction M: 61 modules a side, on the screen of a phone
 * about a millimetre each. Larger parts would each be harder to read, smaller ones more to wait for.
 */
export const PART_BYTES = 219;

/** The texts of the codes, all of about one length, so that the pictures do not jump from one to the next. */
export function gameParts(session: TableSession): readonly string[] {
  const bytes = encodeSession(session);
  const count = Math.ceil(bytes.length / PART_BYTES);
  const transfer = crc32(bytes);
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 1].map((edge) => Math.floor((edge * bytes.length) / count));
    return formatCode({ kind: 'game-part', part: { transfer, index, count, bytes: bytes.slice(from, to) } });
  });
}

export interface AddedPart {
  readonly parts: GameParts;
  /** The part was there already, and nothing has changed. */
  readonly isKnown: boolean;
}

/** What is there stays as it is. */
export interface PartRejection {
  readonly code: 'part-of-another-game';
}

/** Takes a part to those that are there; `known` is null before the first. */
export function addPart(known: GameParts | null, part: GamePart): Result<AddedPart, PartRejection> {
  const { transfer, index, count, bytes } = part;
  if (known === null) {
    return ok({ parts: { transfer, count, parts: new Map([[index, bytes]]) }, isKnown: false });
  }
  if (known.transfer !== transfer || known.count !== count) return err({ code: 'part-of-another-game' });
  const there = known.parts.get(index);
  if (there === undefined) {
    return ok({ parts: { ...known, parts: new Map([...known.parts, [index, bytes]]) }, isKnown: false });
  }
  return areSame(there, bytes) ? ok({ parts: known, isKnown: true }) : err({ code: 'part-of-another-game' });
}

function areSame(some: Uint8Array, others: Uint8Array): boolean {
  return some.length === others.length && some.every((byte, index) => byte === others[index]);
}

/** How many parts there are to come. */
export function partsMissing({ count, parts }: GameParts): number {
  return count - parts.size;
}

/** The game, once every part is there: `truncated` before that. */
export function assembleGame(known: GameParts): Result<TableSession, CodeRejection> {
  if (partsMissing(known) > 0) return err({ code: 'truncated' });
  const bytes = joined(known);
  return crc32(bytes) === known.transfer ? decodeSession(bytes) : err({ code: 'damaged' });
}

function joined({ count, parts }: GameParts): Uint8Array {
  const ordered = Array.from({ length: count }, (_, index) => parts.get(index)!);
  const whole = new Uint8Array(ordered.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of ordered) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}
