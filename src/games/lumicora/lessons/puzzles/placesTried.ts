/** Finding every legal place without being told how many there are: one has to say when it is all. */

import type { SpacePair } from '../../rules/model';
import { isSamePair, judgeEveryPlace, judgePair } from './everyPlace';
import type { EveryPlacePuzzle, PuzzleMistake } from './puzzle';

export const CHANCES = 3;

/** Every place is found pair by pair; `all` claims that there are no more. */
export type PlaceTry = SpacePair | 'all';

export interface PlacesTried {
  readonly found: readonly SpacePair[];
  readonly chances: number;
  /** What came of the last try; null before the first. */
  readonly last: 'found' | 'found-before' | PuzzleMistake | null;
  readonly status: 'open' | 'solved' | 'failed';
}

const NOTHING_TRIED: PlacesTried = { found: [], chances: CHANCES, last: null, status: 'open' };

export function placesTried(puzzle: EveryPlacePuzzle, tries: readonly PlaceTry[]): PlacesTried {
  return tries.reduce((state, each) => afterTry(puzzle, state, each), NOTHING_TRIED);
}

/** A claim that is wrong costs a chance like a pair that is wrong. */
function afterTry(puzzle: EveryPlacePuzzle, state: PlacesTried, on: PlaceTry): PlacesTried {
  const { found, status } = state;
  if (status !== 'open') return state;
  if (on === 'all') {
    const judged = judgeEveryPlace(puzzle, found);
    return judged.ok ? { ...state, last: null, status: 'solved' } : afterMistake(state, judged.error);
  }
  if (found.some((pair) => isSamePair(pair, on))) return { ...state, last: 'found-before' };
  const judged = judgePair(puzzle, on);
  if (!judged.ok) return afterMistake(state, judged.error);
  return { ...state, found: [...found, on], last: 'found' };
}

function afterMistake(state: PlacesTried, mistake: PuzzleMistake): PlacesTried {
  const chances = state.chances - 1;
  return { ...state, chances, last: mistake, status: chances === 0 ? 'failed' : 'open' };
}
