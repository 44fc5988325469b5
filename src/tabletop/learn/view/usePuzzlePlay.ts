import { useEffect, useMemo } from 'react';

import { beginWork, triesIn, type PuzzleState, type PuzzleWork } from '../puzzleDesk';
import type { CalendarDay, PosedPuzzle, PuzzleKind, PuzzleOutcome } from '../puzzles';

/** The puzzle of the day goes by the date where the device is. */
export function localDay(at: number): CalendarDay {
  const date = new Date(at);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

export interface PuzzlePlay<Try, Outcome> {
  readonly tries: readonly Try[];
  readonly outcome: Outcome;
  /** Nothing more is taken once it is solved or failed. */
  readonly give: (tried: Try) => void;
}

/** What is played, and where it is kept. */
export interface PlayedPuzzle<P extends PosedPuzzle> {
  readonly puzzle: P;
  /** By `Puzzles.keyOf`. */
  readonly puzzleKey: string;
  readonly slot: string;
  /** The day whose puzzle it is; null for every other puzzle. */
  readonly day: number | null;
}

/** A puzzle that is played: the store keeps what was done, and its kind says what came of it. */
export function usePuzzlePlay<P extends PosedPuzzle, Try, Outcome extends PuzzleOutcome<unknown>>(
  { desk, begin, record }: PuzzleState<P['kind']>,
  kind: Pick<PuzzleKind<P, unknown, unknown, Try>, 'readTry'> & {
    outcomeOf(puzzle: P, tries: readonly Try[]): Outcome;
  },
  { puzzle, puzzleKey, slot, day }: PlayedPuzzle<P>,
  /** Told once, when the puzzle is solved or failed. */
  onEnd: (isSolved: boolean) => void = () => undefined,
): PuzzlePlay<Try, Outcome> {
  const fresh = useMemo(() => beginWork(puzzle.seed, puzzleKey), [puzzle, puzzleKey]);
  const kept = desk.works[slot];
  const work: PuzzleWork = kept?.key === fresh.key ? kept : fresh;
  useEffect(() => begin(slot, fresh), [begin, slot, fresh]);
  const tries = useMemo(() => triesIn(kind, puzzle, work), [kind, puzzle, work]);
  const outcome = useMemo(() => kind.outcomeOf(puzzle, tries), [kind, puzzle, tries]);
  const give = (tried: Try) => {
    if (outcome.status !== 'open') return;
    const next = [...tries, tried];
    const { status } = kind.outcomeOf(puzzle, next);
    const { kind: id, difficulty } = puzzle;
    const end = status === 'open' ? null : { kind: id, difficulty, isSolved: status === 'solved', day };
    record(slot, { ...work, tries: next }, end);
    if (end !== null && !work.isCounted) onEnd(end.isSolved);
  };
  return { tries, outcome, give };
}
