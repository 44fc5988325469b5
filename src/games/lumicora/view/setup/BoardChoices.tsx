import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Choice } from '@/ui/components/Choice';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { useInSight } from '@/ui/InSightContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { SCORE_BOARDS, type ScoreBoard } from '../../rules/animals';
import { BOARD_SIDES, type BoardSide, type ReefBoard } from '../../rules/boards';
import { lumicoraStrings } from '../../strings';
import { useBoardTurn } from '../boardTurn';
import { useGames } from '../store/LibraryContext';
import { BoardPicture } from '../Terrain';

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

interface PrintedBoardProps {
  readonly board: ReefBoard;
  readonly isConfirmed: boolean;
  readonly onConfirm: () => void;
  readonly onChange: () => void;
}

/** The board of this side as the app knows it, to be compared with the printed one before the game. */
export function PrintedBoard({ board, isConfirmed, onConfirm, onChange }: PrintedBoardProps) {
  const { setup, words } = useStrings(lumicoraStrings);
  const { isTurned, turn } = useBoardTurn();
  return (
    <View style={styles.block}>
      <View style={styles.head}>
        <Text variant="title">{setup.terrainTitle}</Text>
        {isConfirmed ? null : <GuessBadge />}
      </View>
      <Text tone="mutedText">{isConfirmed ? setup.confirmedText : setup.ourGuessText}</Text>
      <View style={isTurned ? styles.turned : styles.upright}>
        <BoardPicture board={board} isTurned={isTurned} label={words.sides[board.side]} />
      </View>
      <View style={styles.keys}>
        {isConfirmed ? null : <Button grows kind="quiet" label={setup.terrainDone} onPress={onConfirm} />}
        <Button grows kind="quiet" label={setup.changeBoard} onPress={onChange} />
        <Button grows kind="quiet" label={setup.turnBoard} mayRepeat onPress={turn} />
      </View>
    </View>
  );
}

function GuessBadge() {
  const { ourGuess } = useStrings(lumicoraStrings).setup;
  const { warning } = useColors();
  return (
    <View style={[styles.badge, { borderColor: warning }]}>
      <Text variant="small" strong tone="warning">
        {ourGuess}
      </Text>
    </View>
  );
}

interface OurGuessProps {
  readonly board: ReefBoard;
  readonly onCompare: () => void;
}

/** Says near a reef that its ground is our guess, until a board of this side was confirmed on this device. */
export const OurGuess = memo(function OurGuess({ board, onCompare }: OurGuessProps) {
  // Somebody may have confirmed it on another page: then this one comes into sight again.
  useInSight();
  const { ourGuessLabel } = useStrings(lumicoraStrings).setup;
  const { library } = useGames();
  if (library.board(board.side).isConfirmed) return null;
  return (
    <Pressed role="button" accessibilityLabel={ourGuessLabel} onPress={onCompare} style={styles.guess}>
      <GuessBadge />
    </Pressed>
  );
});

const styles = StyleSheet.create({
  block: { gap: space.m },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  upright: { width: '100%', maxWidth: 420, alignSelf: 'center' },
  turned: { width: '75%', maxWidth: 300, alignSelf: 'center' },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  badge: { borderWidth: 1.5, borderRadius: radius.round, paddingHorizontal: space.s, paddingVertical: 2 },
  guess: { position: 'absolute', top: 0, right: space.xs, minHeight: TOUCH_TARGET },
});
