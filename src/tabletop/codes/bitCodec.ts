/**
 * How a value is written as bits and read again, told once for both directions, so that the two cannot drift apart.
 * Every value has one way to be written: a code that says the same in another way is refused.
 */

import { BitReader, BitWriter } from '@/kit/bits';
import { decodeUtf8, encodeUtf8 } from '@/kit/utf8';

export interface BitCodec<T> {
  /** Throws where the value is out of range: what is written is our own. */
  readonly write: (to: BitWriter, value: T) => void;
  /** Always gives a value; whether to believe it, the reader tells at the end. */
  readonly read: (from: BitReader) => T;
}

export function encodeBits<T>(codec: BitCodec<T>, value: T): Uint8Array {
  const to = new BitWriter();
  codec.write(to, value);
  return to.bytes();
}

/** Null where the bytes hold less than the value, more than it, or something out of range. */
export function decodeBits<T>(codec: BitCodec<T>, bytes: Uint8Array): T | null {
  const from = new BitReader(bytes);
  const value = codec.read(from);
  return from.isDone() ? value : null;
}

/** In as few bits as the range needs; the range has at most 32. */
export function whole(least: number, most: number): BitCodec<number> {
  const width = 32 - Math.clz32(most - least);
  return {
    write: (to, value) => {
      if (value > most) throw new Error(`${value} is more than ${most}`);
      to.write(value - least, width);
    },
    read: (from) => {
      const value = least + from.read(width);
      if (value > most) from.refuse();
      return value;
    },
  };
}

export const flag: BitCodec<boolean> = {
  write: (to, value) => to.write(value ? 1 : 0, 1),
  read: (from) => from.read(1) === 1,
};

const GROUP_BITS = 7;
const GROUP = 2 ** GROUP_BITS;

/** From 0 without an upper bound: groups of 7 bits, the lowest first, each after a bit that tells whether another follows. */
export const amount: BitCodec<number> = {
  write: (to, value) => {
    let rest = value;
    for (; rest >= GROUP; rest = Math.floor(rest / GROUP)) to.write(GROUP + (rest % GROUP), 1 + GROUP_BITS);
    to.write(rest, 1 + GROUP_BITS);
  },
  read: (from) => {
    let value = 0;
    for (let scale = 1; ; scale *= GROUP) {
      const more = flag.read(from);
      const group = from.read(GROUP_BITS);
      value += group * scale;
      const isPadded = !more && group === 0 && scale > 1;
      if (isPadded || value > Number.MAX_SAFE_INTEGER) from.refuse();
      if (!more || from.isRefused) return value;
    }
  },
};

/** A number that may be negative: a bit for the sign, then the amount. */
export const signed: BitCodec<number> = {
  write: (to, value) => {
    flag.write(to, value < 0);
    amount.write(to, Math.abs(value));
  },
  read: (from) => {
    const isNegative = flag.read(from);
    const value = amount.read(from);
    if (isNegative && value === 0) from.refuse();
    return isNegative ? 0 - value : value;
  },
};

/** By its place in a list, which may only ever grow at its end, and only with the version of the format. */
export function oneOf<T>(values: readonly T[]): BitCodec<T> {
  return mapped(
    whole(0, values.length - 1),
    (value) => values.indexOf(value),
    (place) => values[place] ?? values[0]!,
  );
}

export function mapped<A, B>(
  codec: BitCodec<A>,
  toWritten: (value: B) => A,
  fromWritten: (value: A) => B,
): BitCodec<B> {
  return {
    write: (to, value) => codec.write(to, toWritten(value)),
    read: (from) => fromWritten(codec.read(from)),
  };
}

/** Refuses what is read where it is not sound. */
export function checked<T>(codec: BitCodec<T>, isSound: (value: T) => boolean): BitCodec<T> {
  return {
    write: codec.write,
    read: (from) => {
      const value = codec.read(from);
      if (!isSound(value)) from.refuse();
      return value;
    },
  };
}

export function nullable<T>(codec: BitCodec<T>): BitCodec<T | null> {
  return {
    write: (to, value) => {
      flag.write(to, value !== null);
      if (value !== null) codec.write(to, value);
    },
    read: (from) => (flag.read(from) ? codec.read(from) : null),
  };
}

export function pairOf<T>(half: BitCodec<T>): BitCodec<readonly [T, T]> {
  return {
    write: (to, [first, second]) => {
      half.write(to, first);
      half.write(to, second);
    },
    read: (from) => [half.read(from), half.read(from)],
  };
}

/** How many, then each of them. Nothing is set aside for a length that is merely claimed. */
export function listOf<T>(item: BitCodec<T>, length: BitCodec<number>): BitCodec<readonly T[]> {
  return {
    write: (to, items) => {
      length.write(to, items.length);
      for (const each of items) item.write(to, each);
    },
    read: (from) => {
      const items: T[] = [];
      for (let left = length.read(from); left > 0 && !from.isRefused; left--) items.push(item.read(from));
      return items;
    },
  };
}

export function bytesOf(length: BitCodec<number>): BitCodec<Uint8Array> {
  return mapped(
    listOf(whole(0, 0xff), length),
    (bytes) => Array.from(bytes),
    (bytes) => Uint8Array.from(bytes),
  );
}

/** UTF-8; `length` is that of the bytes. */
export function textOf(length: BitCodec<number>): BitCodec<string> {
  const bytes = bytesOf(length);
  return {
    write: (to, text) => bytes.write(to, encodeUtf8(text)),
    read: (from) => {
      const text = decodeUtf8(bytes.read(from));
      if (text === null) from.refuse();
      return text ?? '';
    },
  };
}

/** The fields of an object one after another, in the order they are named here. */
export function fieldsOf<T extends object>(codecs: { readonly [K in keyof T]: BitCodec<T[K]> }): BitCodec<T> {
  const entries = Object.entries(codecs) as [keyof T & string, BitCodec<unknown>][];
  return {
    write: (to, value) => entries.forEach(([key, codec]) => codec.write(to, value[key])),
    read: (from) => Object.fromEntries(entries.map(([key, codec]) => [key, codec.read(from)])) as T,
  };
}

type Rows<T extends Record<K, string>, K extends string> = {
  readonly [V in T[K]]: BitCodec<Omit<Extract<T, Readonly<Record<K, V>>>, K>>;
};

/** A union told apart by the field `tag`: the number of the row, from 0 in the order they stand here, then its fields. */
export function variantOf<T extends Readonly<Record<K, string>>, K extends string>(
  tag: K,
  rows: Rows<T, K>,
): BitCodec<T> {
  const kind = oneOf(Object.keys(rows));
  const rowOf = (value: string) => rows[value as T[K]] as unknown as BitCodec<object>;
  return {
    write: (to, value) => {
      kind.write(to, value[tag]);
      rowOf(value[tag]).write(to, value);
    },
    read: (from) => {
      const value = kind.read(from);
      return { [tag]: value, ...rowOf(value).read(from) } as T;
    },
  };
}
