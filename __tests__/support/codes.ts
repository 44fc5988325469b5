/** Codes of Lumicora as other phones show them, and taken apart byte by byte by other means than the app's. */

import { crc32 } from 'node:zlib';

import { lumicoraCodes, type LumicoraCode, type LumicoraKinds } from '@/games/lumicora/exchange/codes';
import type { TableSession } from '@/games/lumicora/session/table/tableSession';
import { decodeBase45, encodeBase45 } from '@/kit/base45';
import { decodeBits, encodeBits } from '@/tabletop/codes/bitCodec';
import { readCode, writeCodes, type CodeRejection, type Reading, type WhyOf } from '@/tabletop/codes/codes';
import { seal } from '@/tabletop/codes/envelope';
import { partBits, type Part, type Parts } from '@/tabletop/codes/parts';

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

/** The code of something that takes one. */
export function codeOf(code: LumicoraCode): string {
  const [text, ...more] = writeCodes(lumicoraCodes, code);
  if (text === undefined || more.length > 0) throw new Error('not one code');
  return text;
}

export function codesOfGame(session: TableSession): readonly string[] {
  return writeCodes(lumicoraCodes, { kind: 'game', value: session });
}

/** The part of a game that a code holds, whatever the part says. */
export function partIn(code: string): Part {
  const part = decodeBits(partBits, bodyOf(code));
  if (part === null) throw new Error(`no part: ${code}`);
  return part;
}

export function codeOfPart(part: Part): string {
  const origin = { game: lumicoraCodes.game, version: 1 };
  return seal(origin, lumicoraCodes.kinds.game.number, encodeBits(partBits, part));
}

/** What codes say, one after another until something is said; throws where one is refused or some are missing. */
export function said(...texts: readonly string[]): LumicoraCode {
  let parts: Parts | null = null;
  for (const text of texts) {
    const reading: Reading<LumicoraKinds> = readCode(lumicoraCodes, text, parts);
    if (!reading.said.ok) throw new Error(`refused: ${JSON.stringify(reading.said.error)}`);
    if (reading.said.value !== null) return reading.said.value;
    parts = reading.parts;
  }
  throw new Error('parts are missing');
}

export function saidGame(...texts: readonly string[]): TableSession {
  const code = said(...texts);
  if (code.kind !== 'game') throw new Error(`no game: ${code.kind}`);
  return code.value;
}

/** Why a code is refused; throws where it is not. */
export function refusal(text: string): CodeRejection<WhyOf<LumicoraKinds>> {
  const { said: result } = readCode(lumicoraCodes, text);
  if (result.ok) throw new Error(`read: ${JSON.stringify(result.value)}`);
  return result.error;
}
