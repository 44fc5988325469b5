/** The schemas of fields that every game file may have. Every message is a code of `fileProblem.ts`, or of the game. */

import * as v from 'valibot';

import { LONGEST_NAME } from '../session/bounds';
import { CONTROL_CHARACTERS } from '../session/playerName';
import type { FieldCode } from './fileProblem';

export type Fields = Readonly<Record<string, unknown>>;

/** Makes the compiler check a message that valibot itself takes as any string. */
function coded(code: FieldCode): FieldCode {
  return code;
}

export const anyFields = v.custom<Fields>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  coded('not-an-object'),
);

/** An object with these fields; others are ignored. */
export function objectOf<E extends v.ObjectEntries>(entries: E) {
  return v.pipe(anyFields, v.object(entries, coded('not-an-object')));
}

/** A list whose length is checked before any item is looked at. */
export function listOf<T>(item: v.GenericSchema<unknown, T>, most: number, code?: string) {
  return v.pipe(
    v.array(v.unknown(), coded('not-a-list')),
    v.maxLength(most, code),
    v.array(item, coded('not-a-list')),
  );
}

/** The players, at least one: a single player's part is worth keeping. */
export function playersOf<T>(player: v.GenericSchema<unknown, T>, most: number) {
  return v.pipe(listOf(player, most, coded('too-many-players')), v.minLength(1, coded('no-players')));
}

export function pairOf<T>(half: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.custom<[unknown, unknown]>((value) => Array.isArray(value) && value.length === 2, coded('not-a-pair')),
    v.tuple([half, half], coded('not-a-pair')),
  );
}

/** `Object.keys` also tells of `__proto__`, which valibot's own records pass over. */
export function onlyKeys(allowed: readonly string[], code: string) {
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

/** The first two fields of every game file. */
export function headOf(format: string, version: number) {
  return {
    format: v.literal(format, coded('not-a-game-file')),
    version: v.literal(version, coded('unknown-version')),
  };
}
