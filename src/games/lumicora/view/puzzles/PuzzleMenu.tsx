import { useMemo } from 'react';

import { Screen } from '@/ui/components/Screen';

import { dayNumber, puzzleOfTheDay } from '../../lessons/puzzles/daily';
import { PUZZLE_KINDS, type Difficulty, type PuzzleKind } from '../../lessons/puzzles/puzzle';
import { DailyCard } from './DailyCard';
import { KindCard } from './KindCard';
import { localDay } from './localDay';
import { PuzzleSums } from './PuzzleSums';

export interface PuzzleMenuProps {
  /** The moment that says which day it is. */
  readonly at: number;
  readonly onDaily: () => void;
  readonly onKind: (kind: PuzzleKind, difficulty: Difficulty) => void;
}

/** All puzzles to choose from, the puzzle of the day first. */
export function PuzzleMenu({ at, onDaily, onKind }: PuzzleMenuProps) {
  const { year, month, day } = localDay(at);
  const { kind, difficulty } = useMemo(() => puzzleOfTheDay(year, month, day), [year, month, day]);
  return (
    <Screen>
      <PuzzleSums />
      <DailyCard
        at={at}
        day={dayNumber(year, month, day)}
        kind={kind}
        difficulty={difficulty}
        onPlay={onDaily}
      />
      {PUZZLE_KINDS.map((each) => (
        <KindCard key={each} kind={each} onPlay={(chosen) => onKind(each, chosen)} />
      ))}
    </Screen>
  );
}
