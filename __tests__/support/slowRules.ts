/**
 * Legality, majorities and light-side animals a second time, slow and literal: a reef is a pile of halves on each named
 * space, and every rule is asked as the rules page words it. Nothing of `src/games/lumicora/rules` is used but types.
 */

import type { Animal, Color, CoralSymbol } from '@/games/lumicora/rules/model';

/** One half of a Lumino; the two halves of a Lumino bear the same number. */
export interface SlowHalf {
  readonly lumino: number;
  readonly color: Color;
  readonly symbol: CoralSymbol;
}

/** The halves on each space, lowest first. */
export type SlowReef = Readonly<Record<string, readonly SlowHalf[]>>;

export interface SlowLumino {
  readonly on: readonly [string, string];
  readonly colors: readonly [Color, Color];
  readonly symbols: readonly [CoralSymbol, CoralSymbol];
}

export type SlowVerdict =
  | { readonly legal: true; readonly level: number; readonly cost: number }
  | { readonly legal: false; readonly rule: string; readonly exception: 'A' | 'B' | null };

/** BO-2 */
interface Cell {
  readonly name: string;
  readonly x: number;
  readonly row: number;
}

const CELLS: readonly Cell[] = [5, 6, 7, 8, 7, 6, 5].flatMap((n, row) =>
  Array.from({ length: n }, (_, i) => ({ name: 'abcdefg'.charAt(row) + (i + 1), x: 8 - n + 2 * i, row })),
);

const AROUND: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  CELLS.map(({ name, x, row }) => {
    const places = [
      [x - 2, row],
      [x + 2, row],
      [x - 1, row - 1],
      [x + 1, row - 1],
      [x - 1, row + 1],
      [x + 1, row + 1],
    ];
    const found = places.map((place) => CELLS.find((cell) => cell.x === place[0] && cell.row === place[1]));
    return [name, found.flatMap((cell) => (cell === undefined ? [] : [cell.name]))];
  }),
);

export const SLOW_SPACES: readonly string[] = CELLS.map(({ name }) => name);

export const SLOW_PAIRS: readonly (readonly [string, string])[] = SLOW_SPACES.flatMap((a) =>
  SLOW_SPACES.filter((b) => a < b && AROUND[a]!.includes(b)).map((b) => [a, b] as const),
);

export function slowReef(luminos: readonly SlowLumino[]): SlowReef {
  const reef: Record<string, SlowHalf[]> = {};
  luminos.forEach(({ on, colors, symbols }, lumino) => {
    for (const half of [0, 1] as const) {
      const pileThere = (reef[on[half]] ??= []);
      pileThere.push({ lumino, color: colors[half], symbol: symbols[half] });
    }
  });
  return reef;
}

function pile(reef: SlowReef, space: string): readonly SlowHalf[] {
  return reef[space] ?? [];
}

function top(reef: SlowReef, space: string): SlowHalf | undefined {
  return pile(reef, space).at(-1);
}

function isFreeBase(reef: SlowReef, space: string): boolean {
  return space !== 'd4' && space !== 'd5' && pile(reef, space).length === 0;
}

/** Is a visible coral space of this colour, in this level, next to the space? */
function touchesColor(reef: SlowReef, space: string, color: Color, level: number): boolean {
  return AROUND[space]!.some(
    (other) => top(reef, other)?.color === color && pile(reef, other).length === level,
  );
}

/** Is any half of a Lumino in level 1, covered or not, next to the space? */
function touchesGroundLumino(reef: SlowReef, space: string): boolean {
  return AROUND[space]!.some((other) => pile(reef, other)[0] !== undefined);
}

/** PL-1 ground */
export function slowException(reef: SlowReef, color: Color): 'A' | 'B' | null {
  const isVisible = SLOW_SPACES.some(
    (space) => pile(reef, space).length === 1 && top(reef, space)!.color === color,
  );
  if (!isVisible) return 'A';
  for (const [a, b] of SLOW_PAIRS) {
    if (!isFreeBase(reef, a) || !isFreeBase(reef, b)) continue;
    if (touchesColor(reef, a, color, 1) || touchesColor(reef, b, color, 1)) return null;
  }
  return 'B';
}

function broken(rule: string, exception: 'A' | 'B' | null = null): SlowVerdict {
  return { legal: false, rule, exception };
}

/** `water`: the names of the water spaces. The exception is worked out once for all pairs by the caller. */
export function slowVerdict(
  water: ReadonlySet<string>,
  reef: SlowReef,
  color: Color,
  [a, b]: readonly [string, string],
  limestone: number,
  exception: 'A' | 'B' | null,
): SlowVerdict {
  if (!SLOW_SPACES.includes(a) || !SLOW_SPACES.includes(b) || !AROUND[a]!.includes(b)) return broken('PL-0');
  const on = [a, b];
  if (on.some((space) => (space === 'd4' || space === 'd5') && pile(reef, space).length === 0)) {
    return broken('SE-1');
  }
  // PL-1 and PL-2 speak of the level of the Lumino, which a tilted one has not.
  if (pile(reef, a).length !== pile(reef, b).length) return broken('PL-3');
  const level = pile(reef, a).length + 1;
  if (level === 1) {
    const touches =
      exception === null
        ? on.some((space) => touchesColor(reef, space, color, 1))
        : on.some((space) => touchesGroundLumino(reef, space));
    if (!touches) return broken('PL-1', exception);
  } else {
    const liesOnOwn = on.some((space) => top(reef, space)!.color === color);
    const touchesOwn = on.some((space) => touchesColor(reef, space, color, level));
    if (!liesOnOwn && !touchesOwn) return broken('PL-1');
    if (top(reef, a)!.lumino === top(reef, b)!.lumino) return broken('PL-2');
  }
  const cost = level === 1 ? on.filter((space) => water.has(space)).length : 0;
  return cost > limestone ? broken('PL-4') : { legal: true, level, cost };
}

/** FS-5: the points of each player for their counts of one colour. */
export function slowMajority(counts: readonly number[]): readonly number[] {
  return counts.map((own) => {
    if (own === 0) return 0;
    const ahead = counts.filter((other) => other > own).length;
    const equal = counts.filter((other) => other === own).length;
    if (ahead === 0) return equal === 1 ? 4 : 3;
    if (ahead === 1) return equal === 1 ? 2 : 1;
    return 0;
  });
}

export interface SlowAnimal {
  readonly space: string;
  readonly species: Animal;
  readonly points: number;
}

/** FS-4 */
export function slowLightAnimals(water: ReadonlySet<string>, reef: SlowReef): readonly SlowAnimal[] {
  return SLOW_SPACES.flatMap((space) => {
    const symbol = top(reef, space)?.symbol;
    if (symbol === undefined || symbol === null || typeof symbol === 'number') return [];
    const own = pile(reef, space).length;
    const around = AROUND[space]!;
    const levels = around.map((other) => pile(reef, other).length).filter((level) => level > 0);
    const pools = around.filter((other) => water.has(other) && pile(reef, other).length === 0).length;
    const same = levels.filter((level) => level === own).length;
    const higher = levels.filter((level) => level > own).length;
    const lower = levels.filter((level) => level < own).length;
    const points = {
      shellfish: pools >= 3 ? 2 : pools >= 1 ? 1 : 0,
      crab: same >= 4 ? 3 : same >= 1 ? 1 : 0,
      seahorse: higher === 6 ? 7 : higher >= 1 ? 2 : 0,
      starfish: lower >= 5 ? 4 : lower >= 1 ? 2 : 0,
    };
    return [{ space, species: symbol, points: points[symbol] }];
  });
}
