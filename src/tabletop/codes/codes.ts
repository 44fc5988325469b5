/** The texts of a game's codes, and what such a text says: the way out and in for all that phones tell each other. */

import { err, ok, type Result } from '@/kit/result';

import { decodeBits, encodeBits, type BitCodec } from './bitCodec';
import { seal, unseal, type CodeOrigin, type EnvelopeRejection } from './envelope';
import { addPart, cutIntoParts, joinParts, partBits, partsMissing, type Parts } from './parts';

/** One kind of thing that a game tells by codes. `Why` is the game's own reason to refuse one, a coded union. */
export interface CodeKind<Value, Why = never> extends CodeKindOf<Value, Value, Why> {}

interface CodeKindOf<Written, Read, Why> {
  /** In the envelope. A number that was ever shipped stays with its kind. */
  readonly number: number;
  /** In as many codes as it takes, rather than in one. */
  readonly isLong?: boolean;
  readonly encode: (value: Written) => Uint8Array;
  /** The earliest version of the game's codes that can say it, so that older apps read what they can; else the newest. */
  readonly versionOf?: (value: Written) => number;
  /** The one door for what a code says: a checksum tells that it was read well, not that its maker was honest. */
  readonly decode: (bytes: Uint8Array, version: number) => Result<Read, CodeRejection<Why>>;
}

/** All that a game tells by codes. */
export interface GameCodes<Kinds extends CodeKinds> extends CodeOrigin {
  /** The game's name as printed on its box. */
  readonly name: string;
  readonly kinds: Kinds;
}

/** By the names that the game gives them. */
export type CodeKinds = Readonly<Record<string, CodeKindOf<never, unknown, unknown>>>;
export type KindName<Kinds> = keyof Kinds & string;
export type ValueOf<Kind> = Kind extends { readonly encode: (value: infer Value) => Uint8Array }
  ? Value
  : never;
export type WhyOf<Kinds extends CodeKinds> =
  Kinds[keyof Kinds] extends CodeKindOf<never, unknown, infer Why> ? Why : never;

/** What a code says, or all codes of a sequence together. */
export type Said<Kinds> = {
  readonly [Name in KindName<Kinds>]: { readonly kind: Name; readonly value: ValueOf<Kinds[Name]> };
}[KindName<Kinds>];

/** Why a code says nothing to us; nothing has changed. */
export type CodeRejection<Why = never> =
  | EnvelopeRejection
  /** The checksum fits, but what it says has no meaning. */
  | { readonly code: 'meaningless' }
  /** Of a sequence, while the codes of another one come in. */
  | { readonly code: 'part-of-another-game' }
  /** The game says why. */
  | { readonly code: 'refused'; readonly why: Why };

/** The texts of the codes; a single one where the kind is not long. */
export function writeCodes<Kinds extends CodeKinds>(
  codes: GameCodes<Kinds>,
  { kind, value }: Said<Kinds>,
): readonly string[] {
  const { number, isLong, encode, versionOf } = codes.kinds[kind]!;
  const bytes = encode(value as never);
  const origin = { game: codes.game, version: versionOf?.(value as never) ?? codes.version };
  if (isLong !== true) return [seal(origin, number, bytes)];
  return cutIntoParts(bytes).map((part) => seal(origin, number, encodeBits(partBits, part)));
}

export interface Reading<Kinds extends CodeKinds> {
  /** Null while more codes of a sequence are to come. */
  readonly said: Result<Said<Kinds> | null, CodeRejection<WhyOf<Kinds>>>;
  /** Those of a sequence that are here now. */
  readonly parts: Parts | null;
}

/** `parts` are those of a sequence that came in before; they stay unless this code ends the sequence. */
export function readCode<Kinds extends CodeKinds>(
  codes: GameCodes<Kinds>,
  text: string,
  parts: Parts | null = null,
): Reading<Kinds> {
  const envelope = unseal(codes, text);
  if (!envelope.ok) return { said: envelope, parts };
  const { version, kind: number, body } = envelope.value;
  const name = Object.keys(codes.kinds).find((each) => codes.kinds[each]!.number === number);
  if (name === undefined || version < FIRST_VERSION) return { said: MEANINGLESS, parts };
  const kind = codes.kinds[name] as CodeKindOf<never, unknown, WhyOf<Kinds>>;
  const say = (bytes: Uint8Array): Reading<Kinds>['said'] => {
    const decoded = kind.decode(bytes, version);
    return decoded.ok ? ok({ kind: name, value: decoded.value } as Said<Kinds>) : decoded;
  };
  if (kind.isLong !== true) return { said: say(body), parts };
  const part = decodeBits(partBits, body);
  const added = part === null ? MEANINGLESS : addPart(parts, part);
  if (!added.ok) return { said: added, parts };
  if (partsMissing(added.value) > 0) return { said: ok(null), parts: added.value };
  const joined = joinParts(added.value);
  return { said: joined === null ? err({ code: 'damaged' }) : say(joined), parts: null };
}

const FIRST_VERSION = 1;
const MEANINGLESS = err({ code: 'meaningless' } as const);

/** A kind whose body is bits. `accept` asks whether a value can be real, and may tidy it up. */
export function bitKind<Value, Why = never>(
  number: number,
  codec: BitCodec<Value>,
  accept: (value: Value) => Result<Value, CodeRejection<Why>> = ok,
): CodeKind<Value, Why> {
  return {
    number,
    encode: (value) => encodeBits(codec, value),
    decode: (bytes) => {
      const value = decodeBits(codec, bytes);
      return value === null ? MEANINGLESS : accept(value);
    },
  };
}
