/** What a reef looks like from above, derived from the Luminos in the order they were laid. */

import { err, ok, type Result } from '@/kit/result';

import { areNeighbors, isSpace, SPACE_COUNT } from './boards';
import { ANIMALS, COLORS } from './model';
import type { Animal, Color, CoralNumber, CoralSymbol, LaidLumino, Space, SpacePair } from './model';

/** The 44 spaces from above, as parallel arrays by space. `levels` is 0 where nothing lies. */
export interface View {
  readonly levels: Readonly<Uint8Array>;
  /** Index into COLORS, or NOTHING. */
  readonly colors: Readonly<Int8Array>;
  /** See `symbolCode`. */
  readonly symbols: Readonly<Uint8Array>;
}

/** A view that also tells which Lumino (its index in the laid order, or NOTHING) is on top of each space. */
export interface Surface extends View {
  readonly luminos: Readonly<Int16Array>;
}

export interface VisibleSpace {
  readonly color: Color;
  readonly level: number;
  readonly symbol: CoralSymbol;
}

export const NOTHING = -1;

/** Symbols as numbers: 0 plain coral, 1 to 6 the number, 7 to 10 the animals in the order of ANIMALS. */
export const FIRST_ANIMAL_CODE = 7;

export function symbolCode(symbol: CoralSymbol): number {
  if (symbol === null) return 0;
  return typeof symbol === 'number' ? symbol : FIRST_ANIMAL_CODE + ANIMALS.indexOf(symbol);
}

export function symbolOfCode(code: number): CoralSymbol {
  if (code === 0) return null;
  return code < FIRST_ANIMAL_CODE ? (code as CoralNumber) : (ANIMALS[code - FIRST_ANIMAL_CODE] as Animal);
}

/** What no table can hold, whatever rules its players break. */
export type ImpossiblePlacement =
  | { readonly code: 'off-board'; readonly rule: 'PL-0'; readonly spaces: readonly number[] }
  | { readonly code: 'not-neighbors'; readonly rule: 'PL-0'; readonly spaces: SpacePair }
  | {
      readonly code: 'exactly-covering';
      readonly rule: 'PL-2';
      readonly spaces: SpacePair;
      readonly lumino: number;
    }
  | {
      readonly code: 'tilted';
      readonly rule: 'PL-3';
      readonly spaces: SpacePair;
      /** The levels its halves would lie in. */
      readonly levels: readonly [number, number];
    };

export interface ImpossibleLumino {
  /** Index in the laid order. */
  readonly lumino: number;
  readonly rejection: ImpossiblePlacement;
}

export function emptySurface(): Surface {
  return {
    levels: new Uint8Array(SPACE_COUNT),
    colors: new Int8Array(SPACE_COUNT).fill(NOTHING),
    symbols: new Uint8Array(SPACE_COUNT),
    luminos: new Int16Array(SPACE_COUNT).fill(NOTHING),
  };
}

/** PL-0, PL-2 and PL-3 as far as they are a matter of wood and gravity. */
export function findImpossible(surface: Surface, on: SpacePair): ImpossiblePlacement | null {
  const [a, b] = on;
  const off = on.filter((space) => !isSpace(space));
  if (off.length > 0) return { code: 'off-board', rule: 'PL-0', spaces: off };
  if (!areNeighbors(a, b)) return { code: 'not-neighbors', rule: 'PL-0', spaces: on };
  const below = surface.luminos[a]!;
  if (below !== NOTHING && below === surface.luminos[b]) {
    return { code: 'exactly-covering', rule: 'PL-2', spaces: on, lumino: below };
  }
  const levels = [surface.levels[a]! + 1, surface.levels[b]! + 1] as const;
  return levels[0] === levels[1] ? null : { code: 'tilted', rule: 'PL-3', spaces: on, levels };
}

/** The surface of a reef, or the first Lumino that cannot lie where it is said to. */
export function layReef(luminos: readonly LaidLumino[]): Result<Surface, ImpossibleLumino> {
  const surface = emptySurface();
  for (const [index, lumino] of luminos.entries()) {
    const rejection = findImpossible(surface, lumino.on);
    if (rejection !== null) return err({ lumino: index, rejection });
    layInto(surface, lumino, index);
  }
  return ok(surface);
}

/** The surface of a reef that is known to be possible. */
export function surfaceOf(luminos: readonly LaidLumino[]): Surface {
  const result = layReef(luminos);
  if (!result.ok) throw new Error(`impossible reef: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** A surface with one more Lumino on it; the given one stays as it is. */
export function withLumino(surface: Surface, lumino: LaidLumino, index: number): Surface {
  const next: Surface = {
    levels: surface.levels.slice(),
    colors: surface.colors.slice(),
    symbols: surface.symbols.slice(),
    luminos: surface.luminos.slice(),
  };
  layInto(next, lumino, index);
  return next;
}

function layInto(surface: Surface, lumino: LaidLumino, index: number): void {
  const levels = surface.levels as Uint8Array;
  const colors = surface.colors as Int8Array;
  const symbols = surface.symbols as Uint8Array;
  const luminos = surface.luminos as Int16Array;
  for (let half = 0; half < 2; half++) {
    const space = lumino.on[half]!;
    levels[space] = levels[space]! + 1;
    colors[space] = COLORS.indexOf(lumino.colors[half]!);
    symbols[space] = symbolCode(lumino.symbols[half]!);
    luminos[space] = index;
  }
}

/** A view from what is seen of each space; spaces left out are uncovered. */
export function viewOf(spaces: ReadonlyMap<Space, VisibleSpace>): View {
  const levels = new Uint8Array(SPACE_COUNT);
  const colors = new Int8Array(SPACE_COUNT).fill(NOTHING);
  const symbols = new Uint8Array(SPACE_COUNT);
  for (const [space, seen] of spaces) {
    levels[space] = seen.level;
    colors[space] = COLORS.indexOf(seen.color);
    symbols[space] = symbolCode(seen.symbol);
  }
  return { levels, colors, symbols };
}

export function visibleSpace(view: View, space: Space): VisibleSpace | null {
  const color = COLORS[view.colors[space]!];
  if (color === undefined) return null;
  return { color, level: view.levels[space]!, symbol: symbolOfCode(view.symbols[space]!) };
}
