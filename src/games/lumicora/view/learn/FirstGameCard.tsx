import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { FIRST_GAME, type LessonId } from '../../lessons/lesson';
import { nextOfFirstGame, type LearnProgress } from '../../lessons/progress';
import { learnStrings } from '../../strings/learn';
import { lessonStrings, wordsOfLesson } from '../../strings/lessons';

export interface FirstGameCardProps {
  readonly progress: LearnProgress;
  readonly onLesson: (lesson: LessonId) => void;
  readonly onSkip: (lesson: LessonId) => void;
  readonly onSetUp: () => void;
}

/** The two-minute way into a first game: its next lesson, or the set-up where it ends. */
export function FirstGameCard({ progress, onLesson, onSkip, onSetUp }: FirstGameCardProps) {
  const strings = useStrings(learnStrings).path;
  const lessons = useStrings(lessonStrings);
  const next = nextOfFirstGame(progress);
  const done = FIRST_GAME.filter((id) => progress.best[id] !== undefined).length;
  const title = next === null ? null : wordsOfLesson(lessons, next).title;
  return (
    <Card isLit>
      <View style={styles.words}>
        <Text variant="title">{strings.title}</Text>
        <Text>{next === null ? strings.done : strings.lead}</Text>
      </View>
      <View style={styles.progress}>
        <Bars done={done} of={FIRST_GAME.length} />
        <Text variant="small" tone="mutedText">
          {strings.progress(done, FIRST_GAME.length)}
        </Text>
      </View>
      {next === null || title === null ? (
        <Button label={strings.setUp} onPress={onSetUp} />
      ) : (
        <View style={styles.words}>
          <Button
            label={done === 0 ? strings.start(title) : strings.next(title)}
            onPress={() => onLesson(next)}
          />
          <Button kind="quiet" label={strings.skip} onPress={() => onSkip(next)} />
        </View>
      )}
    </Card>
  );
}

function Bars({ done, of }: { readonly done: number; readonly of: number }) {
  const colors = useColors();
  return (
    <View style={styles.bars} aria-hidden importantForAccessibility="no-hide-descendants">
      {Array.from({ length: of }, (_, index) => (
        <View
          key={index}
          style={[styles.bar, { backgroundColor: index < done ? colors.accent : colors.raised }]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  words: { gap: space.s },
  progress: { gap: space.xs },
  bars: { flexDirection: 'row', gap: space.xs },
  bar: { flex: 1, height: 8, borderRadius: radius.round },
});
