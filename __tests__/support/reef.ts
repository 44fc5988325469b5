/** Reefs, spaces and boards written short, for tests. A mistake in the writing throws. */

import { createBoard, nameOf, spaceNamed } from '@/games/lumicora/rules/boards';
import type { BaseTerrain, BoardSide, ReefBoard } from '@/games/lumicora/rules/boards';
import type { LaidLumino, Space, SpacePair } from '@/games/lumicora/rules/model';
import { parseReef } from '@/games/lumicora/rules/notation';
import { surfaceOf, type Surface } from '@/games/lumicora/rules/surface';

/** `reef('d4d5:GB c4c5:G3c')` */
export function reef(line: string): readonly LaidLumino[] {
  const parsed = parseReef(line);
  if (!parsed.ok) throw new Error(`no Lumino: "${parsed.error.token}" at ${parsed.error.lumino}`);
  return parsed.value;
}

/** The same as seen from above; throws where no table could hold it. */
export function surface(line: string): Surface {
  return surfaceOf(reef(line));
}

/** `at('c4')` */
export function at(name: string): Space {
  const space = spaceNamed(name);
  if (space === undefined) throw new Error(`no space "${name}"`);
  return space;
}

/** `spaces('c4 c5')`; an empty line is no space. */
export function spaces(names: string): readonly Space[] {
  return names.split(' ').flatMap((name) => (name === '' ? [] : [at(name)]));
}

/** `pair('c4c5')` */
export function pair(names: string): SpacePair {
  return [at(names.slice(0, 2)), at(names.slice(2))];
}

/** A board of one terrain with other terrain where it is named: `board('A', 'limestone', { water: 'c4 c5' })` */
export function board(
  side: BoardSide,
  rest: BaseTerrain,
  elsewhere: Readonly<Partial<Record<BaseTerrain, string>>> = {},
): ReefBoard {
  const kinds: readonly BaseTerrain[] = ['water', 'limestone', -1, -2, -3];
  return createBoard(side, (space) => {
    const named = kinds.find((kind) => (elsewhere[kind] ?? '').split(' ').includes(nameOf(space)));
    return named ?? rest;
  });
}
