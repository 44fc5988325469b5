/** Codes taken apart and put together byte by byte, by other means than the app's. */

import { crc32 } from 'node:zlib';

import { readCode } from '@/games/lumicora/exchange/code';
import type { CodeRejection, SharedCode } from '@/games/lumicora/exchange/shared';
import { decodeBase45, encodeBase45 } from '@/kit/base45';

export const PREFIX = 'REEFSIDE:';
const HEAD = 5;
const CHECKSUM = 4;

/** All bytes of a code, its checksum too. */
export function bytesOf(code: string): Uint8Array {
  const decoded = decodeBase45(code.slice(PREFIX.length));
  if (!decoded.ok) throw new Error(`no base45: ${code}`);
  return decoded.value;
}

export function textOf(bytes: Uint8Array): string {
  return PREFIX + encodeBase45(bytes);
}

export function bodyOf(code: string): Uint8Array {
  return bytesOf(code).slice(HEAD, -CHECKSUM);
}

export interface RawHead {
  readonly version?: number;
  readonly game?: number;
  readonly kind: number;
}

/** A code around any body, with its length and checksum right. */
export function rawCode({ version = 1, game = 1, kind }: RawHead, body: Uint8Array): string {
  const checked = Buffer.concat([
    Buffer.of(version, game, kind, Math.floor(body.length / 256), body.length % 256),
    body,
  ]);
  const checksum = Buffer.alloc(CHECKSUM);
  checksum.writeUInt32BE(crc32(checked));
  return textOf(Buffer.concat([checked, checksum]));
}

export function kindOf(code: string): number {
  return bytesOf(code)[2]!;
}

export function flipBit(bytes: Uint8Array, bit: number): Uint8Array {
  const flipped = bytes.slice();
  flipped[bit >> 3]! ^= 0x80 >> (bit & 7);
  return flipped;
}

/** What a code says; throws where it is refused. */
export function said(code: string): SharedCode {
  const read = readCode(code);
  if (!read.ok) throw new Error(`refused: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** Why a code is refused; throws where it is not. */
export function refusal(code: string): CodeRejection {
  const read = readCode(code);
  if (read.ok) throw new Error(`read: ${JSON.stringify(read.value)}`);
  return read.error;
}
