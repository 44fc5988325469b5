import { useNavigation, type NavigationProp, type StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { course, LESSON_IDS, type LessonId } from '@/games/nomads/lessons/course';
import {
  puzzles,
  PUZZLE_KIND,
  whatHappens,
  type MovePuzzle,
  type PuzzleWords,
} from '@/games/nomads/lessons/puzzle';
import { RULE_IDS } from '@/games/nomads/lessons/ruleIds';
import type { Space } from '@/games/nomads/rules/model';
import { playMove } from '@/games/nomads/rules/moves';
import { nomadsStrings } from '@/games/nomads/strings';
import { learnStrings } from '@/games/nomads/strings/learn';
import { describeMove } from '@/games/nomads/view/describe';
import { useLearn, usePuzzles } from '@/games/nomads/view/learn/learnStore';
import { LessonPanel } from '@/games/nomads/view/learn/LessonPanel';
import { RingBoard } from '@/games/nomads/view/ring/RingBoard';
import { useGames, useLooks } from '@/games/nomads/view/store/store';
import { DIFFICULTIES, dayNumber, type Difficulty } from '@/tabletop/learn/puzzles';
import { ChosenPuzzle } from '@/tabletop/learn/view/ChosenPuzzle';
import { PuzzleMenu } from '@/tabletop/learn/view/PuzzleMenu';
import { useLessonPlay } from '@/tabletop/learn/view/useLessonPlay';
import { localDay, usePuzzlePlay, type PlayedPuzzle } from '@/tabletop/learn/view/usePuzzlePlay';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { LiveText } from '@/ui/components/LiveText';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useFormats } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';

/** All lessons, with how far somebody has come. */
export function LearnScreen() {
  const strings = useStrings(learnStrings);
  const navigation = useNavigation();
  const { progress } = useLearn();
  return (
    <Page title={strings.title}>
      <Screen>
        <Text tone="mutedText">{strings.lead}</Text>
        {LESSON_IDS.map((lesson) => {
          const { title, about } = strings.lessons[lesson];
          const stars = progress.best[lesson];
          const label = stars === undefined ? strings.next : strings.done;
          return (
            <Card key={lesson} isLit={progress.open?.lesson === lesson}>
              <View style={styles.row}>
                <View style={styles.words}>
                  <Text strong>{title}</Text>
                  <Text variant="small" tone="mutedText">
                    {stars === undefined ? about : `${about} ${strings.stars(stars)}`}
                  </Text>
                </View>
                <Button
                  kind="quiet"
                  label={label}
                  accessibilityLabel={strings.open(label, title)}
                  onPress={() => navigation.navigate('NomadsLesson', { lesson })}
                />
              </View>
            </Card>
          );
        })}
        <Button kind="quiet" label={strings.rules} onPress={() => navigation.navigate('NomadsRules')} />
      </Screen>
    </Page>
  );
}

/** One lesson, resumed where it was left. */
export function LessonScreen({ route }: StaticScreenProps<{ readonly lesson: string }>) {
  const lesson = LESSON_IDS.find((id) => id === route.params.lesson) ?? LESSON_IDS[0];
  return <Lesson key={lesson} lesson={lesson} />;
}

const NO_EARS = { onSolved: () => undefined, onMistake: () => undefined };

function Lesson({ lesson }: { readonly lesson: LessonId }) {
  const strings = useStrings(learnStrings);
  const navigation = useNavigation();
  const work = useLessonPlay(course, useLearn(), lesson, NO_EARS);
  const next = LESSON_IDS[LESSON_IDS.indexOf(lesson) + 1];
  const isOver = course.shown(work.play) === null;
  return (
    <Page title={strings.lessons[lesson].title}>
      <Screen>
        {isOver ? (
          <View style={styles.block}>
            <LiveText variant="lead" strong text={strings.finished} />
            {next === undefined ? null : (
              <Button
                label={strings.nextLesson(strings.lessons[next].title)}
                onPress={() => navigation.navigate('NomadsLesson', { lesson: next })}
              />
            )}
            <Button
              kind="quiet"
              label={strings.toLessons}
              onPress={() => navigation.navigate('NomadsLearn')}
            />
          </View>
        ) : (
          <LessonPanel {...work} />
        )}
      </Screen>
    </Page>
  );
}

/** Every rule in a few sentences. */
export function RulesScreen() {
  const strings = useStrings(learnStrings);
  return (
    <Page title={strings.rules}>
      <Screen text={strings.rules}>
        {RULE_IDS.map((id) => (
          <View key={id} style={styles.rule}>
            <Text variant="title">{strings.reference[id].title}</Text>
            <Text>{strings.reference[id].text}</Text>
          </View>
        ))}
      </Screen>
    </Page>
  );
}

/** The puzzle of the day, and as many others as somebody likes. */
export function PuzzlesScreen() {
  const { puzzle: strings } = useStrings(learnStrings);
  const navigation = useNavigation();
  const formats = useFormats();
  const { now } = useGames();
  const at = now();
  const { difficulty } = puzzles.ofTheDay(localDay(at));
  return (
    <Page title={strings.title}>
      <PuzzleMenu
        state={usePuzzles()}
        kinds={[PUZZLE_KIND]}
        names={{ [PUZZLE_KIND]: strings.title }}
        leads={{ [PUZZLE_KIND]: strings.lead }}
        today={{ kind: PUZZLE_KIND, difficulty, day: dayNumber(localDay(at)), date: formats.date(at) }}
        onDaily={() => navigation.navigate('NomadsPuzzle', {})}
        onKind={(_, chosen) => navigation.navigate('NomadsPuzzle', { difficulty: chosen })}
      />
    </Page>
  );
}

type PuzzleParams = { readonly difficulty?: Difficulty; readonly seed?: number };

export function PuzzleScreen({ route }: StaticScreenProps<PuzzleParams>) {
  const { puzzle: strings } = useStrings(learnStrings);
  const navigation = useNavigation<NavigationProp<ReactNavigation.RootParamList, 'NomadsPuzzle'>>();
  const { now } = useGames();
  const state = usePuzzles();
  const difficulty = DIFFICULTIES.find((each) => each === route.params?.difficulty);
  const seed = route.params?.seed === undefined ? null : Number(route.params.seed);
  return (
    <Page title={strings.title}>
      <Screen>
        <ChosenPuzzle
          puzzles={puzzles}
          state={state}
          wanted={
            difficulty === undefined
              ? { of: 'day', day: localDay(now()) }
              : { of: 'kind', kind: PUZZLE_KIND, difficulty, seed: Number.isInteger(seed) ? seed : null }
          }
          now={now}
          onSeed={(found) => navigation.setParams({ seed: found })}
        >
          {(played, onNext) => <Puzzle played={played} onNext={onNext} />}
        </ChosenPuzzle>
      </Screen>
    </Page>
  );
}

interface PuzzleProps {
  readonly played: PlayedPuzzle<MovePuzzle>;
  readonly onNext: (() => void) | null;
}

function Puzzle({ played, onNext }: PuzzleProps) {
  const strings = useStrings(nomadsStrings);
  const { puzzle: words } = useStrings(learnStrings);
  const looks = useLooks();
  const { puzzle } = played;
  const { outcome, give, tries } = usePuzzlePlay(usePuzzles(), whatHappens, played);
  const [picked, setPicked] = useState<readonly Space[]>([]);
  const isOpen = outcome.status === 'open';
  const puzzleWords: PuzzleWords = {
    question: (adventurer, move) =>
      words.you(strings.words.adventurers[adventurer], describeMove(strings, move)),
    missed: words.missed,
    tooMany: words.tooMany,
    summary: words.summary,
  };
  const { drops, piles } = playMove(puzzle.campfire, puzzle.seats, puzzle.move);
  const solvedRing = {
    ...puzzle.campfire,
    spaces: puzzle.campfire.spaces.map((own, at) => ({ ...own, discs: piles[at]! })),
  };
  const toggle = (at: Space) =>
    setPicked(picked.includes(at) ? picked.filter((own) => own !== at) : [...picked, at].sort());
  return (
    <View style={styles.block}>
      <Text variant="lead" strong>
        {whatHappens.describeQuestion(puzzleWords, puzzle)}
      </Text>
      <Text tone="mutedText">{words.lead}</Text>
      <View style={styles.ring}>
        <RingBoard
          campfire={isOpen ? puzzle.campfire : solvedRing}
          looks={looks}
          picked={isOpen ? picked : whatHappens.answer(puzzle)}
          chosen={isOpen ? puzzle.move.from : null}
          from={isOpen ? null : puzzle.move.from}
          drops={drops}
          fallen={drops.length}
          onPress={(at) => {
            if (isOpen) toggle(at);
          }}
        />
      </View>
      {isOpen ? (
        <Button label={words.confirm} disabled={picked.length === 0} onPress={() => give(picked)} />
      ) : (
        <>
          <LiveText
            strong
            tone={outcome.status === 'solved' ? 'accentText' : 'danger'}
            text={
              outcome.mistake === null
                ? words.solved
                : whatHappens.describeMistake(puzzleWords, puzzle, outcome.mistake).sentence
            }
          />
          <Text>{whatHappens.describeSolution(puzzleWords, puzzle).summary}</Text>
          {onNext === null || tries.length === 0 ? null : <Button label={words.next} onPress={onNext} />}
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
  rule: { gap: space.xs },
  ring: { width: '100%', maxWidth: 420, aspectRatio: 1, alignSelf: 'center' },
});
