import { useEffect, useMemo } from 'react';

import type { Puzzle, PuzzleMistake } from '../../lessons/puzzles/puzzle';
import { puzzleKey } from '../../lessons/puzzles/puzzleKey';
import { judge } from '../../lessons/puzzles/solve';
import { placesTried, type PlacesTried, type PlaceTry } from '../../lessons/puzzles/placesTried';
import { usePuzzles } from './puzzleStore';
import { answerTo, beginWork, type Answer, type PuzzleWork } from './puzzleWork';

export interface PuzzlePlay {
  /** The way to every legal place; null in other puzzles. */
  readonly places: PlacesTried | null;
  readonly answer: Answer | null;
  readonly status: 'open' | 'solved' | 'failed';
  /** Why the answer is wrong. */
  readonly mistake: PuzzleMistake | null;
  readonly tryPlace: (place: PlaceTry) => void;
  readonly give: (answer: Answer) => void;
}

/** A puzzle that is played: the store keeps what was done, and the rules say what came of it. */
export function usePuzzlePlay(slot: string, puzzle: Puzzle, day: number | null): PuzzlePlay {
  const { desk, begin, record } = usePuzzles();
  const fresh = useMemo(() => beginWork(puzzle.seed, puzzleKey(puzzle)), [puzzle]);
  const kept = desk.works[slot];
  const work = kept?.key === fresh.key ? kept : fresh;
  useEffect(() => begin(slot, fresh), [begin, slot, fresh]);
  const outcome = useMemo(() => outcomeOf(puzzle, work), [puzzle, work]);
  const keep = (next: PuzzleWork) => {
    if (outcome.status !== 'open') return;
    const { status } = outcomeOf(puzzle, next);
    const end = status === 'open' ? null : { kind: puzzle.kind, isSolved: status === 'solved', day };
    record(slot, next, end);
  };
  return {
    ...outcome,
    tryPlace: (place) => keep({ ...work, tries: [...work.tries, place] }),
    give: (answer) => keep({ ...work, answer }),
  };
}

type Outcome = Pick<PuzzlePlay, 'places' | 'answer' | 'status' | 'mistake'>;

function outcomeOf(puzzle: Puzzle, { tries, answer: kept }: PuzzleWork): Outcome {
  if (puzzle.kind === 'every-place') {
    const places = placesTried(puzzle, tries);
    const mistake = places.last === null || typeof places.last === 'string' ? null : places.last;
    return { places, answer: null, status: places.status, mistake };
  }
  const answer = answerTo(puzzle, kept);
  if (answer === null) return { places: null, answer, status: 'open', mistake: null };
  const judged = judge(puzzle, answer);
  if (judged.ok) return { places: null, answer, status: 'solved', mistake: null };
  return { places: null, answer, status: 'failed', mistake: judged.error };
}
