import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { LiveText } from '@/ui/components/LiveText';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { type ChoiceStep, hintOf } from '../../lessons/lesson';
import type { Counted as FinalCounts } from '../../lessons/position';
import { linesOf, type ScoreStep } from '../../lessons/tableSteps';
import { learnStrings } from '../../strings/learn';
import { lessonStrings, wordsOfStep } from '../../strings/lessons';
import type { StepWords } from '../../strings/lessonsWords';
import { giveAnswer, type LessonPlay, type LessonWork, type ShownStep } from './lessonPlay';
import { ThingsTable } from './ThingsTable';
import { TurnTable } from './TurnTable';

interface StepTableProps extends LessonWork {
  readonly shown: ShownStep;
}

/** What belongs to a step beside its board: things on the table, what they came to, and answers to choose from. */
export function StepTable({ play, change, shown: { step } }: StepTableProps) {
  const lessons = useStrings(lessonStrings);
  const words = wordsOfStep(lessons, play.run.lesson, step.id);
  const { aside } = step.position;
  return (
    <View style={styles.table}>
      {step.kind === 'score' ? <Counted play={play} step={step} /> : null}
      {step.counts === undefined ? null : <FinalCount counts={step.counts} isDone={play.solved !== null} />}
      {aside === undefined ? null : <ThingsTable play={play} change={change} step={step} aside={aside} />}
      {step.kind === 'turn' ? <TurnTable play={play} change={change} step={step} /> : null}
      {step.kind !== 'choice' ? null : (
        <AnswerKeys
          step={step}
          words={words}
          play={play}
          onAnswer={(option) => change((before) => giveAnswer(before, option))}
        />
      )}
    </View>
  );
}

/** The score of the final scoring, which each solved step adds to. */
function FinalCount({ counts, isDone }: { readonly counts: FinalCounts; readonly isDone: boolean }) {
  const strings = useStrings(learnStrings).lesson;
  const { before, points } = counts;
  return (
    <LiveText
      center
      variant="lead"
      strong
      tone={isDone ? 'accentText' : 'text'}
      text={isDone ? strings.sum([before, points], before + points) : strings.score(before)}
    />
  );
}

/** SC-2: what counts so far, level by level, and at the end the sum with its limestone. */
function Counted({ play, step }: { readonly play: LessonPlay; readonly step: ScoreStep }) {
  const strings = useStrings(learnStrings).lesson;
  const { scored } = play.solved?.outcome ?? {};
  const color = scored?.color ?? play.draft.tile;
  const lines = color === null ? [] : linesOf(step, color);
  const counted = scored === undefined ? lines.slice(0, play.draft.tapped.length) : lines;
  return (
    <View style={styles.counted}>
      {counted.map(({ level, number }) => (
        <Text key={level} strong tabular>
          {strings.level(level, number)}
        </Text>
      ))}
      {scored === undefined ? (
        <Text tone="mutedText">{strings.limestone(step.position.limestone)}</Text>
      ) : (
        <>
          <LiveText
            variant="lead"
            strong
            tone="accentText"
            text={strings.sum(scored.numbers, scored.total)}
          />
          <Text tone="mutedText">{strings.paid(scored.limestone, scored.returned)}</Text>
        </>
      )}
    </View>
  );
}

/** So many answers stand in two rows of two, unless all are short. */
const PAIRED = 4;
const SHORT = 8;

type KeyState = 'open' | 'tried' | 'hinted' | 'right';

interface AnswerKeysProps {
  readonly step: ChoiceStep;
  readonly words: StepWords;
  readonly play: LessonPlay;
  readonly onAnswer: (option: string) => void;
}

/** The answers of a step. They stay where they are and in reach of keys, whatever was pressed. */
function AnswerKeys({ step, words, play, onAnswer }: AnswerKeysProps) {
  const strings = useStrings(learnStrings).lesson;
  const stateOf = (option: string): KeyState => {
    if (isSolvedBy(play, option)) return 'right';
    if (play.draft.tried.includes(option)) return 'tried';
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

function isSolvedBy({ solved }: LessonPlay, option: string): boolean {
  return solved?.move.kind === 'choice' && solved.move.option === option;
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
  table: { gap: space.m },
  counted: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', gap: space.m, minHeight: 30 },
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
