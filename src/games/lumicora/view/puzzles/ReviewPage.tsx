import { useMemo, useState } from 'react';

import { dayNumber } from '@/tabletop/learn/puzzles';
import { nextPosition, reviewOn, reviewSeed, summarizeReview } from '@/tabletop/learn/review';
import type { ReviewDay, ReviewList } from '@/tabletop/learn/review';
import { localDay, type PlayedPuzzle } from '@/tabletop/learn/view/usePuzzlePlay';
import { puzzleDeskStrings } from '@/tabletop/strings/puzzles';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { LiveText } from '@/ui/components/LiveText';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { ReviewedRule } from '../../lessons/puzzleKinds';
import { referenceStrings } from '../../strings/reference';
import type { BoardRoom } from '../reefEntry/useBoardRoom';
import { puzzles } from './kinds';
import type { ReefPuzzle } from './kinds/reefPuzzle';
import { useReview } from './puzzleStore';
import { PuzzleTable } from './PuzzleTable';

export interface ReviewPageProps {
  /** The moment that says which day it is. */
  readonly at: number;
  readonly room: BoardRoom;
  readonly onFinish: () => void;
}

/** The positions of today one after another, and what they led to. */
export function ReviewPage({ at, room, onFinish }: ReviewPageProps) {
  const { list, record } = useReview();
  const today = dayNumber(localDay(at));
  const day = reviewOn(list, today);
  // The solution of a position stays in view after its result is kept.
  const [shown, setShown] = useState(() => nextPosition(day));
  const position = shown === null ? undefined : day.positions[shown];
  const played = useMemo((): PlayedPuzzle<ReefPuzzle> | null => {
    if (shown === null || position === undefined) return null;
    const puzzle = puzzles.about(position.rule, position.difficulty, reviewSeed(today, shown));
    return { puzzle, puzzleKey: puzzles.keyOf(puzzle), slot: `review.${shown}`, day: null };
  }, [shown, position, today]);
  if (played === null) return <ReviewEnd {...{ list, day, today, onFinish }} />;
  return (
    <PuzzleTable
      key={shown}
      played={played}
      room={room}
      onNext={() => setShown(nextPosition(day))}
      onOthers={null}
      onEnd={(isRight) => record(today, isRight)}
    />
  );
}

interface ReviewEndProps {
  readonly list: ReviewList<ReviewedRule>;
  readonly day: ReviewDay<ReviewedRule>;
  readonly today: number;
  readonly onFinish: () => void;
}

/** What the day has brought, rule by rule; or that there was nothing to do. */
function ReviewEnd({ list, day: { positions, results }, today, onFinish }: ReviewEndProps) {
  const strings = useStrings(puzzleDeskStrings).review;
  const { rules } = useStrings(referenceStrings);
  const { nextDay } = summarizeReview(list, today);
  const dueOf = (rule: ReviewedRule) => list.cards.find((card) => card.rule === rule)?.due;
  const reviewed = [...new Set(positions.map(({ rule }) => rule))];
  const right = results.filter((isRight) => isRight).length;
  return (
    <Screen>
      <Card isLit={positions.length > 0}>
        <LiveText variant="title" text={positions.length === 0 ? strings.empty : strings.done} />
        {positions.length === 0 ? (
          <Text tone="mutedText">{strings.emptyLead}</Text>
        ) : (
          <Text variant="lead" strong>
            {strings.result(right, positions.length)}
          </Text>
        )}
        {reviewed.map((rule) => {
          const due = dueOf(rule);
          const { title } = rules[rule];
          const days = due === undefined ? null : Math.max(1, due - today);
          return (
            <Text key={rule}>
              {days === null ? strings.isLearned(title) : strings.comesAgain(title, days)}
            </Text>
          );
        })}
        {list.learned === 0 ? null : <Text tone="accentText">{strings.learned(list.learned)}</Text>}
        {nextDay === null || reviewed.length > 0 ? null : (
          <Text tone="mutedText">{strings.next(nextDay - today)}</Text>
        )}
      </Card>
      <Button label={strings.finish} onPress={onFinish} />
    </Screen>
  );
}
