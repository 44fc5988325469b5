import { useMemo, useState, type PropsWithChildren } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { usePuzzlePlay, type PlayedPuzzle } from '@/tabletop/learn/view/usePuzzlePlay';
import { puzzleDeskStrings } from '@/tabletop/strings/puzzles';
import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { Space } from '../../rules/model';
import type { LooseLumino } from '../../rules/turn';
import type { LuminoEntry } from '../../session/reef/luminoEntry';
import { puzzleStrings } from '../../strings/puzzles';
import { reefStrings } from '../../strings/reef';
import { describeSymbol } from '../reef/reefCells';
import { BoardAndPanel, useKeptFocus } from '../reefEntry/BoardAndPanel';
import { LittleLumino } from '../reefEntry/EntryPad';
import type { BoardRoom } from '../reefEntry/useBoardRoom';
import { kindOf } from './kinds';
import { NO_CHOICE, type Choice, type ReefPuzzle } from './kinds/reefPuzzle';
import { PuzzleBoard } from './PuzzleBoard';
import { usePuzzles, useSlip } from './puzzleStore';
import { QuestionPanel } from './QuestionPanel';
import { SolutionPanel } from './SolutionPanel';

export interface PuzzleTableProps {
  readonly played: PlayedPuzzle<ReefPuzzle>;
  readonly room: BoardRoom;
  /** Null where there is only one. */
  readonly onNext: (() => void) | null;
  /** Null in a review, which goes on or ends. */
  readonly onOthers: (() => void) | null;
  /** Told once; a puzzle that is not part of a review feeds it. */
  readonly onEnd?: (isSolved: boolean) => void;
}

/** One puzzle from its question to its solution. Give each puzzle its own key: a half-made choice belongs to one. */
export function PuzzleTable({ played, room, onNext, onOthers, onEnd }: PuzzleTableProps) {
  const { puzzle, day } = played;
  const kind = kindOf(puzzle);
  const words = useStrings(puzzleStrings);
  const strings = useStrings(puzzleDeskStrings);
  const slip = useSlip();
  const { tries, outcome, give } = usePuzzlePlay(
    usePuzzles(),
    kind,
    played,
    onEnd ?? ((isSolved) => (isSolved ? undefined : slip(kind.ruleOf(puzzle)))),
  );
  const [choice, setChoice] = useState<Choice>(NO_CHOICE);
  const [line, setLine] = useState<number | null>(null);
  const { mistake, status } = outcome;
  const solution = useMemo(
    () => (status === 'open' ? null : kind.describeSolution(words, puzzle)),
    [kind, words, puzzle, status],
  );
  const marks = useMemo(
    () =>
      solution === null
        ? kind.questionMarks(puzzle, choice, mistake)
        : kind.solutionMarks(puzzle, solution, line),
    [kind, puzzle, choice, mistake, solution, line],
  );
  const tags = useMemo(() => kind.tagsOf(words, puzzle, tries), [kind, words, puzzle, tries]);

  const press = (at: Space) => {
    if (status !== 'open') return;
    const tapped = kind.tap(puzzle, choice, at);
    setChoice(tapped.choice);
    if (tapped.tried !== null) give(tapped.tried);
  };
  const { answer } = choice;
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
              {...{ puzzle, tries, outcome, choice }}
              onChoose={(chosen) => setChoice({ ...choice, answer: chosen })}
            />
          ) : (
            <SolutionPanel {...{ puzzle, outcome, solution, day }} chosen={line} onChoose={setLine} />
          )}
        </PuzzlePanel>
      }
      foot={
        <PuzzleFoot>
          {status !== 'open' ? (
            <>
              {onOthers === null ? null : (
                <Button
                  grows
                  kind={onNext === null ? 'main' : 'quiet'}
                  label={strings.others}
                  onPress={onOthers}
                />
              )}
              {onNext === null ? null : (
                <Button grows label={onOthers === null ? strings.goOn : strings.next} onPress={onNext} />
              )}
            </>
          ) : kind.claim !== null ? (
            <Button grows label={strings.thatIsAll} onPress={() => give(kind.claim)} />
          ) : (
            <Button grows label={strings.answer} disabled={answer === null} onPress={() => give(answer)} />
          )}
        </PuzzleFoot>
      }
    />
  );
}

/** The question, with the Lumino that it is about. */
function PuzzleHead({ puzzle }: { readonly puzzle: ReefPuzzle }) {
  const words = useStrings(puzzleStrings);
  const kind = kindOf(puzzle);
  const note = kind.describeNote(words);
  return (
    <View style={styles.head}>
      {puzzle.hand === undefined ? null : <Hand lumino={puzzle.hand} />}
      <View style={styles.words}>
        <Text strong>{kind.describeQuestion(words, puzzle)}</Text>
        {note === null ? null : (
          <Text variant="small" tone="mutedText">
            {note}
          </Text>
        )}
      </View>
    </View>
  );
}

function Hand({ lumino }: { readonly lumino: LooseLumino }) {
  const strings = useStrings(puzzleStrings);
  const reef = useStrings(reefStrings);
  const [first, second] = lumino.symbols.map((symbol) => describeSymbol(reef, symbol));
  const entry = entryOf(lumino);
  if (entry === null) return null;
  return (
    <View accessible role="img" accessibilityLabel={strings.hand(lumino.color, first!, second!)}>
      <LittleLumino entry={entry} />
    </View>
  );
}

function entryOf({ color, symbols: [first, second] }: LooseLumino): LuminoEntry | null {
  const spaces = { first: null, second: null };
  if (typeof first === 'number' && typeof second !== 'number') {
    return { color, number: first, other: second, isFlipped: false, ...spaces };
  }
  if (typeof second === 'number' && typeof first !== 'number') {
    return { color, number: second, other: first, isFlipped: true, ...spaces };
  }
  return null;
}

interface PuzzlePanelProps extends PropsWithChildren {
  readonly room: BoardRoom;
  /** Whoever works by keyboard goes on here when it changes. */
  readonly step: string;
}

/** What is said about a puzzle. Below the board it scrolls by itself, so that the board stays while its lines are read. */
function PuzzlePanel({ room, step, children }: PuzzlePanelProps) {
  const { height } = useWindowDimensions();
  const panel = useKeptFocus(step);
  const most = { maxHeight: Math.max(LEAST, height - BOARD_AND_BARS) };
  return (
    <View ref={panel} tabIndex={-1} style={room.isSideBySide ? styles.beside : most}>
      <ScrollView nestedScrollEnabled style={room.isSideBySide ? styles.fill : styles.below}>
        {children}
      </ScrollView>
    </View>
  );
}

/** What the page needs beside the panel: its bars, the question, and a board whose spaces can be tapped. */
const BOARD_AND_BARS = 570;
const LEAST = 220;

/** What to do next, always within reach of the thumb. */
function PuzzleFoot({ children }: PropsWithChildren) {
  const colors = useColors();
  const insets = useSafeAreaInsets();
  const look = {
    backgroundColor: colors.surface,
    borderColor: colors.border,
    paddingBottom: insets.bottom + space.s,
    paddingLeft: insets.left + space.m,
    paddingRight: insets.right + space.m,
  };
  return <View style={[styles.foot, look]}>{children}</View>;
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.s },
  words: { flex: 1 },
  beside: { flex: 1, paddingTop: space.m },
  fill: { flex: 1 },
  below: { flexGrow: 0, flexShrink: 1 },
  foot: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingTop: space.s, borderTopWidth: 1 },
});
