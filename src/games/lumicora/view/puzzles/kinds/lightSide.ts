/** How many points do these animals score on the light side? */

import * as v from 'valibot';

import { err, ok, type Result } from '@/kit/result';
import { shuffled, type Rng } from '@/kit/rng';
import type { Difficulty, Made } from '@/tabletop/learn/puzzles';

import {
  darkSidePoints,
  LIGHT_SIDE_RULES,
  lightSidePoints,
  scoreAnimalsLight,
  type AnimalLine,
} from '../../../rules/animals';
import { ANIMALS, type Animal, type Space } from '../../../rules/model';
import { surfaceOf } from '../../../rules/surface';
import { playByChance } from './playReef';
import { choosing, givenOnce, PLAIN, puzzleText, type ReefPuzzle, type ReefPuzzleKind } from './reefPuzzle';

/** The animals that are to be counted. */
type AskedAnimals =
  | { readonly of: 'animal'; readonly species: Animal; readonly space: Space }
  | { readonly of: 'species'; readonly species: Animal }
  | { readonly of: 'all' };

export interface LightSidePuzzle extends ReefPuzzle {
  readonly kind: 'light-side';
  readonly asked: AskedAnimals;
  /** Four different numbers, smallest first; one is right. */
  readonly options: readonly number[];
}

interface LightSideAnswer {
  readonly kind: 'light-side';
  readonly points: number;
}

interface LightSideMistake {
  readonly code: 'too-few-points' | 'too-many-points';
  readonly points: number;
}

const OPTIONS = 4;
const FEWEST_OF_SPECIES = 2;
const FEWEST_OF_ALL = 4;

function make(rng: Rng, difficulty: Difficulty): Made<LightSidePuzzle> | null {
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

function answer(puzzle: LightSidePuzzle): LightSideAnswer {
  return { kind: 'light-side', points: sumOf(linesOf(puzzle)) };
}

function judge(puzzle: LightSidePuzzle, { points }: LightSideAnswer): Result<null, LightSideMistake> {
  const right = answer(puzzle).points;
  if (points === right) return ok(null);
  return err({ code: points < right ? 'too-few-points' : 'too-many-points', points });
}

function explain(puzzle: LightSidePuzzle) {
  const lines = linesOf(puzzle);
  const spaces = lines.flatMap((line) => line.spaces);
  return { lines, total: sumOf(lines), spaces };
}

/** No answer is larger. */
const MOST_POINTS = 10_000;
const keptAnswer = v.object({
  kind: v.literal('light-side'),
  points: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_POINTS)),
});

export const lightSide = {
  ...PLAIN,
  id: 'light-side',
  rules: ['FS-4'],
  make,
  textOf: (puzzle) => puzzleText(puzzle, Object.values(puzzle.asked).join(' ')),
  answer,
  judge,
  outcomeOf: givenOnce(judge),
  readTry: (_, kept) => (v.is(keptAnswer, kept) ? kept : null),
  explain,
  ruleOf: () => 'FS-4',
  describeQuestion: ({ questions }, { asked }) => {
    switch (asked.of) {
      case 'animal':
        return questions.lightAnimal(asked.species);
      case 'species':
        return questions.lightSpecies(asked.species);
      case 'all':
        return questions.lightAll;
    }
  },
  describeMistake: ({ mistakes }, _, { code, points }) => {
    const sentence =
      code === 'too-few-points' ? mistakes.tooFewPoints(points) : mistakes.tooManyPoints(points);
    return { sentence, rule: null };
  },
  describeSolution: ({ explanations, finalScoring }, puzzle) => {
    const { lines, total, spaces } = explain(puzzle);
    return {
      summary: explanations.lightTotal(total),
      lines: lines.map(({ species, count, points, spaces: own, neighbors }) => {
        const rule = LIGHT_SIDE_RULES[species];
        return {
          text: explanations.lightAnimal(species, rule, count, points),
          note: finalScoring.lines.needed(rule),
          spaces: own,
          links: own.flatMap((from) => (neighbors.length === 0 ? [] : [{ from, to: neighbors }])),
        };
      }),
      spaces,
    };
  },
  optionsOf: (_, { options, kind }, chosen) =>
    options.map((points) => ({
      value: { kind, points },
      label: String(points),
      isChosen: chosen?.points === points,
      color: null,
    })),
  tap: (_, choice) => choosing(choice, null),
  questionMarks: (puzzle) => ({ involved: new Set(explain(puzzle).spaces) }),
  solutionMarks: (_, { lines }, chosen) => {
    const lit = chosen === null ? lines : [lines[chosen]!];
    return {
      involved: new Set(lit.flatMap((each) => each.spaces)),
      links: lit.flatMap((each) => each.links),
    };
  },
} as const satisfies ReefPuzzleKind<LightSidePuzzle, LightSideAnswer, LightSideMistake>;
