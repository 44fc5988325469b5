/** What is around every code, so that a scan is understood, or refused for the right reason, before its body is read. */

import { decodeBase45, encodeBase45 } from '@/kit/base45';
import { crc32 } from '@/kit/crc32';
import { err, ok, type Result } from '@/kit/result';

import type { CodeRejection } from './shared';

export const CODE_PREFIX = 'REEFSIDE:';
/** The one that is written; every one that was ever shipped is read. */
export const CODE_VERSION = 1;
export const LUMICORA = 1;

/** Version, game, kind, and the length of the body in two bytes. */
const HEAD_BYTES = 5;
const CHECKSUM_BYTES = 4;
/** Base45 turns the first two bytes, version and game, into the first three characters. */
const ORIGIN_CHARACTERS = 3;

export interface Envelope {
  readonly version: number;
  /** See `KIND_NUMBERS`. */
  readonly kind: number;
  readonly body: Uint8Array;
}

export function seal(kind: number, body: Uint8Array): string {
  const checked = [CODE_VERSION, LUMICORA, kind, body.length >> 8, body.length & 0xff, ...body];
  return CODE_PREFIX + encodeBase45(Uint8Array.from([...checked, ...checksumOf(checked)]));
}

function checksumOf(checked: ArrayLike<number>): readonly number[] {
  const sum = crc32(Uint8Array.from(checked));
  return [sum >>> 24, (sum >>> 16) & 0xff, (sum >>> 8) & 0xff, sum & 0xff];
}

/** A newer version may do everything else otherwise, so version and game are asked before the rest is looked at. */
export function unseal(text: string): Result<Envelope, CodeRejection> {
  if (!text.startsWith(CODE_PREFIX)) return err({ code: 'other-app' });
  const written = text.slice(CODE_PREFIX.length);
  const origin = bytesOf(written.slice(0, ORIGIN_CHARACTERS));
  if (!origin.ok) return origin;
  const [version, game] = origin.value;
  if (version === undefined || game === undefined) return err({ code: 'truncated' });
  if (version > CODE_VERSION) return err({ code: 'newer-version', version });
  if (game !== LUMICORA) return err({ code: 'other-game' });
  const bytes = bytesOf(written);
  return bytes.ok ? open(version, bytes.value) : bytes;
}

function bytesOf(written: string): Result<Uint8Array, CodeRejection> {
  const decoded = decodeBase45(written);
  if (decoded.ok) return decoded;
  return err({ code: decoded.error === 'cut' ? 'truncated' : 'damaged' });
}

function open(version: number, bytes: Uint8Array): Result<Envelope, CodeRejection> {
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
