/** Random boards and reefs from a seeded generator: reefs of legal play, and reefs that break every rule but gravity. */

import { createBoard, NEIGHBORS, PAIRS, PENALTIES, STARTING_AREA } from '@/games/lumicora/rules/boards';
import type { BaseTerrain, ReefBoard } from '@/games/lumicora/rules/boards';
import { legalPlacements } from '@/games/lumicora/rules/legalPlacements';
import { ANIMALS, COLORS, CORAL_NUMBERS, numberBringsAnimal } from '@/games/lumicora/rules/model';
import type { Color, CoralSymbol, LaidLumino, Space, SpacePair } from '@/games/lumicora/rules/model';
import { emptySurface, findImpossible, withLumino, type Surface } from '@/games/lumicora/rules/surface';
import type { Rng } from '@/kit/rng';

export const MOST_LAID = 30;

/** Where the next Lumino goes if it can: spread over the ground, piled up, or anywhere. */
const HABITS = ['low', 'high', 'any'] as const;
type Habit = (typeof HABITS)[number];

export interface RandomReef {
  readonly board: ReefBoard;
  readonly luminos: readonly LaidLumino[];
  readonly surface: Surface;
  readonly color: Color;
  readonly limestone: number;
  /** Made by placements that the rules allow. */
  readonly isLegal: boolean;
}

export function randomReef(rng: Rng): RandomReef {
  const isLegal = rng.int(2) === 0;
  const board = randomBoard(rng);
  const luminos = isLegal ? legalReef(rng, board) : possibleReef(rng);
  const surface = luminos.reduce(withLumino, emptySurface());
  return { board, luminos, surface, color: rng.pick(COLORS), limestone: rng.int(11), isLegal };
}

export function randomBoard(rng: Rng): ReefBoard {
  const side = rng.pick(['A', 'B'] as const);
  const wetness = rng.next();
  const dry: readonly BaseTerrain[] = side === 'A' ? ['limestone'] : ['limestone', ...PENALTIES];
  return createBoard(side, () => (rng.next() < wetness ? 'water' : rng.pick(dry)));
}

/** A starting Lumino and up to 29 others, each where `legalPlacements` allows it when limestone is no matter. */
export function legalReef(rng: Rng, board: ReefBoard): readonly LaidLumino[] {
  const luminos = [randomStartingLumino(rng)];
  const habit = rng.pick(HABITS);
  const palette = randomPalette(rng);
  const most = 1 + rng.int(MOST_LAID);
  let surface = luminos.reduce(withLumino, emptySurface());
  while (luminos.length < most) {
    const color = rng.pick(palette);
    const choice = legalPlacements(board, surface, color, Infinity);
    if (choice.length === 0) break;
    const lumino = randomLumino(
      rng,
      color,
      pickByHabit(
        rng,
        surface,
        choice.map(({ on }) => on),
        habit,
      ),
    );
    surface = withLumino(surface, lumino, luminos.length);
    luminos.push(lumino);
  }
  return luminos;
}

/** Up to 30 Luminos that lie flat on something; sometimes none starts the reef. */
export function possibleReef(rng: Rng): readonly LaidLumino[] {
  const luminos = rng.int(4) === 0 ? [] : [randomStartingLumino(rng)];
  const habit = rng.pick(HABITS);
  const palette = randomPalette(rng);
  const most = rng.int(MOST_LAID + 1);
  const { region, well } = randomRegion(rng);
  let surface = luminos.reduce(withLumino, emptySurface());
  while (luminos.length < most) {
    const current = surface;
    const choice = region.filter(
      (on) => findImpossible(current, on) === null && !(on.includes(well) && (current.levels[well] ?? 0) > 0),
    );
    if (choice.length === 0) break;
    const lumino = randomLumino(rng, rng.pick(palette), pickByHabit(rng, surface, choice, habit));
    surface = withLumino(surface, lumino, luminos.length);
    luminos.push(lumino);
  }
  return luminos;
}

/** The whole board, the upper part of it, or the surroundings of a well: a space that is covered once at most. */
function randomRegion(rng: Rng): { readonly region: readonly SpacePair[]; readonly well: Space } {
  const kind = rng.int(3);
  if (kind === 0) return { region: PAIRS, well: -1 };
  if (kind === 1) return { region: PAIRS.slice(0, 12 + rng.int(40)), well: -1 };
  const well = rng.pick(INLAND);
  const near = NEIGHBORS[well]!;
  return { region: PAIRS.filter((on) => on.some((space) => near.includes(space))), well };
}

const INLAND: readonly Space[] = NEIGHBORS.flatMap((list, space) => (list.length === 6 ? [space] : []));

/** Few colours make other colours rare, which is what the exceptions of PL-1 are about. */
function randomPalette(rng: Rng): readonly Color[] {
  const first = rng.pick(COLORS);
  return rng.int(3) === 0 ? [first, first, first, rng.pick(COLORS)] : COLORS;
}

function pickByHabit(rng: Rng, { levels }: Surface, choice: readonly SpacePair[], habit: Habit): SpacePair {
  if (habit === 'any' || rng.int(5) === 0) return rng.pick(choice);
  const heights = choice.map(([space]) => levels[space]!);
  const wanted = habit === 'low' ? Math.min(...heights) : Math.max(...heights);
  return rng.pick(choice.filter((_, index) => heights[index] === wanted));
}

function randomStartingLumino(rng: Rng): LaidLumino {
  const first = rng.pick(COLORS);
  const second = rng.pick(COLORS.filter((color) => color !== first));
  return { on: STARTING_AREA, colors: [first, second], symbols: [null, null] };
}

function randomLumino(rng: Rng, color: Color, [a, b]: SpacePair): LaidLumino {
  const number = rng.pick(CORAL_NUMBERS);
  const other: CoralSymbol = numberBringsAnimal(number) ? rng.pick(ANIMALS) : null;
  const symbols = rng.int(2) === 0 ? ([number, other] as const) : ([other, number] as const);
  return { on: rng.int(2) === 0 ? [a, b] : [b, a], colors: [color, color], symbols };
}
