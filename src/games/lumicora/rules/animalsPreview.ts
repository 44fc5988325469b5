/** The animals' part of a placement preview: FS-3 by species on the dark score board, FS-4 by animal on the light one. */

import { animalsSeen, darkSidePoints, scoreAnimalsLight, type ScoreBoard } from './animals';
import type { ReefBoard } from './boards';
import { ANIMALS, type Animal, type ByAnimal, type LaidLumino, type Space } from './model';
import { symbolOfCode, type View } from './surface';

export interface AnimalAt {
  readonly species: Animal;
  readonly space: Space;
}

/** Points of a species (dark side) or of one animal (light side). */
export interface AnimalPoints {
  readonly species: Animal;
  readonly added: readonly Space[];
  readonly covered: readonly Space[];
  /** Light side: the animal stays in sight, and what lies around it changes its points. */
  readonly kept: readonly Space[];
  readonly before: number;
  readonly after: number;
}

export interface AnimalsPreview {
  readonly scoreBoard: ScoreBoard;
  readonly added: readonly AnimalAt[];
  readonly covered: readonly AnimalAt[];
  /** All animal points of the player. */
  readonly before: number;
  readonly after: number;
  /** Every animal added or covered is in one of them, with points or without; their differences make up the whole. */
  readonly changes: readonly AnimalPoints[];
}

/** The view is the one with the Lumino on it. */
export type AnimalsPreviewOf = (lumino: LaidLumino, after: View) => AnimalsPreview;

export function prepareAnimals(board: ReefBoard, scoreBoard: ScoreBoard, before: View): AnimalsPreviewOf {
  const changesOf = scoreBoard === 'dark' ? prepareDark(before) : prepareLight(board, before);
  return (lumino, after) => {
    const added = lumino.symbols.flatMap((symbol, half) => animalAt(symbol, lumino.on[half]!));
    const covered = lumino.on.flatMap((space) => animalAt(symbolOfCode(before.symbols[space]!), space));
    const { points, changes } = changesOf(added, covered, after);
    const gained = changes.reduce((sum, change) => sum + change.after - change.before, 0);
    return { scoreBoard, added, covered, before: points, after: points + gained, changes };
  };
}

function animalAt(symbol: LaidLumino['symbols'][number], space: Space): readonly AnimalAt[] {
  return typeof symbol === 'string' ? [{ species: symbol, space }] : [];
}

type ChangesOf = (
  added: readonly AnimalAt[],
  covered: readonly AnimalAt[],
  after: View,
) => { readonly points: number; readonly changes: readonly AnimalPoints[] };

function prepareDark(before: View): ChangesOf {
  const seen: ByAnimal<readonly Space[]> = animalsSeen(before);
  const all = ANIMALS.reduce((sum, species) => sum + darkSidePoints(species, seen[species].length), 0);
  return (allAdded, allCovered) => ({
    points: all,
    changes: ANIMALS.flatMap((species) => {
      const added = spacesOf(allAdded, species);
      const covered = spacesOf(allCovered, species);
      if (added.length + covered.length === 0) return [];
      const count = seen[species].length;
      const countAfter = count + added.length - covered.length;
      const points = { before: darkSidePoints(species, count), after: darkSidePoints(species, countAfter) };
      return [{ species, added, covered, kept: [], ...points }];
    }),
  });
}

function spacesOf(animals: readonly AnimalAt[], species: Animal): readonly Space[] {
  return animals.flatMap((animal) => (animal.species === species ? [animal.space] : []));
}

function prepareLight(board: ReefBoard, before: View): ChangesOf {
  const animals = lightAnimals(board, before);
  const points = animals.reduce((sum, animal) => sum + animal.points, 0);
  return (added, covered, after) => {
    const pointsAfter = new Map(lightAnimals(board, after).map((animal) => [animal.space, animal.points]));
    const earned = (space: Space) => pointsAfter.get(space) ?? 0;
    const isCovered = (space: Space) => covered.some((animal) => animal.space === space);
    return {
      points,
      changes: [
        ...animals.flatMap(({ species, space, points: had }): readonly AnimalPoints[] => {
          const one = { species, added: [], before: had };
          if (isCovered(space)) return [{ ...one, covered: [space], kept: [], after: 0 }];
          const has = earned(space);
          return has === had ? [] : [{ ...one, covered: [], kept: [space], after: has }];
        }),
        ...added.map(({ species, space }): AnimalPoints => {
          return { species, added: [space], covered: [], kept: [], before: 0, after: earned(space) };
        }),
      ],
    };
  };
}

function lightAnimals(board: ReefBoard, view: View): readonly (AnimalAt & { readonly points: number })[] {
  return scoreAnimalsLight(board, view).flatMap(({ species, spaces, points }) =>
    spaces.map((space) => ({ species, space, points })),
  );
}
