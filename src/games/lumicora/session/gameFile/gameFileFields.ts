/** The schemas of single fields. Every message is a code of `gameFileProblem.ts`. */

import * as v from 'valibot';

import { LONGEST_NAME } from '@/tabletop/session/bounds';
import { CONTROL_CHARACTERS } from '@/tabletop/session/playerName';

import { PENALTIES, SPACE_NAMES, spaceNamed, type BaseTerrain } from '../../rules/boards';
import { ANIMALS, COLORS, CORAL_NUMBERS, type CoralSymbol, type SpacePair } from '../../rules/model';
import { coded, type SchemaCode } from './gameFileProblem';

export type Fields = Readonly<Record<string, unknown>>;

export const anyFields = v.custom<Fields>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  coded('not-an-object'),
);

/** An object with these fields; others are ignored. */
export function objectOf<E extends v.ObjectEntries>(entries: E) {
  return v.pipe(anyFields, v.object(entries, coded('not-an-object')));
}

/** A list whose length is checked before any item is looked at. */
export function listOf<T>(item: v.GenericSchema<unknown, T>, most: number, code?: SchemaCode) {
  return v.pipe(
    v.array(v.unknown(), coded('not-a-list')),
    v.maxLength(most, code),
    v.array(item, coded('not-a-list')),
  );
}

export function pairOf<T>(half: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.custom<[unknown, unknown]>((value) => Array.isArray(value) && value.length === 2, coded('not-a-pair')),
    v.tuple([half, half], coded('not-a-pair')),
  );
}

/** `Object.keys` also tells of `__proto__`, which valibot's own records pass over. */
export function onlyKeys(allowed: readonly string[], code: SchemaCode) {
  const names = new Set(allowed);
  return v.rawCheck<Fields>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const stranger = Object.keys(dataset.value).find((key) => !names.has(key));
    if (stranger !== undefined) addIssue({ message: code, input: stranger });
  });
}

export function wholeNumber(least: number, most: number) {
  return v.pipe(
    v.number(coded('not-a-whole-number')),
    v.integer(coded('not-a-whole-number')),
    v.minValue(least, coded('too-small')),
    v.maxValue(most, coded('too-large')),
    // -0 is a number of JSON too.
    v.transform((value) => (value === 0 ? 0 : value)),
  );
}

export const playerName = v.pipe(
  v.string(coded('not-a-string')),
  v.check((name) => !CONTROL_CHARACTERS.test(name), coded('control-character')),
  v.trim(),
  v.nonEmpty(coded('empty-name')),
  v.check(
    (name) => Array.from(name.slice(0, 2 * LONGEST_NAME + 1)).length <= LONGEST_NAME,
    coded('name-too-long'),
  ),
);

export const space = v.pipe(
  v.picklist(SPACE_NAMES, coded('not-a-space')),
  v.transform((name) => spaceNamed(name)!),
);

export const spacePair = v.pipe(
  pairOf(space),
  v.transform((pair): SpacePair => pair),
);

export const color = v.picklist(COLORS, coded('not-a-color'));

export const symbol = v.custom<CoralSymbol>((value) => {
  const symbols: readonly unknown[] = [null, ...CORAL_NUMBERS, ...ANIMALS];
  return symbols.includes(value);
}, coded('not-a-symbol'));

export const terrain = v.custom<BaseTerrain>((value) => {
  const kinds: readonly unknown[] = ['water', 'limestone', ...PENALTIES];
  return kinds.includes(value);
}, coded('not-terrain'));
