import { useMemo, useState } from 'react';

import { Button } from '@/ui/components/Button';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { Puzzle } from '../../lessons/puzzles/puzzle';
import { areNeighbors } from '../../rules/boards';
import type { Space } from '../../rules/model';
import { puzzleStrings } from '../../strings/puzzles';
import { puzzleScreenStrings } from '../../strings/puzzleScreens';
import { BoardAndPanel } from '../reefEntry/BoardAndPanel';
import type { BoardRoom } from '../reefEntry/useBoardRoom';
import { describeSolution } from './describePuzzle';
import { PuzzleBoard } from './PuzzleBoard';
import { PuzzleFoot } from './PuzzleFoot';
import { PuzzleHead } from './PuzzleHead';
import { PuzzlePanel } from './PuzzlePanel';
import { answerAt, NO_CHOICE, questionMarks, solutionMarks } from './puzzleMarks';
import { tagsOf } from './puzzleTags';
import { QuestionPanel } from './QuestionPanel';
import { SolutionPanel } from './SolutionPanel';
import { usePuzzlePlay } from './usePuzzlePlay';

export interface PuzzleTableProps {
  readonly puzzle: Puzzle;
  readonly slot: string;
  /** The day whose puzzle it is; null for every other puzzle. */
  readonly day: number | null;
  readonly room: BoardRoom;
  /** Null where there is only one. */
  readonly onNext: (() => void) | null;
  readonly onOthers: () => void;
}

/** One puzzle from its question to its solution. Give each puzzle its own key: a half-made choice belongs to one. */
export function PuzzleTable({ puzzle, slot, day, room, onNext, onOthers }: PuzzleTableProps) {
  const strings = useStrings(puzzleStrings);
  const screens = useStrings(puzzleScreenStrings);
  const play = usePuzzlePlay(slot, puzzle, day);
  const [choice, setChoice] = useState(NO_CHOICE);
  const [line, setLine] = useState<number | null>(null);
  const { places, mistake, status } = play;
  const solution = useMemo(
    () => (status === 'open' ? null : describeSolution(strings, puzzle)),
    [strings, puzzle, status],
  );
  const marks = useMemo(
    () =>
      solution === null ? questionMarks(puzzle, choice, mistake) : solutionMarks(puzzle, solution, line),
    [puzzle, choice, mistake, solution, line],
  );
  const tags = useMemo(() => tagsOf(screens, puzzle, { places, status }), [screens, puzzle, places, status]);

  const pressPlace = (space: Space) => {
    const { first } = choice;
    setChoice({ ...choice, first: first === space ? null : space });
    // Whoever taps somewhere else altogether begins anew there; that is no mistake.
    if (first === null || !areNeighbors(first, space)) return;
    setChoice(NO_CHOICE);
    play.tryPlace([first, space]);
  };
  const press = (space: Space) => {
    if (status !== 'open') return;
    if (places !== null) return pressPlace(space);
    const answer = answerAt(puzzle, space);
    if (answer !== null) setChoice({ ...choice, answer });
  };
  const { answer } = choice;
  const give = () => (answer === null ? undefined : play.give(answer));
  return (
    <BoardAndPanel
      room={room}
      head={<PuzzleHead puzzle={puzzle} />}
      board={
        <PuzzleBoard puzzle={puzzle} marks={marks} tags={tags} isTurned={room.isTurned} onPress={press} />
      }
      panel={
        <PuzzlePanel room={room} step={status}>
          {solution === null ? (
            <QuestionPanel
              puzzle={puzzle}
              places={places}
              choice={choice}
              onChoose={(chosen) => setChoice({ ...choice, answer: chosen })}
            />
          ) : (
            <SolutionPanel {...{ puzzle, play, solution, day }} chosen={line} onChoose={setLine} />
          )}
        </PuzzlePanel>
      }
      foot={
        <PuzzleFoot>
          {status !== 'open' ? (
            <>
              <Button
                grows
                kind={onNext === null ? 'main' : 'quiet'}
                label={screens.others}
                onPress={onOthers}
              />
              {onNext === null ? null : <Button grows label={strings.next} onPress={onNext} />}
            </>
          ) : places !== null ? (
            <Button grows label={screens.thatIsAll} onPress={() => play.tryPlace('all')} />
          ) : (
            <Button grows label={screens.answer} disabled={answer === null} onPress={give} />
          )}
        </PuzzleFoot>
      }
    />
  );
}
