import {
  StackActions,
  useNavigation,
  type NavigationProp,
  type StaticScreenProps,
} from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { EMPTY_DRAFT } from '@/games/luminis/lessons/course';
import { luminisStrings } from '@/games/luminis/strings';
import { usePuzzles } from '@/games/luminis/view/practice';
import {
  PUZZLE_KINDS,
  puzzleKindOf,
  puzzles,
  type LuminisPuzzle,
  type PuzzleKindId,
} from '@/games/luminis/view/puzzles';
import { moveOf, TaskView } from '@/games/luminis/view/TaskView';
import { DIFFICULTIES } from '@/tabletop/learn/puzzles';
import { ChosenPuzzle, type WantedPuzzle } from '@/tabletop/learn/view/ChosenPuzzle';
import { localDay, usePuzzlePlay, type PlayedPuzzle } from '@/tabletop/learn/view/usePuzzlePlay';
import { puzzleDeskStrings } from '@/tabletop/strings/puzzles';
import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';

/** `kind` is one of the kinds or `today`; words where they come from an address. */
type PuzzleParams = { readonly kind: string; readonly difficulty?: string; readonly seed?: number | string };

const TODAY = 'today';
const HIGHEST_SEED = 0xffff_ffff;

export function PuzzleScreen({ route: { params } }: StaticScreenProps<PuzzleParams>) {
  const desk = useStrings(puzzleDeskStrings);
  const { learn } = useStrings(luminisStrings);
  const navigation = useNavigation<NavigationProp<{ LuminisPuzzle: PuzzleParams }, 'LuminisPuzzle'>>();
  const state = usePuzzles();
  const wanted = useWanted(params);
  const toList = () => navigation.dispatch(StackActions.popTo('LuminisPuzzles'));
  if (wanted === null) {
    return (
      <Page title={desk.title}>
        <Screen>
          <Text>{desk.unknown}</Text>
          <Button label={desk.others} onPress={toList} />
        </Screen>
      </Page>
    );
  }
  return (
    <Page title={wanted.of === 'day' ? desk.ofTheDay : learn.puzzles.names[wanted.kind]}>
      <ChosenPuzzle
        puzzles={puzzles}
        state={state}
        wanted={wanted}
        now={Date.now}
        // In the address, so that a reload shows the same puzzle.
        onSeed={(seed) =>
          navigation.setParams(wanted.of === 'kind' ? { difficulty: wanted.difficulty, seed } : {})
        }
      >
        {(played, onNext) => <Puzzle played={played} onNext={onNext} onOthers={toList} />}
      </ChosenPuzzle>
    </Page>
  );
}

/** Null where there is no such puzzle. A difficulty that is missing is the one chosen last. */
function useWanted({ kind: name, difficulty: asked, seed }: PuzzleParams): WantedPuzzle<PuzzleKindId> | null {
  const { difficulties } = usePuzzles().desk;
  // Whoever plays past midnight still plays the puzzle of the day it was opened.
  const [day] = useState(() => localDay(Date.now()));
  const kind = PUZZLE_KINDS.find((each) => each === name);
  const remembered = kind === undefined ? undefined : difficulties[kind];
  const difficulty = DIFFICULTIES.find((each) => each === asked) ?? remembered ?? 'easy';
  return useMemo(() => {
    if (name === TODAY) return { of: 'day', day };
    return kind === undefined ? null : { of: 'kind', kind, difficulty, seed: seedIn(seed) };
  }, [name, day, kind, difficulty, seed]);
}

function seedIn(seed: number | string | undefined): number | null {
  const number = seed === undefined || seed === '' ? NaN : Number(seed);
  return Number.isInteger(number) && number >= 0 && number <= HIGHEST_SEED ? number : null;
}

interface PuzzleProps {
  readonly played: PlayedPuzzle<LuminisPuzzle>;
  readonly onNext: (() => void) | null;
  readonly onOthers: () => void;
}

function Puzzle({ played, onNext, onOthers }: PuzzleProps) {
  const strings = useStrings(luminisStrings);
  const desk = useStrings(puzzleDeskStrings);
  const { puzzle } = played;
  const kind = puzzleKindOf(puzzle.kind);
  const { outcome, give } = usePuzzlePlay(usePuzzles(), kind, played);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const move = moveOf(puzzle.task, draft);
  const isOpen = outcome.status === 'open';
  return (
    <Screen>
      <Text variant="lead" strong>
        {kind.describeQuestion(strings, puzzle)}
      </Text>
      <TaskView task={puzzle.task} draft={draft} onDraft={isOpen ? setDraft : () => undefined} />
      {isOpen ? null : (
        <View style={styles.block}>
          <LiveText variant="title" text={outcome.status === 'solved' ? desk.right : desk.wrong} />
          {outcome.mistake === null ? null : (
            <Text>{kind.describeMistake(strings, puzzle, outcome.mistake).sentence}</Text>
          )}
          <Text>{kind.describeSolution(strings, puzzle).summary}</Text>
        </View>
      )}
      <View style={styles.block}>
        {isOpen ? (
          <Button
            label={strings.learn.answer}
            disabled={move === null}
            onPress={() => move !== null && give(move)}
          />
        ) : null}
        {!isOpen && onNext !== null ? <Button label={desk.next} onPress={onNext} /> : null}
        {isOpen ? null : <Button kind="quiet" label={desk.others} onPress={onOthers} />}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({ block: { gap: space.s } });
