import { Platform, StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { type LearnProgress, nextOnWay, type Stars, STARS } from '@/tabletop/learn/lessons';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { lessonsPlayed } from '../../lessons/courseReef';
import { FIRST_GAME, type LessonId } from '../../lessons/lesson';
import { learnStrings } from '../../strings/learn';
import { lessonStrings, wordsOfLesson } from '../../strings/lessons';
import { CourseReef } from './CourseReef';

interface FirstGameCardProps {
  readonly progress: LearnProgress<LessonId>;
  readonly onLesson: (lesson: LessonId) => void;
  readonly onSkip: (lesson: LessonId) => void;
  readonly onSetUp: () => void;
}

/** The way into a first game: its next lesson, or the set-up where it ends. */
export function FirstGameCard({ progress, onLesson, onSkip, onSetUp }: FirstGameCardProps) {
  const strings = useStrings(learnStrings).path;
  const lessons = useStrings(lessonStrings);
  const next = nextOnWay(progress, FIRST_GAME);
  const done = FIRST_GAME.filter((id) => progress.best[id] !== undefined).length;
  const title = next === null ? null : wordsOfLesson(lessons, next).title;
  return (
    <Card isLit>
      <View style={styles.words}>
        <Text variant="title">{strings.title}</Text>
        <Text>{next === null ? strings.done : strings.lead}</Text>
      </View>
      {done === 0 ? null : <CourseReef played={lessonsPlayed(progress)} height={150} />}
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

interface LessonRowProps {
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
      <View style={styles.rowWords}>
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

/** In a square of 24. */
const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z';
const MOST = STARS.length - 1;
const GAP = 2;

interface StarRowProps {
  readonly stars: Stars;
  readonly size: number;
  /** Where something around it says the stars already. */
  readonly isSilent?: boolean;
}

/** Earned stars are filled, the others only outlined, so that they differ without colour. */
export function StarRow({ stars, size, isSilent = false }: StarRowProps) {
  const strings = useStrings(learnStrings);
  const colors = useColors();
  const width = MOST * (24 + GAP) - GAP;
  const spoken = isSilent
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', accessibilityLabel: strings.stars(stars), accessible: true } as const);
  return (
    <Svg width={(size * width) / 24} height={size} viewBox={`0 0 ${width} 24`} {...spoken}>
      {Array.from({ length: MOST }, (_, index) => (
        <Path
          key={index}
          transform={`translate(${index * (24 + GAP)} 0)`}
          d={STAR}
          fill={index < stars ? colors.accent : 'none'}
          stroke={index < stars ? colors.accent : colors.border}
          strokeWidth={1.8}
          strokeLinejoin="round"
        />
      ))}
    </Svg>
  );
}

const styles = StyleSheet.create({
  words: { gap: space.s },
  progress: { gap: space.xs },
  bars: { flexDirection: 'row', gap: space.xs },
  bar: { flex: 1, height: 8, borderRadius: radius.round },
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
  rowWords: { flex: 1 },
});
