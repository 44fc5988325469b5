/** What is around every code, so that a scan is understood, or refused for the right reason, before its body is read. */

import { decodeBase45, encodeBase45 } from '@/kit/base45';
import { crc32 } from '@/kit/crc32';
import { err, ok, type Result } from '@/kit/result';

export const CODE_PREFIX = 'REEFSIDE:';

/** Version, game, kind, and the length of the body in two bytes. */
const HEAD_BYTES = 5;
const CHECKSUM_BYTES = 4;
/** Base45 turns the first two bytes, version and game, into the first three characters. */
const ORIGIN_CHARACTERS = 3;

/** Whose codes they are, as the envelope tells it. */
export interface CodeOrigin {
  /** The number of the game. */
  readonly game: number;
  /** Of a code, the one it is written in; of a game, its newest: every one from 1 on is read. */
  readonly version: number;
}

export interface Envelope {
  readonly version: number;
  /** The number of the kind. */
  readonly kind: number;
  readonly body: Uint8Array;
}

export type EnvelopeRejection =
  /** No code of Reefside. */
  | { readonly code: 'other-app' }
  /** Made by a newer Reefside. */
  | { readonly code: 'newer-version'; readonly version: number }
  /** A code of Reefside for another game. */
  | { readonly code: 'other-game' }
  /** Its end is missing. */
  | { readonly code: 'truncated' }
  /** The checksum does not fit: misread, or changed by somebody. */
  | { readonly code: 'damaged' };

export function seal({ version, game }: CodeOrigin, kind: number, body: Uint8Array): string {
  const checked = [version, game, kind, body.length >> 8, body.length & 0xff, ...body];
  return CODE_PREFIX + encodeBase45(Uint8Array.from([...checked, ...checksumOf(checked)]));
}

function checksumOf(checked: ArrayLike<number>): readonly number[] {
  const sum = crc32(Uint8Array.from(checked));
  return [sum >>> 24, (sum >>> 16) & 0xff, (sum >>> 8) & 0xff, sum & 0xff];
}

/**
 * A newer version may do everything else otherwise, so game and version are asked before the rest is looked at; the game
 * first, because each counts its own versions.
 */
export function unseal(own: CodeOrigin, text: string): Result<Envelope, EnvelopeRejection> {
  if (!text.startsWith(CODE_PREFIX)) return err({ code: 'other-app' });
  const written = text.slice(CODE_PREFIX.length);
  const origin = bytesOf(written.slice(0, ORIGIN_CHARACTERS));
  if (!origin.ok) return origin;
  const [version, game] = origin.value;
  if (version === undefined || game === undefined) return err({ code: 'truncated' });
  if (game !== own.game) return err({ code: 'other-game' });
  if (version > own.version) return err({ code: 'newer-version', version });
  const bytes = bytesOf(written);
  return bytes.ok ? open(version, bytes.value) : bytes;
}

function bytesOf(written: string): Result<Uint8Array, EnvelopeRejection> {
  const decoded = decodeBase45(written);
  if (decoded.ok) return decoded;
  return err({ code: decoded.error === 'cut' ? 'truncated' : 'damaged' });
}

function open(version: number, bytes: Uint8Array): Result<Envelope, EnvelopeRejection> {
  if (bytes.length < HEAD_BYTES) return err({ code: 'truncated' });
  const checked = HEAD_BYTES + bytes[3]! * 256 + bytes[4]!;
  if (bytes.length < checked + CHECKSUM_BYTES) return err({ code: 'truncated' });
  if (bytes.length > checked + CHECKSUM_BYTES) return err({ code: 'damaged' });
  const isSound = checksumOf(bytes.subarray(0, checked)).every(
    (byte, index) => byte === bytes[checked + index],
  );
  if (!isSound) return err({ code: 'damaged' });
  return ok({ version, kind: bytes[2]!, body: bytes.slice(HEAD_BYTES, checked) });
}
