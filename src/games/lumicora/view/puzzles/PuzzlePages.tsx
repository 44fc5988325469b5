import { useMemo } from 'react';

import { dayNumber, type Difficulty } from '@/tabletop/learn/puzzles';
import { ChosenPuzzle, type WantedPuzzle } from '@/tabletop/learn/view/ChosenPuzzle';
import { PuzzleMenu } from '@/tabletop/learn/view/PuzzleMenu';
import { localDay } from '@/tabletop/learn/view/usePuzzlePlay';
import { useFormats } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { PUZZLE_KINDS, type PuzzleKindId } from '../../lessons/puzzleKinds';
import { puzzleStrings } from '../../strings/puzzles';
import type { BoardRoom } from '../reefEntry/useBoardRoom';
import { puzzles } from './kinds';
import { usePuzzles } from './puzzleStore';
import { PuzzleTable } from './PuzzleTable';

export interface MenuPageProps {
  /** The moment that says which day it is. */
  readonly at: number;
  readonly onDaily: () => void;
  readonly onKind: (kind: PuzzleKindId, difficulty: Difficulty) => void;
}

export function MenuPage({ at, onDaily, onKind }: MenuPageProps) {
  const { names, leads } = useStrings(puzzleStrings);
  const state = usePuzzles();
  const date = useFormats().date(at);
  const { year, month, day } = localDay(at);
  const today = useMemo(() => {
    const { kind, difficulty } = puzzles.ofTheDay({ year, month, day });
    return { kind, difficulty, day: dayNumber({ year, month, day }), date };
  }, [year, month, day, date]);
  return <PuzzleMenu kinds={PUZZLE_KINDS} {...{ state, names, leads, today, onDaily, onKind }} />;
}

export interface PlayPageProps {
  readonly wanted: WantedPuzzle<PuzzleKindId>;
  readonly room: BoardRoom;
  readonly now: () => number;
  /** This seed is the puzzle to show from now on. */
  readonly onSeed: (seed: number) => void;
  readonly onOthers: () => void;
}

export function PlayPage({ wanted, room, now, onSeed, onOthers }: PlayPageProps) {
  const state = usePuzzles();
  return (
    <ChosenPuzzle {...{ puzzles, state, wanted, now, onSeed }}>
      {(played, onNext) => <PuzzleTable {...{ played, room, onNext, onOthers }} />}
    </ChosenPuzzle>
  );
}
