import {
  StackActions,
  useNavigation,
  type NavigationProp,
  type StaticScreenProps,
} from '@react-navigation/native';
import { useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { course, lessonOf } from '@/games/lumicora/lessons';
import { isAboutReef, rulesOfMistake, type LessonId } from '@/games/lumicora/lessons/lesson';
import type { RuleId } from '@/games/lumicora/lessons/ruleIds';
import { learnStrings } from '@/games/lumicora/strings/learn';
import { lessonStrings, wordsOfLesson, wordsOfStep } from '@/games/lumicora/strings/lessons';
import { useLearn } from '@/games/lumicora/view/learn/learnStore';
import { LessonEnd } from '@/games/lumicora/view/learn/LessonEnd';
import { LessonActions, LessonBoard, LessonHead } from '@/games/lumicora/view/learn/LessonHead';
import {
  lessonAfter,
  lessonNamed,
  type LessonWork,
  type ShownStep,
} from '@/games/lumicora/view/learn/lessonPlay';
import { StepTable } from '@/games/lumicora/view/learn/StepTable';
import { StepFoot, StepVoice } from '@/games/lumicora/view/learn/StepVoice';
import { useSlip } from '@/games/lumicora/view/puzzles/puzzleStore';
import { BoardAndPanel } from '@/games/lumicora/view/reefEntry/BoardAndPanel';
import { useBoardRoom } from '@/games/lumicora/view/reefEntry/useBoardRoom';
import { lightTap } from '@/shell/lightTap';
import { starsOf } from '@/tabletop/learn/lessons';
import { useLessonPlay } from '@/tabletop/learn/view/useLessonPlay';
import { Button } from '@/ui/components/Button';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';

/** `path` is set on the way into a first game. */
type LessonParams = { readonly lesson: string; readonly path?: string };

export function LessonScreen({ route: { params } }: StaticScreenProps<LessonParams>) {
  const lesson = lessonNamed(params.lesson);
  if (lesson === null) return <NoLesson />;
  // What is half done belongs to one lesson.
  return <OpenLesson key={lesson} lesson={lesson} path={params.path} />;
}

function useWays() {
  const navigation = useNavigation<NavigationProp<{ LumicoraLesson: LessonParams }, 'LumicoraLesson'>>();
  const { navigate } = useNavigation();
  return {
    onLesson: (lesson: LessonId) => navigation.setParams({ lesson }),
    onAll: () => navigation.dispatch(StackActions.popTo('LumicoraLearn')),
    onSetUp: () => navigate('LumicoraSetup'),
    onRule: (rule: RuleId) => navigate('LumicoraRule', { rule }),
  };
}

function NoLesson() {
  const strings = useStrings(learnStrings);
  const { onAll } = useWays();
  return (
    <Page title={strings.title}>
      <Screen>
        <Text>{strings.lesson.unknown}</Text>
        <Button label={strings.end.all} onPress={onAll} />
      </Screen>
    </Page>
  );
}

interface OpenLessonProps {
  readonly lesson: LessonId;
  readonly path: string | undefined;
}

function OpenLesson({ lesson, path }: OpenLessonProps) {
  const { title } = wordsOfLesson(useStrings(lessonStrings), lesson);
  const slip = useSlip();
  const learned = useLearn();
  // Kept from the beginning: once the lesson is over, it is in the progress already.
  const [wasPlayed] = useState((learned.progress.best[lesson] ?? 0) > 0);
  const work = useLessonPlay(course, learned, lesson, {
    onSolved: lightTap,
    onMistake: (step, problem) => rulesOfMistake(step, problem).forEach(slip),
  });
  const ways = useWays();
  const shown = course.shown(work.play);
  if (shown !== null) return <PlayedStep title={title} work={work} shown={shown} onRule={ways.onRule} />;
  return (
    <Page title={title}>
      <Screen>
        <LessonEnd
          run={work.play.run}
          progress={learned.progress}
          isNew={!wasPlayed && starsOf(work.play.run) > 0}
          next={lessonAfter(lesson, path)}
          onRepeat={() => work.change(course.restart)}
          {...ways}
        />
      </Screen>
    </Page>
  );
}

interface PlayedStepProps {
  readonly title: string;
  readonly work: LessonWork;
  readonly shown: ShownStep;
  readonly onRule: (rule: RuleId) => void;
}

function PlayedStep({ title, work, shown, onRule }: PlayedStepProps) {
  const lessons = useStrings(lessonStrings);
  const room = useBoardRoom();
  const isLow = useWindowDimensions().height < LOW;
  const { lesson } = work.play.run;
  const { ask } = wordsOfStep(lessons, lesson, shown.step.id);
  const hasReef = isAboutReef(shown.step);
  const table = <StepTable {...work} shown={shown} />;
  // Where the board would push it out of sight, what is played with comes before the board.
  const isTableFirst = isLow && !room.isSideBySide && shown.step.kind === 'turn';
  const voice = <StepVoice {...work} shown={shown} onRule={onRule} />;
  return (
    <Page title={title} actions={<LessonActions {...work} onTurn={room.turn} />}>
      <BoardAndPanel
        room={room}
        head={
          <>
            <LessonHead
              index={shown.index}
              of={lessonOf(lesson).steps.length}
              ask={ask}
              isLarge={room.isSideBySide}
            />
            {isTableFirst ? table : null}
          </>
        }
        board={
          hasReef ? (
            <LessonBoard {...work} shown={shown} isTurned={room.isTurned} />
          ) : (
            <View style={styles.picture}>{table}</View>
          )
        }
        panel={
          room.isSideBySide ? (
            <ScrollView contentContainerStyle={styles.beside}>
              {hasReef ? table : null}
              {voice}
            </ScrollView>
          ) : hasReef && !isTableFirst ? (
            table
          ) : null
        }
        foot={room.isSideBySide ? null : <StepFoot>{voice}</StepFoot>}
      />
    </Page>
  );
}

/** A window less high than this has no room for the board and the table below it. */
const LOW = 700;

const styles = StyleSheet.create({
  beside: { gap: space.l, padding: space.s },
  picture: { flex: 1, justifyContent: 'center', padding: space.s },
});
