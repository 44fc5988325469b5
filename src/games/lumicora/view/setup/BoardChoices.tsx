import { Choice } from '@/ui/components/Choice';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { SCORE_BOARDS, type ScoreBoard } from '../../rules/animals';
import { BOARD_SIDES, type BoardSide } from '../../rules/boards';
import { lumicoraStrings } from '../../strings';

export interface BoardChoicesProps {
  readonly side: BoardSide;
  readonly scoreBoard: ScoreBoard;
  readonly onSide: (side: BoardSide) => void;
  readonly onScoreBoard: (scoreBoard: ScoreBoard) => void;
}

/** BO-4: one side of the reef boards, and one of the score board, for the whole table. */
export function BoardChoices({ side, scoreBoard, onSide, onScoreBoard }: BoardChoicesProps) {
  const { setup, words } = useStrings(lumicoraStrings);
  return (
    <>
      <Choice
        label={setup.side}
        value={side}
        options={BOARD_SIDES.map((value) => ({
          value,
          label: words.sides[value],
          note: setup.sideNotes[value],
        }))}
        onChange={onSide}
      />
      <Choice
        label={setup.scoreBoard}
        value={scoreBoard}
        options={SCORE_BOARDS.map((value) => ({
          value,
          label: words.scoreBoards[value],
          note: setup.scoreBoardNotes[value],
        }))}
        onChange={onScoreBoard}
      />
    </>
  );
}
