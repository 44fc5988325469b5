import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { course, LESSON_IDS, type LessonId, type LessonProblem } from '@/games/copulas/lessons/lessons';
import { learnStrings } from '@/games/copulas/strings/learn';
import { tableStrings } from '@/games/copulas/strings/table';
import { Position, tableOfCourse } from '@/games/copulas/view/learn/Position';
import { useLearn } from '@/games/copulas/view/learn/stores';
import { describePlacement } from '@/games/copulas/view/table/describe';
import { usePlacing } from '@/games/copulas/view/table/usePlacing';
import { starsOf } from '@/tabletop/learn/lessons';
import { useLessonPlay } from '@/tabletop/learn/view/useLessonPlay';
import { seatsStrings } from '@/tabletop/strings/seats';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { LiveText } from '@/ui/components/LiveText';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';

type LessonScreenProps = StaticScreenProps<{ readonly lesson: string }>;

export function LessonScreen({ route }: LessonScreenProps) {
  const lesson = LESSON_IDS.find((id) => id === route.params.lesson) ?? LESSON_IDS[0];
  return <Lesson key={lesson} lesson={lesson} />;
}

/** One lesson, played on the board. */
function Lesson({ lesson }: { readonly lesson: LessonId }) {
  const strings = useStrings(learnStrings);
  const { defaultName } = useStrings(seatsStrings);
  const navigation = useNavigation();
  const { play, change } = useLessonPlay(course, useLearn(), lesson, {
    onSolved: () => undefined,
    onMistake: () => undefined,
  });
  const shown = course.shown(play);
  const { title, steps } = strings.lessons[lesson];
  const position = play.solved?.outcome ?? shown?.step.course ?? null;
  const table = useMemo(
    () => (position === null ? null : tableOfCourse(position, [defaultName(1), defaultName(2)])),
    [position, defaultName],
  );
  if (shown === null || table === null) {
    const next = LESSON_IDS[LESSON_IDS.indexOf(lesson) + 1];
    return (
      <Page title={title}>
        <Screen>
          <Card isLit>
            <Text variant="display" center>
              {strings.lessonDone}
            </Text>
            <Text center>{`${'★'.repeat(starsOf(play.run))} ${strings.stars(starsOf(play.run))}`}</Text>
          </Card>
          {next === undefined ? null : (
            <Button
              label={strings.lessons[next].title}
              onPress={() => navigation.navigate('CopulasLesson', { lesson: next })}
            />
          )}
          <Button kind="quiet" label={strings.again} onPress={() => change(course.restart)} />
          <Button kind="quiet" label={strings.toCourse} onPress={() => navigation.navigate('CopulasLearn')} />
        </Screen>
      </Page>
    );
  }
  const words = steps[shown.step.id]!;
  return (
    <Page title={title}>
      <Screen>
        <LessonBoard
          key={shown.index}
          table={table}
          task={words.task}
          help={play.run.hintLevel > 0 && play.solved === null ? words.help : null}
          done={play.solved === null ? null : words.done}
          problem={play.problem}
          solution={play.run.hintLevel === 3 ? shown.step.solution.at : null}
          onPlace={(tile) => change((now) => course.attempt(now, tile))}
          onHelp={() => change((now) => ({ ...now, run: course.takeHint(now.run) }))}
          onPass={() => change(course.passOver)}
          onNext={() => change(course.goOn)}
        />
      </Screen>
    </Page>
  );
}

interface LessonBoardProps {
  readonly table: ReturnType<typeof tableOfCourse>;
  readonly task: string;
  readonly help: string | null;
  /** What was learnt, once the step is solved. */
  readonly done: string | null;
  readonly problem: LessonProblem | null;
  /** Lit once all help was taken. */
  readonly solution: number | null;
  readonly onPlace: (tile: Parameters<typeof course.attempt>[1]) => void;
  readonly onHelp: () => void;
  readonly onPass: () => void;
  readonly onNext: () => void;
}

function LessonBoard(props: LessonBoardProps) {
  const { table, task, help, done, problem, solution, onPlace, onHelp, onPass, onNext } = props;
  const strings = useStrings(learnStrings);
  const game = useStrings(tableStrings);
  const placing = usePlacing(table, done === null ? 0 : null);
  const { offer, marks } = placing;
  return (
    <View style={styles.block}>
      <LiveText variant="lead" strong text={done ?? task} />
      <Position
        table={table}
        {...marks}
        heat={solution === null ? null : new Map([[solution, 9]])}
        lit={done === null ? [] : [table.course.laid.length - 1]}
        onPress={placing.tap}
      />
      {help === null ? null : <Text tone="accentText">{help}</Text>}
      {problem === null || done !== null ? null : (
        <LiveText tone="danger" text={problemWords(strings, game, problem)} />
      )}
      {done === null ? (
        <>
          <Button
            label={strings.check}
            disabled={offer === null}
            onPress={() => offer && onPlace(offer.tile)}
          />
          <View style={styles.row}>
            <Button grows kind="quiet" label={strings.help} onPress={onHelp} />
            <Button grows kind="quiet" label={strings.pass} onPress={onPass} />
          </View>
        </>
      ) : (
        <Button label={strings.next} onPress={onNext} />
      )}
    </View>
  );
}

function problemWords(
  { missed }: (typeof learnStrings)['en'],
  game: (typeof tableStrings)['en'],
  problem: LessonProblem,
): string {
  switch (problem.kind) {
    case 'refused':
      return describePlacement(game, problem.rejection);
    case 'wrong-shape':
      return game.refusals['wrong-shape'];
    case 'missed':
      if (problem.goal.kind === 'points') return missed.points(problem.goal.least);
      return problem.goal.kind === 'extra-turn' ? missed.extraTurn : missed.joins;
  }
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
