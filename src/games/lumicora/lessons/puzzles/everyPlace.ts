/** Find every legal place for the Lumino in hand. */

import { err, ok, type Result } from '@/kit/result';
import type { Rng } from '@/kit/rng';

import { NEIGHBORS } from '../../rules/boards';
import { legalPlacements } from '../../rules/legalPlacements';
import { COLORS, type Color, type Space, type SpacePair } from '../../rules/model';
import {
  checkPlacement,
  coveredSpaces,
  groundException,
  visibleInLevel,
  type GroundException,
  type Placement,
} from '../../rules/placement';
import { surfaceOf, type Surface } from '../../rules/surface';
import { playByChance } from './playReef';
import type {
  AttemptOf,
  Difficulty,
  EveryPlacePuzzle,
  ExplainedPlace,
  ExplanationOf,
  Made,
  PlaceReason,
  PuzzleMistake,
} from './puzzle';
import { shuffled } from './shuffled';

/** How many places there are to find. */
const PLACE_COUNTS: Readonly<Record<Difficulty, { readonly least: number; readonly most: number }>> = {
  easy: { least: 2, most: 4 },
  medium: { least: 4, most: 7 },
  hard: { least: 6, most: 12 },
};

export function makeEveryPlace(rng: Rng, difficulty: Difficulty): Made<EveryPlacePuzzle> | null {
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

export function answerEveryPlace(puzzle: EveryPlacePuzzle): AttemptOf<'every-place'> {
  return { kind: 'every-place', pairs: placesOf(puzzle).map(({ on }) => on) };
}

/** A wrong pair weighs more than a missing one. */
export function judgeEveryPlace(
  puzzle: EveryPlacePuzzle,
  pairs: readonly SpacePair[],
): Result<null, PuzzleMistake> {
  for (const on of pairs) {
    const judged = judgePair(puzzle, on);
    if (!judged.ok) return judged;
  }
  const missing = placesOf(puzzle).filter((place) => !pairs.some((on) => isSamePair(on, place.on)));
  return missing.length === 0 ? ok(null) : err({ code: 'places-missing', count: missing.length });
}

/** One pair on its way to all of them. */
export function judgePair(puzzle: EveryPlacePuzzle, on: SpacePair): Result<null, PuzzleMistake> {
  const { board, luminos, hand, limestone } = puzzle;
  const checked = checkPlacement(board, surfaceOf(luminos), hand.color, on, limestone);
  return checked.ok ? ok(null) : err({ code: 'refused', on, rejection: checked.error });
}

export function isSamePair([a, b]: SpacePair, other: SpacePair): boolean {
  return a !== b && other.includes(a) && other.includes(b);
}

export function explainEveryPlace(puzzle: EveryPlacePuzzle): ExplanationOf<'every-place'> {
  const surface = surfaceOf(puzzle.luminos);
  const { color } = puzzle.hand;
  const exception = exceptionFor(surface, color);
  const places = placesOf(puzzle).map((place): ExplainedPlace => {
    return { ...place, reason: reasonFor(surface, color, exception, place) };
  });
  const spaces = [...new Set(places.flatMap(({ on }) => on))];
  return { kind: 'every-place', color, exception, places, spaces };
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
