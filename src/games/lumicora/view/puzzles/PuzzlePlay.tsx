import { useEffect, useMemo } from 'react';

import { dayNumber, puzzleOfTheDay } from '../../lessons/puzzles/daily';
import { generatePuzzle, nextPuzzle } from '../../lessons/puzzles/generate';
import type { PuzzleProgress } from '../../lessons/puzzles/progress';
import { tallyOf } from '../../lessons/puzzles/progress';
import type { Difficulty, PuzzleKind } from '../../lessons/puzzles/puzzle';
import type { BoardRoom } from '../reefEntry/useBoardRoom';
import type { LocalDay } from './localDay';
import { PuzzleTable } from './PuzzleTable';
import { usePuzzles } from './puzzleStore';
import { DAILY_SLOT, slotOf } from './puzzleWork';

/** The puzzle of a day, or one of a kind; a seed names it once it is known. */
export type WantedPuzzle =
  | { readonly of: 'day'; readonly day: LocalDay }
  | {
      readonly of: 'kind';
      readonly kind: PuzzleKind;
      readonly difficulty: Difficulty;
      readonly seed: number | null;
    };

export interface PuzzlePlayProps {
  readonly wanted: WantedPuzzle;
  readonly room: BoardRoom;
  readonly now: () => number;
  /** This seed is the puzzle to show from now on. */
  readonly onSeed: (seed: number) => void;
  readonly onOthers: () => void;
}

export function PuzzlePlay({ wanted, ...rest }: PuzzlePlayProps) {
  return wanted.of === 'day' ? (
    <DailyPuzzle day={wanted.day} {...rest} />
  ) : (
    <PracticePuzzle key={slotOf(wanted.kind, wanted.difficulty)} {...wanted} {...rest} />
  );
}

type Room = Pick<PuzzlePlayProps, 'room' | 'onOthers'>;

function DailyPuzzle({ day: { year, month, day }, room, onOthers }: Room & { readonly day: LocalDay }) {
  const puzzle = useMemo(() => puzzleOfTheDay(year, month, day), [year, month, day]);
  const number = dayNumber(year, month, day);
  return (
    <PuzzleTable
      key={number}
      puzzle={puzzle}
      slot={DAILY_SLOT}
      day={number}
      room={room}
      onNext={null}
      onOthers={onOthers}
    />
  );
}

type PracticeProps = Omit<PuzzlePlayProps, 'wanted'> & Extract<WantedPuzzle, { readonly of: 'kind' }>;

function PracticePuzzle({ kind, difficulty, seed, room, now, onSeed, onOthers }: PracticeProps) {
  const { progress, desk } = usePuzzles();
  const slot = slotOf(kind, difficulty);
  const puzzle = useMemo(
    () => (seed === null ? null : generatePuzzle(kind, difficulty, seed)),
    [kind, difficulty, seed],
  );
  const next = () =>
    onSeed(nextPuzzle(kind, difficulty, new Set(progress.seen), startSeed(progress, now())).seed);
  useEffect(() => {
    if (seed !== null) return;
    const begun = desk.works[slot];
    if (begun === undefined || begun.isCounted) next();
    else onSeed(begun.seed);
  });
  if (puzzle === null) return null;
  return (
    <PuzzleTable
      key={puzzle.seed}
      puzzle={puzzle}
      slot={slot}
      day={null}
      room={room}
      onNext={next}
      onOthers={onOthers}
    />
  );
}

/** Seeds from here on are those of the puzzles of the day. */
const SEEDS = 0x40000000;

/** Somewhere else for every person and every puzzle; the keys of those seen do the rest. */
function startSeed(progress: PuzzleProgress, now: number): number {
  return (Math.floor(now) + 7919 * tallyOf(progress).tried) % SEEDS;
}
