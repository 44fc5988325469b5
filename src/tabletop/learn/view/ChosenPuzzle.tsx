import { Fragment, useEffect, useMemo, type ReactNode } from 'react';

import { DAILY_SLOT, slotOf, type PuzzleState } from '../puzzleDesk';
import { tallyOf } from '../puzzleProgress';
import { dayNumber, startSeed } from '../puzzles';
import type { CalendarDay, Difficulty, PosedPuzzle, Puzzles } from '../puzzles';
import type { PlayedPuzzle } from './usePuzzlePlay';

/** The puzzle of a day, or one of a kind; a seed names it once it is known. */
export type WantedPuzzle<Kind extends string> =
  | { readonly of: 'day'; readonly day: CalendarDay }
  | {
      readonly of: 'kind';
      readonly kind: Kind;
      readonly difficulty: Difficulty;
      readonly seed: number | null;
    };

export interface ChosenPuzzleProps<P extends PosedPuzzle> {
  readonly puzzles: Puzzles<P>;
  readonly state: PuzzleState<P['kind']>;
  readonly wanted: WantedPuzzle<P['kind']>;
  readonly now: () => number;
  /** This seed is the puzzle to show from now on. */
  readonly onSeed: (seed: number) => void;
  /** Draws one puzzle; there is no next one after the puzzle of the day. */
  readonly children: (played: PlayedPuzzle<P>, onNext: (() => void) | null) => ReactNode;
}

/** Chooses the puzzle that is wanted: the one begun before, or one that was not seen yet. */
export function ChosenPuzzle<P extends PosedPuzzle>(props: ChosenPuzzleProps<P>) {
  const { wanted } = props;
  return wanted.of === 'day' ? (
    <DailyPuzzle {...props} {...wanted.day} />
  ) : (
    <PracticePuzzle key={slotOf(wanted.kind, wanted.difficulty)} {...props} {...wanted} />
  );
}

type DailyProps<P extends PosedPuzzle> = Pick<ChosenPuzzleProps<P>, 'puzzles' | 'children'> & CalendarDay;

function DailyPuzzle<P extends PosedPuzzle>({ puzzles, year, month, day, children }: DailyProps<P>) {
  const played = useMemo((): PlayedPuzzle<P> => {
    const today = { year, month, day };
    const puzzle = puzzles.ofTheDay(today);
    return { puzzle, puzzleKey: puzzles.keyOf(puzzle), slot: DAILY_SLOT, day: dayNumber(today) };
  }, [puzzles, year, month, day]);
  return <Fragment key={played.day}>{children(played, null)}</Fragment>;
}

type PracticeProps<P extends PosedPuzzle> = Omit<ChosenPuzzleProps<P>, 'wanted'> &
  Extract<WantedPuzzle<P['kind']>, { readonly of: 'kind' }>;

function PracticePuzzle<P extends PosedPuzzle>(props: PracticeProps<P>) {
  const { puzzles, state, kind, difficulty, seed, now, onSeed, children } = props;
  const { progress, desk } = state;
  const slot = slotOf(kind, difficulty);
  const played = useMemo((): PlayedPuzzle<P> | null => {
    if (seed === null) return null;
    const puzzle = puzzles.generate(kind, difficulty, seed);
    return { puzzle, puzzleKey: puzzles.keyOf(puzzle), slot, day: null };
  }, [puzzles, kind, difficulty, seed, slot]);
  const next = () => {
    const start = startSeed(tallyOf(progress).tried, now());
    onSeed(puzzles.next(kind, difficulty, new Set(progress.seen), start).seed);
  };
  useEffect(() => {
    if (seed !== null) return;
    const begun = desk.works[slot];
    if (begun === undefined || begun.isCounted) next();
    else onSeed(begun.seed);
  });
  return played === null ? null : <Fragment key={seed}>{children(played, next)}</Fragment>;
}
