/** Animals in the final scoring: FS-3 on the dark score board, FS-4 on the light one. */

import type { ScoreLine } from '@/tabletop/scoring/scoring';

import { NEIGHBORS, SPACE_COUNT, type ReefBoard } from './boards';
import { ANIMALS, byAnimal, type Animal, type ByAnimal, type Space } from './model';
import { FIRST_ANIMAL_CODE, type View } from './surface';

export const SCORE_BOARDS = ['dark', 'light'] as const;
export type ScoreBoard = (typeof SCORE_BOARDS)[number];

/** FS-3: points for 0, 1, 2, 3 and 4 visible animals of a species; more than 4 count as 4. */
export const DARK_SIDE_POINTS: ByAnimal<readonly [0, number, number, number, number]> = {
  shellfish: [0, 0, 1, 4, 8],
  crab: [0, 2, 4, 7, 10],
  seahorse: [0, 1, 6, 7, 12],
  starfish: [0, 4, 8, 11, 14],
};
export const MOST_ANIMALS_COUNTED = 4;

export interface LightSideRule {
  /** What a neighbour must be to count. */
  readonly wants: 'water' | 'same-level' | 'higher-level' | 'lower-level';
  readonly small: { readonly from: number; readonly points: number };
  readonly large: { readonly from: number; readonly points: number };
}

/** FS-4: the larger score replaces the smaller. */
export const LIGHT_SIDE_RULES: ByAnimal<LightSideRule> = {
  shellfish: { wants: 'water', small: { from: 1, points: 1 }, large: { from: 3, points: 2 } },
  crab: { wants: 'same-level', small: { from: 1, points: 1 }, large: { from: 4, points: 3 } },
  seahorse: { wants: 'higher-level', small: { from: 1, points: 2 }, large: { from: 6, points: 7 } },
  starfish: { wants: 'lower-level', small: { from: 1, points: 2 }, large: { from: 5, points: 4 } },
};

/** FS-4, where somebody looked at each animal and nobody recorded its space: how many earn the small and the large score. */
export type LightTally = ByAnimal<{ readonly small: number; readonly large: number }>;

export function tallyPoints(tally: LightTally): number {
  return ANIMALS.reduce((sum, species) => {
    const { small, large } = LIGHT_SIDE_RULES[species];
    return sum + tally[species].small * small.points + tally[species].large * large.points;
  }, 0);
}

/** The count of the dark side is the visible animals of a species; that of the light side, the neighbours that count. */
export interface AnimalLine extends ScoreLine<'animals'> {
  readonly side: ScoreBoard;
  readonly species: Animal;
  /** Where the animal is seen; empty when only counts are known. */
  readonly spaces: readonly Space[];
  /** Light side: the neighbours that count. */
  readonly neighbors: readonly Space[];
}

export function animalsSeen(view: View): ByAnimal<readonly Space[]> {
  return byAnimal((animal) => {
    const code = FIRST_ANIMAL_CODE + ANIMALS.indexOf(animal);
    const spaces: Space[] = [];
    for (let space = 0; space < SPACE_COUNT; space++) {
      if (view.symbols[space] === code) spaces.push(space);
    }
    return spaces;
  });
}

export function darkSidePoints(species: Animal, count: number): number {
  return DARK_SIDE_POINTS[species][Math.min(count, MOST_ANIMALS_COUNTED)]!;
}

/** FS-3, one line for each species that is seen. */
export function scoreAnimalsDark(seen: ByAnimal<readonly Space[]>): readonly AnimalLine[] {
  return ANIMALS.flatMap((species) => {
    const spaces = seen[species];
    if (spaces.length === 0) return [];
    return [speciesLine(species, spaces.length, spaces)];
  });
}

/** FS-3; without spaces where only the number of animals is known. */
export function speciesLine(species: Animal, count: number, spaces: readonly Space[] = []): AnimalLine {
  const points = darkSidePoints(species, count);
  return { category: 'animals', side: 'dark', species, count, points, spaces, neighbors: [] };
}

/** FS-4, one line for each visible animal. */
export function scoreAnimalsLight(board: ReefBoard, view: View): readonly AnimalLine[] {
  const seen = animalsSeen(view);
  return ANIMALS.flatMap((species) =>
    seen[species].map((space) => {
      const neighbors = NEIGHBORS[space]!.filter((neighbor) => counts(board, view, species, space, neighbor));
      const points = lightSidePoints(species, neighbors.length);
      return {
        category: 'animals',
        side: 'light',
        species,
        count: neighbors.length,
        points,
        spaces: [space],
        neighbors,
      } as const;
    }),
  );
}

export function lightSidePoints(species: Animal, neighbors: number): number {
  const { small, large } = LIGHT_SIDE_RULES[species];
  if (neighbors >= large.from) return large.points;
  return neighbors >= small.from ? small.points : 0;
}

function counts(board: ReefBoard, view: View, species: Animal, space: Space, neighbor: Space): boolean {
  const level = view.levels[neighbor]!;
  const own = view.levels[space]!;
  switch (LIGHT_SIDE_RULES[species].wants) {
    case 'water':
      return level === 0 && board.terrain[neighbor] === 'water';
    case 'same-level':
      return level === own;
    case 'higher-level':
      return level > own;
    case 'lower-level':
      // Base spaces are no coral spaces, so the ground is not a lower level.
      return level > 0 && level < own;
  }
}
