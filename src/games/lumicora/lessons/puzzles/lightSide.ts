/** How many points do these animals score on the light side? */

import { err, ok, type Result } from '@/kit/result';
import type { Rng } from '@/kit/rng';

import {
  darkSidePoints,
  LIGHT_SIDE_RULES,
  lightSidePoints,
  scoreAnimalsLight,
  type AnimalLine,
} from '../../rules/animals';
import { ANIMALS } from '../../rules/model';
import { surfaceOf } from '../../rules/surface';
import { playByChance } from './playReef';
import type {
  AskedAnimals,
  AttemptOf,
  Difficulty,
  ExplanationOf,
  LightSidePuzzle,
  Made,
  PuzzleMistake,
} from './puzzle';
import { shuffled } from './shuffled';

const OPTIONS = 4;
const FEWEST_OF_SPECIES = 2;
const FEWEST_OF_ALL = 4;

export function makeLightSide(rng: Rng, difficulty: Difficulty): Made<LightSidePuzzle> | null {
  const played = playByChance(rng, difficulty);
  if (played === null) return null;
  const { board, luminos, turns, surface } = played;
  const lines = scoreAnimalsLight(board, surface);
  const asked = ask(rng, difficulty, lines);
  if (asked === null) return null;
  const counted = lines.filter((line) => isAsked(asked, line));
  return { kind: 'light-side', board, luminos, turns, asked, options: optionsFor(rng, counted) };
}

function ask(rng: Rng, difficulty: Difficulty, lines: readonly AnimalLine[]): AskedAnimals | null {
  switch (difficulty) {
    case 'easy': {
      if (lines.length === 0) return null;
      // On low reefs most animals score nothing; few of these are enough.
      const scoring = lines.filter(({ points }) => points > 0);
      const { species, spaces } = rng.pick(scoring.length === 0 || rng.int(6) === 0 ? lines : scoring);
      return { of: 'animal', species, space: spaces[0]! };
    }
    case 'medium': {
      const several = ANIMALS.filter((species) => isWorthwhile(lines.filter(of(species)), FEWEST_OF_SPECIES));
      return several.length === 0 ? null : { of: 'species', species: rng.pick(several) };
    }
    case 'hard':
      return isWorthwhile(lines, FEWEST_OF_ALL) ? { of: 'all' } : null;
  }
}

function isWorthwhile(lines: readonly AnimalLine[], fewest: number): boolean {
  return lines.length >= fewest && sumOf(lines) > 0;
}

function of(species: AnimalLine['species']): (line: AnimalLine) => boolean {
  return (line) => line.species === species;
}

function isAsked(asked: AskedAnimals, { species, spaces }: AnimalLine): boolean {
  switch (asked.of) {
    case 'animal':
      return spaces.includes(asked.space);
    case 'species':
      return species === asked.species;
    case 'all':
      return true;
  }
}

/**
 * The right number among what people arrive at by mistake, and numbers near it where those are too few. How many are
 * smaller is left to chance: else the second smallest would be right most of the time.
 */
function optionsFor(rng: Rng, lines: readonly AnimalLine[]): readonly number[] {
  const right = sumOf(lines);
  const mistaken = shuffled(rng, mistakenTotals(lines));
  const smaller = rng.int(Math.min(right, OPTIONS - 1) + 1);
  const below = [...mistaken, right - 1, right - 2, right - 3].filter((each) => each >= 0 && each < right);
  const above = [...mistaken, right + 1, right + 2, right + 3].filter((each) => each > right);
  const wrong = [...[...new Set(below)].slice(0, smaller), ...new Set(above)];
  return [right, ...wrong.slice(0, OPTIONS - 1)].sort((a, b) => a - b);
}

function mistakenTotals(lines: readonly AnimalLine[]): readonly number[] {
  const total = (points: (line: AnimalLine) => number) => lines.reduce((sum, line) => sum + points(line), 0);
  const species = ANIMALS.filter((each) => lines.some(of(each)));
  return [
    // A neighbour too many or too few at every animal.
    total((line) => lightSidePoints(line.species, line.count + 1)),
    total((line) => lightSidePoints(line.species, line.count - 1)),
    // The larger score added to the smaller, or forgotten.
    total(({ species: own, points }) =>
      points === LIGHT_SIDE_RULES[own].large.points ? points + LIGHT_SIDE_RULES[own].small.points : points,
    ),
    total(({ species: own, points }) => Math.min(points, LIGHT_SIDE_RULES[own].small.points)),
    // The other side of the score board.
    species.reduce((sum, each) => sum + darkSidePoints(each, lines.filter(of(each)).length), 0),
    // An animal overlooked.
    sumOf(lines.slice(1)),
  ];
}

function sumOf(lines: readonly AnimalLine[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}

function linesOf({ board, luminos, asked }: LightSidePuzzle): readonly AnimalLine[] {
  return scoreAnimalsLight(board, surfaceOf(luminos)).filter((line) => isAsked(asked, line));
}

export function answerLightSide(puzzle: LightSidePuzzle): AttemptOf<'light-side'> {
  return { kind: 'light-side', points: sumOf(linesOf(puzzle)) };
}

export function judgeLightSide(puzzle: LightSidePuzzle, points: number): Result<null, PuzzleMistake> {
  const right = answerLightSide(puzzle).points;
  if (points === right) return ok(null);
  return err({ code: points < right ? 'too-few-points' : 'too-many-points', points });
}

export function explainLightSide(puzzle: LightSidePuzzle): ExplanationOf<'light-side'> {
  const lines = linesOf(puzzle);
  const spaces = lines.flatMap((line) => line.spaces);
  return { kind: 'light-side', lines, total: sumOf(lines), spaces };
}
