/** The schemas of single fields of Lumicora. Every message is a code of `gameFileProblem.ts`. */

import * as v from 'valibot';

import { pairOf } from '@/tabletop/files/fileFields';

import { PENALTIES, SPACE_NAMES, spaceNamed, type BaseTerrain } from '../../rules/boards';
import { ANIMALS, COLORS, CORAL_NUMBERS, type CoralSymbol, type SpacePair } from '../../rules/model';
import { coded } from './gameFileProblem';

export * from '@/tabletop/files/fileFields';

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
