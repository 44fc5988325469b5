import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';

import { hasBegun } from '@/tabletop/learn/lessons';
import { IconButton } from '@/ui/components/IconButton';
import { TurnIcon, UndoIcon } from '@/ui/components/icons';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { course } from '../../lessons';
import { learnStrings } from '../../strings/learn';
import { reefScreenStrings } from '../../strings/reefScreen';
import { ReefBoard } from '../reef/ReefBoard';
import { marksOf } from './describePlay';
import { type LessonWork, reefNow, type ShownStep, tapSpace } from './lessonPlay';

interface LessonHeadProps {
  readonly index: number;
  readonly of: number;
  readonly ask: string;
  /** Where there is room for it. */
  readonly isLarge: boolean;
}

/** How far the lesson is, and what the step asks for. */
export function LessonHead({ index, of, ask, isLarge }: LessonHeadProps) {
  const strings = useStrings(learnStrings).lesson;
  const colors = useColors();
  return (
    <View style={styles.head}>
      <View style={styles.progress}>
        <View style={styles.dots} aria-hidden importantForAccessibility="no-hide-descendants">
          {Array.from({ length: of }, (_, step) => (
            <View
              key={step}
              style={[
                styles.dot,
                { borderColor: step <= index ? colors.accent : colors.border },
                step < index && { backgroundColor: colors.accent },
                step === index && [styles.now, { backgroundColor: colors.accent }],
              ]}
            />
          ))}
        </View>
        <Text variant="small" tone="mutedText">
          {strings.step(index + 1, of)}
        </Text>
      </View>
      <LiveText variant={isLarge ? 'lead' : 'body'} text={ask} />
    </View>
  );
}

const DOT = 10;

interface LessonBoardProps extends LessonWork {
  readonly shown: ShownStep;
  readonly isTurned: boolean;
}

/** The reef of a step, with the Lumino that was just placed. What is legal is for the person to find. */
export function LessonBoard({ play, change, shown: { step }, isTurned }: LessonBoardProps) {
  const { board } = step.position;
  const laid = useMemo(() => reefNow(play, step), [play, step]);
  const marks = useMemo(() => marksOf(play, step), [play, step]);
  return (
    <ReefBoard
      board={board}
      luminos={laid}
      isTurned={isTurned}
      marks={marks}
      onPress={(space) => change((before) => tapSpace(before, space))}
    />
  );
}

interface LessonActionsProps extends LessonWork {
  readonly onTurn: () => void;
}

/** For the header: begin anew, as soon as there is something to repeat, and turn the board. */
export function LessonActions({ play, change, onTurn }: LessonActionsProps) {
  const { turn } = useStrings(reefScreenStrings);
  const strings = useStrings(learnStrings).lesson;
  return (
    <>
      {play.before !== null ? (
        <IconButton label={strings.undoRestart} onPress={() => change(course.undoRestart)}>
          <UndoIcon />
        </IconButton>
      ) : hasBegun(play) ? (
        <IconButton label={strings.restart} onPress={() => change(course.restart)}>
          <RestartIcon />
        </IconButton>
      ) : null}
      <IconButton label={turn} onPress={onTurn}>
        <TurnIcon />
      </IconButton>
    </>
  );
}

/** An arrow all the way round; drawn in a square of 26 like all icons. */
function RestartIcon() {
  const { accentText } = useColors();
  return (
    <Path
      d="M20.5 9A8.5 8.5 0 1 0 21.5 13M21 3.5V9h-5.5"
      fill="none"
      stroke={accentText}
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

const styles = StyleSheet.create({
  head: { gap: space.xs, paddingHorizontal: space.s },
  progress: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  dots: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  dot: { width: DOT, height: DOT, borderRadius: radius.round, borderWidth: 2 },
  now: { width: DOT * 2.4 },
});
