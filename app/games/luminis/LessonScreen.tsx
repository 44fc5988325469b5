import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import { course, LESSON_IDS, type LessonId } from '@/games/luminis/lessons/course';
import { rightMoves } from '@/games/luminis/lessons/task';
import { luminisStrings } from '@/games/luminis/strings';
import { useLearn } from '@/games/luminis/view/practice';
import { describeTaskProblem } from '@/games/luminis/view/puzzles';
import { moveOf, TaskView } from '@/games/luminis/view/TaskView';
import { starsOf } from '@/tabletop/learn/lessons';
import { HelpKey } from '@/tabletop/learn/view/HelpKey';
import { useLessonPlay } from '@/tabletop/learn/view/useLessonPlay';
import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';

type LessonScreenProps = StaticScreenProps<{ readonly lesson: string }>;

export function LessonScreen({ route }: LessonScreenProps) {
  const { learn } = useStrings(luminisStrings);
  const navigation = useNavigation();
  const toList = () => navigation.dispatch(StackActions.popTo('LuminisLearn'));
  const lesson = LESSON_IDS.find((id) => id === route.params.lesson);
  if (lesson !== undefined) return <Lesson key={lesson} lesson={lesson} onList={toList} />;
  return (
    <Page title={learn.title}>
      <Screen>
        <Text>{learn.unknown}</Text>
        <Button label={learn.others} onPress={toList} />
      </Screen>
    </Page>
  );
}

function Lesson({ lesson, onList }: { readonly lesson: LessonId; readonly onList: () => void }) {
  const strings = useStrings(luminisStrings);
  const { learn } = strings;
  const navigation = useNavigation();
  const { play, change } = useLessonPlay(course, useLearn(), lesson, {
    onSolved: () => undefined,
    onMistake: () => undefined,
  });
  const words = learn.lessons[lesson];
  const shown = course.shown(play);
  if (shown === null) {
    const next = LESSON_IDS[LESSON_IDS.indexOf(lesson) + 1];
    return (
      <Page title={words.title}>
        <Screen>
          <LiveText variant="title" text={learn.done} />
          <Text>{learn.stars(starsOf(play.run))}</Text>
          <View style={styles.keys}>
            {next === undefined ? null : (
              <Button
                label={learn.next}
                onPress={() => navigation.dispatch(StackActions.replace('LuminisLesson', { lesson: next }))}
              />
            )}
            <Button kind="quiet" label={learn.again} onPress={() => change(course.restart)} />
            <Button kind="quiet" label={learn.others} onPress={onList} />
          </View>
        </Screen>
      </Page>
    );
  }
  const { step, index } = shown;
  const { solved, draft, problem, run } = play;
  const told = words.steps[index]!;
  const move = moveOf(step, draft);
  const right = rightMoves(step);
  const hinted = right.flatMap(({ card, column }) => {
    const found = [...step.hand, ...step.spires, ...(step.bonus === null ? [] : [step.bonus])].find(
      ({ id }) => id === card,
    );
    const isAsked = card === (step.card ?? draft.card);
    return found === undefined || !isAsked ? [] : [{ level: found.level, column }];
  });
  const done =
    solved === null
      ? null
      : [...step.cathedral, { card: solved.outcome.card, column: solved.outcome.column }];
  return (
    <Page title={words.title}>
      <Screen>
        <View style={styles.block}>
          <Text tone="mutedText">{learn.step(index + 1, words.steps.length)}</Text>
          <LiveText variant="lead" strong text={solved === null ? told.task : told.done} />
        </View>
        {done === null ? (
          <TaskView
            task={step}
            draft={draft}
            onDraft={(next) => change((before) => ({ ...before, draft: next, problem: null }))}
            hinted={run.hintLevel > 0 && hinted.length > 0 ? hinted : undefined}
          />
        ) : (
          <TaskView
            task={{ ...step, cathedral: done, hand: [], spires: [], bonus: null }}
            draft={course.open(run).draft}
            onDraft={() => undefined}
          />
        )}
        {problem === null || solved !== null ? null : (
          <Notice tone="danger" text={describeTaskProblem(strings, problem)} />
        )}
        {run.hintLevel > 1 && solved === null ? <LiveText text={told.hint} /> : null}
        <View style={styles.keys}>
          {solved === null ? (
            <>
              <Button
                label={strings.table.place}
                disabled={move === null}
                onPress={() => move !== null && change((before) => course.attempt(before, move))}
              />
              <View style={styles.row}>
                <HelpKey
                  level={run.hintLevel}
                  hasPlaces
                  onPress={() =>
                    change((before) =>
                      run.hintLevel === 2
                        ? course.passOver(before)
                        : { ...before, run: course.takeHint(before.run) },
                    )
                  }
                />
                <Button grows kind="quiet" label={learn.skip} onPress={() => change(course.passOver)} />
              </View>
            </>
          ) : (
            <Button label={learn.goOn} onPress={() => change(course.goOn)} />
          )}
        </View>
      </Screen>
    </Page>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.xs },
  keys: { gap: space.s },
  row: { flexDirection: 'row', gap: space.s },
});
