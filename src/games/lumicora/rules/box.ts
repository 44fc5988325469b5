/** What is in the box: LU-1, LU-3, LU-4, LU-5. */

import { ANIMALS, COLORS, type Color, type CoralNumber } from './model';
import type { LooseLumino } from './turn';

export const LUMINOS_PER_COLOR = 26;
export const STARTING_LUMINOS = 6;
/** LU-1, LU-5: 104 Luminos and 6 starting Luminos; no reef can hold more. */
export const LUMINOS_IN_BOX = COLORS.length * LUMINOS_PER_COLOR + STARTING_LUMINOS;

/** LU-3: the fish on the back tell from how many players on a Lumino is used. */
export const FISH_SETS = [
  { fish: 0, perColor: 18, fromPlayers: 2 },
  { fish: 3, perColor: 4, fromPlayers: 3 },
  { fish: 4, perColor: 4, fromPlayers: 4 },
] as const;

const EMERGENCY_STACK: Readonly<Record<number, number>> = { 2: 0, 3: 6, 4: 8 };

export interface LuminoSupply {
  readonly perColor: number;
  readonly total: number;
  readonly emergencyStack: number;
  readonly bag: number;
}

export function luminoSupply(players: number): LuminoSupply {
  const emergencyStack = EMERGENCY_STACK[players];
  if (emergencyStack === undefined) throw new Error(`no game for ${players} players`);
  const perColor = FISH_SETS.filter((set) => set.fromPlayers <= players).reduce(
    (sum, set) => sum + set.perColor,
    0,
  );
  const total = perColor * COLORS.length;
  return { perColor, total, emergencyStack, bag: total - emergencyStack };
}

/** LU-5: one starting Lumino for each pair of two colours. */
export const STARTING_PAIRS: readonly (readonly [Color, Color])[] = COLORS.flatMap((color, index) =>
  COLORS.slice(index + 1).map((other) => [color, other] as const),
);

/**
 * LU-4: how many Luminos there are of each number and animal is not printed in the booklets. This census is an
 * assumption: of the 18 without fish, 1, 2 and 3 once with each animal and two each of 4, 5, 6; of each set with fish,
 * one Lumino an animal, numbers 1 to 3 in turn.
 */
export function assumedCensus(players: number): readonly LooseLumino[] {
  return COLORS.flatMap((color) =>
    FISH_SETS.filter((set) => set.fromPlayers <= players).flatMap((set) =>
      set.fish === 0 ? plainSet(color) : fishSet(color),
    ),
  );
}

function plainSet(color: Color): readonly LooseLumino[] {
  const low: readonly CoralNumber[] = [1, 2, 3];
  const high: readonly CoralNumber[] = [4, 4, 5, 5, 6, 6];
  return [
    ...low.flatMap((number) => ANIMALS.map((animal) => ({ color, symbols: [number, animal] as const }))),
    ...high.map((number) => ({ color, symbols: [number, null] as const })),
  ];
}

function fishSet(color: Color): readonly LooseLumino[] {
  return ANIMALS.map((animal, index) => ({
    color,
    symbols: [((index % 3) + 1) as CoralNumber, animal],
  }));
}
