import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { ChoiceStep } from '../../lessons/lesson';
import { hintOf } from '../../lessons/progress';
import { learnStrings } from '../../strings/learn';
import { minus } from '../../strings/phrases';
import type { StepWords } from '../../strings/lessonsWords';
import type { LessonPlay } from './lessonPlay';

/** So many answers stand in two rows of two, unless all are short. */
const PAIRED = 4;
const SHORT = 8;

type KeyState = 'open' | 'tried' | 'hinted' | 'right';

export interface AnswerKeysProps {
  readonly step: ChoiceStep;
  readonly words: StepWords;
  readonly play: LessonPlay;
  readonly onAnswer: (option: string) => void;
}

/** The answers of a step. They stay where they are and in reach of keys, whatever was pressed. */
export function AnswerKeys({ step, words, play, onAnswer }: AnswerKeysProps) {
  const strings = useStrings(learnStrings).lesson;
  const stateOf = (option: string): KeyState => {
    if (play.solved?.option === option) return 'right';
    if (play.tried.includes(option)) return 'tried';
    const hint = play.solved === null ? hintOf(step, play.run.hintLevel) : null;
    return hint?.kind === 'option' && hint.option === option ? 'hinted' : 'open';
  };
  const labels = step.options.map((option) => words.options?.[option] ?? minus(Number(option)));
  const isPaired = labels.length === PAIRED && labels.some((label) => label.length > SHORT);
  return (
    <View role="group" accessibilityLabel={strings.answers} style={styles.keys}>
      {step.options.map((option, index) => (
        <AnswerKey
          key={option}
          label={labels[index]!}
          isPaired={isPaired}
          state={stateOf(option)}
          onPress={() => onAnswer(option)}
        />
      ))}
    </View>
  );
}

interface AnswerKeyProps {
  readonly label: string;
  readonly state: KeyState;
  readonly isPaired: boolean;
  readonly onPress: () => void;
}

const CROSS = 'M4 4l10 10M14 4L4 14';
const TICK = 'M2.5 9.5l4.5 4.5 8.5-10';

function AnswerKey({ label, state, isPaired, onPress }: AnswerKeyProps) {
  const strings = useStrings(learnStrings).lesson;
  const colors = useColors();
  const spoken = { open: null, tried: strings.tried, hinted: strings.hinted, right: strings.right }[state];
  const isLit = state === 'hinted' || state === 'right';
  const mark = state === 'tried' ? CROSS : state === 'right' ? TICK : null;
  return (
    <Pressed
      role="button"
      accessibilityLabel={spoken === null ? label : `${label}, ${spoken}`}
      onPress={onPress}
      style={[
        styles.key,
        { backgroundColor: colors.raised, borderColor: isLit ? colors.accent : colors.border },
        isLit && styles.lit,
        isPaired && styles.paired,
      ]}
    >
      {mark === null ? null : (
        <Svg width={18} height={18} viewBox="0 0 18 18" aria-hidden>
          <Path
            d={mark}
            fill="none"
            stroke={state === 'right' ? colors.accentText : colors.warning}
            strokeWidth={2.6}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </Svg>
      )}
      <Text strong tone={state === 'tried' ? 'mutedText' : 'text'} center>
        {label}
      </Text>
    </Pressed>
  );
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  key: {
    flexGrow: 1,
    minHeight: TOUCH_TARGET,
    minWidth: TOUCH_TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    // The lit key's thicker border takes its room from here.
    paddingHorizontal: space.m + 2,
    paddingVertical: space.s + 2,
    borderRadius: radius.m,
    borderWidth: 1,
  },
  paired: { flexBasis: '40%' },
  lit: { borderWidth: 3, paddingHorizontal: space.m, paddingVertical: space.s },
});
