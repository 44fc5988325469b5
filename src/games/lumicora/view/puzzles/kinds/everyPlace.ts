/** Find every legal place for the Lumino in hand. */

import * as v from 'valibot';

import { err, ok, type Result } from '@/kit/result';
import { shuffled, type Rng } from '@/kit/rng';
import type { Difficulty, Made } from '@/tabletop/learn/puzzles';

import { areNeighbors, NEIGHBORS, SPACE_COUNT } from '../../../rules/boards';
import { legalPlacements } from '../../../rules/legalPlacements';
import { COLORS, type Color, type Space, type SpacePair } from '../../../rules/model';
import {
  checkPlacement,
  coveredSpaces,
  groundException,
  visibleInLevel,
  type GroundException,
  type Placement,
  type PlacementRejection,
} from '../../../rules/placement';
import { surfaceOf, type Surface } from '../../../rules/surface';
import type { LooseLumino } from '../../../rules/turn';
import type { PuzzleStrings } from '../../../strings/en/puzzles';
import { describeRejection } from '../../describeRejection';
import { playByChance } from './playReef';
import {
  NO_CHOICE,
  PLAIN,
  puzzleText,
  solutionLine,
  type MistakeWords,
  type ReefOutcome,
  type ReefPuzzle,
  type ReefPuzzleKind,
} from './reefPuzzle';

export interface EveryPlacePuzzle extends ReefPuzzle {
  readonly kind: 'every-place';
  readonly hand: LooseLumino;
  readonly limestone: number;
}

interface EveryPlaceAnswer {
  readonly kind: 'every-place';
  readonly pairs: readonly SpacePair[];
}

/** Every place is found pair by pair; `all` claims that there are no more. */
type PlaceTry = SpacePair | 'all';

type EveryPlaceMistake =
  | { readonly code: 'refused'; readonly on: SpacePair; readonly rejection: PlacementRejection }
  | { readonly code: 'places-missing'; readonly count: number };

/** PL-1: what makes a place legal, with the spaces that do. */
interface PlaceReason {
  readonly code: 'touches-own' | 'lies-on-own' | 'exception-a' | 'exception-b';
  readonly spaces: readonly Space[];
}

interface ExplainedPlace extends Placement {
  readonly reason: PlaceReason;
}

/** How many places there are to find. */
const PLACE_COUNTS: Readonly<Record<Difficulty, { readonly least: number; readonly most: number }>> = {
  easy: { least: 2, most: 4 },
  medium: { least: 4, most: 7 },
  hard: { least: 6, most: 12 },
};

function make(rng: Rng, difficulty: Difficulty): Made<EveryPlacePuzzle> | null {
  const played = playByChance(rng, difficulty);
  if (played === null) return null;
  const { board, surface, limestone, luminos, turns, draw } = played;
  const { least, most } = PLACE_COUNTS[difficulty];
  const color = shuffled(rng, COLORS).find((each) => {
    const places = legalPlacements(board, surface, each, limestone);
    return places.length >= least && places.length <= most && suits(difficulty, surface, each, places);
  });
  if (color === undefined) return null;
  return { kind: 'every-place', board, luminos, turns, hand: draw(color), limestone };
}

/** Easy ones need no exception; medium ones an upper level or an exception; hard ones are about several of them. */
function suits(
  difficulty: Difficulty,
  surface: Surface,
  color: Color,
  places: readonly Placement[],
): boolean {
  const levels = new Set(places.map(({ level }) => level));
  const isException = levels.has(1) && exceptionFor(surface, color) !== null;
  if (difficulty === 'easy') return !isException;
  if (difficulty === 'medium') return isException || levels.size > 1 || !levels.has(1);
  return levels.size + (isException ? 1 : 0) > 1;
}

function exceptionFor(surface: Surface, color: Color): GroundException | null {
  return groundException(surface, visibleInLevel(surface, color, 1));
}

function placesOf({ board, luminos, hand, limestone }: EveryPlacePuzzle): readonly Placement[] {
  return legalPlacements(board, surfaceOf(luminos), hand.color, limestone);
}

function answer(puzzle: EveryPlacePuzzle): EveryPlaceAnswer {
  return { kind: 'every-place', pairs: placesOf(puzzle).map(({ on }) => on) };
}

/** A wrong pair weighs more than a missing one. */
function judge(puzzle: EveryPlacePuzzle, { pairs }: EveryPlaceAnswer): Result<null, EveryPlaceMistake> {
  for (const on of pairs) {
    const judged = judgePair(puzzle, on);
    if (!judged.ok) return judged;
  }
  const missing = placesOf(puzzle).filter((place) => !pairs.some((on) => isSamePair(on, place.on)));
  return missing.length === 0 ? ok(null) : err({ code: 'places-missing', count: missing.length });
}

/** One pair on its way to all of them. */
function judgePair(puzzle: EveryPlacePuzzle, on: SpacePair): Result<null, EveryPlaceMistake> {
  const { board, luminos, hand, limestone } = puzzle;
  const checked = checkPlacement(board, surfaceOf(luminos), hand.color, on, limestone);
  return checked.ok ? ok(null) : err({ code: 'refused', on, rejection: checked.error });
}

export function isSamePair([a, b]: SpacePair, other: SpacePair): boolean {
  return a !== b && other.includes(a) && other.includes(b);
}

function explain(puzzle: EveryPlacePuzzle) {
  const surface = surfaceOf(puzzle.luminos);
  const { color } = puzzle.hand;
  const exception = exceptionFor(surface, color);
  const places = placesOf(puzzle).map((place): ExplainedPlace => {
    return { ...place, reason: reasonFor(surface, color, exception, place) };
  });
  const spaces = [...new Set(places.flatMap(({ on }) => on))];
  return { color, exception, places, spaces };
}

function reasonFor(
  surface: Surface,
  color: Color,
  exception: GroundException | null,
  { on, level }: Placement,
): PlaceReason {
  if (level === 1 && exception !== null) {
    const code = exception === 'A' ? 'exception-a' : 'exception-b';
    return { code, spaces: touched(on, coveredSpaces(surface)) };
  }
  const below = level === 1 ? [] : on.filter((space) => surface.colors[space] === COLORS.indexOf(color));
  if (below.length > 0) return { code: 'lies-on-own', spaces: below };
  return { code: 'touches-own', spaces: touched(on, visibleInLevel(surface, color, level)) };
}

function touched(on: SpacePair, spaces: readonly Space[]): readonly Space[] {
  return spaces.filter((space) => on.some((half) => NEIGHBORS[half]!.includes(space)));
}

export const CHANCES = 3;

interface PlacesTried {
  readonly found: readonly SpacePair[];
  readonly chances: number;
  /** What came of the last try; null before the first. */
  readonly last: 'found' | 'found-before' | EveryPlaceMistake | null;
  readonly status: 'open' | 'solved' | 'failed';
}

const NOTHING_TRIED: PlacesTried = { found: [], chances: CHANCES, last: null, status: 'open' };

/** Nobody is told how many places there are: one has to say when it is all. */
function placesTried(puzzle: EveryPlacePuzzle, tries: readonly PlaceTry[]): PlacesTried {
  return tries.reduce((state, each) => afterTry(puzzle, state, each), NOTHING_TRIED);
}

/** A claim that is wrong costs a chance like a pair that is wrong. */
function afterTry(puzzle: EveryPlacePuzzle, state: PlacesTried, on: PlaceTry): PlacesTried {
  const { found, status } = state;
  if (status !== 'open') return state;
  if (on === 'all') {
    const judged = judge(puzzle, { kind: 'every-place', pairs: found });
    return judged.ok ? { ...state, last: null, status: 'solved' } : afterMistake(state, judged.error);
  }
  if (found.some((pair) => isSamePair(pair, on))) return { ...state, last: 'found-before' };
  const judged = judgePair(puzzle, on);
  if (!judged.ok) return afterMistake(state, judged.error);
  return { ...state, found: [...found, on], last: 'found' };
}

function afterMistake(state: PlacesTried, mistake: EveryPlaceMistake): PlacesTried {
  const chances = state.chances - 1;
  return { ...state, chances, last: mistake, status: chances === 0 ? 'failed' : 'open' };
}

function outcomeOf(puzzle: EveryPlacePuzzle, tries: readonly PlaceTry[]): ReefOutcome<EveryPlaceMistake> {
  const { status, last, chances, found } = placesTried(puzzle, tries);
  const mistake = last === null || typeof last === 'string' ? null : last;
  return { status, mistake, search: { chances, found: found.length } };
}

function describeMistake(
  { mistakes, placement }: PuzzleStrings,
  _: EveryPlacePuzzle,
  mistake: EveryPlaceMistake,
): MistakeWords {
  switch (mistake.code) {
    case 'refused': {
      const { sentence, rule } = describeRejection(placement, mistake.rejection);
      return { sentence, rule };
    }
    case 'places-missing':
      return { sentence: mistakes.placesMissing(mistake.count), rule: null };
  }
}

const aSpace = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SPACE_COUNT - 1));
const keptTry = v.union([v.literal('all'), v.tuple([aSpace, aSpace])]);

export const everyPlace = {
  ...PLAIN,
  id: 'every-place',
  rules: ['PL-0', 'PL-1', 'PL-2', 'PL-3', 'PL-4'],
  make,
  textOf: (puzzle) => puzzleText(puzzle, `${puzzle.hand.color} ${puzzle.limestone}`),
  answer,
  judge,
  outcomeOf,
  readTry: (_, kept) => (v.is(keptTry, kept) ? kept : null),
  explain,
  ruleOf: () => 'PL-1',
  claim: 'all',
  describeQuestion: ({ questions }, { hand, limestone }) => questions.everyPlace(hand.color, limestone),
  describeMistake,
  describeSolution: ({ explanations: words }, puzzle) => {
    const { places, color, spaces } = explain(puzzle);
    const lines = places.map(({ on, level, cost, reason }, index) => {
      const why = words.reason(reason.code, color);
      return solutionLine(words.place(index + 1, level, cost, why), on);
    });
    return { summary: words.places(places.length), lines, spaces };
  },
  tap: (_, choice, space) => {
    const { first } = choice;
    // Whoever taps somewhere else altogether begins anew there; that is no mistake.
    if (first === null || !areNeighbors(first, space)) {
      return { choice: { ...choice, first: first === space ? null : space }, tried: null };
    }
    return { choice: NO_CHOICE, tried: [first, space] };
  },
  describeState: (words, puzzle, { first }, tries) => {
    if (first !== null) return words.tapSecond;
    const { last } = placesTried(puzzle, tries);
    if (last === null) return words.tapTwo;
    if (last === 'found') return words.rightPlace;
    return last === 'found-before' ? words.foundBefore : describeMistake(words, puzzle, last).sentence;
  },
  /** Places that were missed show only when it is over. */
  tagsOf: (words, puzzle, tries) => {
    const { found, status } = placesTried(puzzle, tries);
    const { levels } = surfaceOf(puzzle.luminos);
    const isOver = status !== 'open';
    const shown = isOver ? answer(puzzle).pairs : found;
    return shown.map((on, index) => {
      // The numbers are those of the lines that explain them.
      const text = isOver ? String(index + 1) : null;
      const plain = { on, level: levels[on[0]]!, part: 'both', text } as const;
      return found.some((pair) => isSamePair(pair, on))
        ? { ...plain, kind: 'found', words: words.foundPlace(text) }
        : { ...plain, kind: 'missed', words: words.missedPlace(text) };
    });
  },
  questionMarks: (_, { first }, mistake) => {
    if (first !== null) return { chosen: [first] };
    if (mistake?.code !== 'refused') return {};
    return { chosen: mistake.on, involved: new Set(mistake.rejection.spaces) };
  },
  solutionMarks: (puzzle, { lines }, chosen) =>
    chosen === null
      ? {}
      : {
          chosen: lines[chosen]!.spaces,
          involved: new Set(explain(puzzle).places[chosen]!.reason.spaces),
        },
} as const satisfies ReefPuzzleKind<EveryPlacePuzzle, EveryPlaceAnswer, EveryPlaceMistake, PlaceTry>;
