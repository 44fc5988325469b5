import { StyleSheet, View } from 'react-native';

import { starsOf, type LearnProgress, type LessonRun } from '@/tabletop/learn/lessons';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { lessonOf } from '../../lessons';
import { lessonsPlayed } from '../../lessons/courseReef';
import { LESSON_IDS, type LessonId } from '../../lessons/lesson';
import type { RuleId } from '../../lessons/ruleIds';
import { learnStrings } from '../../strings/learn';
import { lessonStrings, wordsOfLesson } from '../../strings/lessons';
import { RuleLink } from '../reference/RuleLink';
import { CourseReef } from './CourseReef';
import { StarRow } from './LessonList';

export interface LessonEndProps {
  readonly run: LessonRun<LessonId>;
  readonly progress: LearnProgress<LessonId>;
  /** Played to its end for the first time. */
  readonly isNew: boolean;
  /** Where to go on; `set-up` at the end of the way into a first game. */
  readonly next: LessonId | 'set-up' | null;
  readonly onLesson: (lesson: LessonId) => void;
  readonly onSetUp: () => void;
  readonly onRepeat: () => void;
  readonly onAll: () => void;
  readonly onRule: (rule: RuleId) => void;
}

/** The stars of a lesson, what it was about, and where to go on. */
export function LessonEnd({ run, progress, isNew, next, onRule, ...ways }: LessonEndProps) {
  const learn = useStrings(learnStrings);
  const strings = learn.end;
  const lessons = useStrings(lessonStrings);
  const stars = starsOf(run);
  const tip = strings.tips[stars];
  const rules = [...new Set(lessonOf(run.lesson).steps.flatMap(({ teaches }) => teaches))];
  return (
    <>
      <Card isLit={stars > 0}>
        <View style={styles.result}>
          <StarRow stars={stars} size={44} />
          <Text variant="title" center>
            {strings.titles[stars]}
          </Text>
          {tip === null ? null : <LiveText center tone="mutedText" text={tip} />}
          <CourseReef played={lessonsPlayed(progress)} isGrowing={isNew} height={180} />
          <CourseWords progress={progress} isNew={isNew} isEndOfWay={next === 'set-up'} />
        </View>
      </Card>
      <View style={styles.ways}>
        {next === null ? null : next === 'set-up' ? (
          <Button label={learn.path.setUp} onPress={ways.onSetUp} />
        ) : (
          <Button
            label={strings.nextLesson(wordsOfLesson(lessons, next).title)}
            onPress={() => ways.onLesson(next)}
          />
        )}
        <View style={styles.row}>
          <Button grows kind="quiet" label={strings.repeat} onPress={ways.onRepeat} />
          <Button grows kind="quiet" label={strings.all} onPress={ways.onAll} />
        </View>
      </View>
      <View>
        <Text variant="title">{strings.learnt}</Text>
        <View role="list" accessibilityLabel={strings.learnt}>
          {rules.map((rule) => (
            <View key={rule} role="listitem">
              <RuleLink rule={rule} onPress={onRule} />
            </View>
          ))}
        </View>
      </View>
    </>
  );
}

interface CourseWordsProps {
  readonly progress: LearnProgress<LessonId>;
  readonly isNew: boolean;
  readonly isEndOfWay: boolean;
}

/** What this lesson has brought for the whole course. */
function CourseWords({ progress, isNew, isEndOfWay }: CourseWordsProps) {
  const strings = useStrings(learnStrings).course;
  const { best } = progress;
  const isAllDone = LESSON_IDS.every((id) => (best[id] ?? 0) > 0);
  const hasAllStars = LESSON_IDS.every((id) => best[id] === 3);
  const text = hasAllStars
    ? strings.allStars
    : isAllDone
      ? strings.allDone
      : isEndOfWay
        ? strings.pathDone
        : isNew
          ? strings.grown
          : null;
  if (text === null) return null;
  return <LiveText center strong={isAllDone || isEndOfWay} tone="accentText" text={text} />;
}

const styles = StyleSheet.create({
  result: { alignItems: 'center', gap: space.s },
  ways: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
