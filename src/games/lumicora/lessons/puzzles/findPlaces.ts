/** A person on the way to every legal place: one pair after another, three wrong ones at most. */

import type { SpacePair } from '../../rules/model';
import { answerEveryPlace, isSamePair, judgePair } from './everyPlace';
import type { EveryPlacePuzzle, PuzzleMistake } from './puzzle';

export const CHANCES = 3;

export interface FoundPlaces {
  readonly found: readonly SpacePair[];
  /** In the order they were made. */
  readonly mistakes: readonly PuzzleMistake[];
}

export const NOTHING_FOUND: FoundPlaces = { found: [], mistakes: [] };

/** A pair that was found before, or tried after the end, changes nothing. */
export function tryPair(puzzle: EveryPlacePuzzle, state: FoundPlaces, on: SpacePair): FoundPlaces {
  const { found, mistakes } = state;
  const isOver = statusOf(puzzle, state) !== 'open';
  if (isOver || found.some((pair) => isSamePair(pair, on))) return state;
  const judged = judgePair(puzzle, on);
  return judged.ok ? { found: [...found, on], mistakes } : { found, mistakes: [...mistakes, judged.error] };
}

export function statusOf(puzzle: EveryPlacePuzzle, state: FoundPlaces): 'open' | 'solved' | 'failed' {
  if (state.mistakes.length >= CHANCES) return 'failed';
  return placesLeft(puzzle, state) === 0 ? 'solved' : 'open';
}

export function placesLeft(puzzle: EveryPlacePuzzle, { found }: FoundPlaces): number {
  return answerEveryPlace(puzzle).pairs.length - found.length;
}

export function chancesLeft({ mistakes }: FoundPlaces): number {
  return Math.max(0, CHANCES - mistakes.length);
}
