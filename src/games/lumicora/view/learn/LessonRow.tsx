import { Platform, StyleSheet, View } from 'react-native';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { LessonId } from '../../lessons/lesson';
import type { Stars } from '../../lessons/progress';
import { learnStrings } from '../../strings/learn';
import { lessonStrings, wordsOfLesson } from '../../strings/lessons';
import { StarRow } from './StarRow';

export interface LessonRowProps {
  readonly lesson: LessonId;
  readonly number: number;
  /** None for a lesson that nobody has finished. */
  readonly stars: Stars | undefined;
  readonly onOpen: (lesson: LessonId) => void;
}

/** A lesson in the list, with what was earned in it. */
export function LessonRow({ lesson, number, stars, onOpen }: LessonRowProps) {
  const strings = useStrings(learnStrings);
  const { title, summary } = wordsOfLesson(useStrings(lessonStrings), lesson);
  const colors = useColors();
  const earned = stars === 0 ? strings.skipped : stars === undefined ? null : strings.stars(stars);
  const label = [`${number} ${title}.`, summary, earned].filter((words) => words !== null).join(' ');
  return (
    <Pressed
      role="link"
      // Browsers read out what the link shows, and people who speak to them say what they see.
      accessibilityLabel={Platform.OS === 'web' ? undefined : label}
      onPress={() => onOpen(lesson)}
      style={[styles.row, { backgroundColor: colors.surface, borderColor: colors.border }]}
    >
      <View style={[styles.number, { backgroundColor: colors.raised }]}>
        <Text strong tabular>
          {number}
        </Text>
      </View>
      <View style={styles.words}>
        <Text strong>{title}</Text>
        <Text variant="small" tone="mutedText">
          {summary}
        </Text>
      </View>
      {stars === 0 ? (
        <Text variant="small" tone="mutedText">
          {strings.skipped}
        </Text>
      ) : (
        <StarRow isSilent={stars === undefined} stars={stars ?? 0} size={18} />
      )}
    </Pressed>
  );
}

const NUMBER = 36;

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    borderRadius: radius.m,
    borderWidth: 1,
  },
  number: {
    width: NUMBER,
    height: NUMBER,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
  },
  words: { flex: 1 },
});
