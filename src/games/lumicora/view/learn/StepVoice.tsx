import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { HelpKey } from '@/tabletop/learn/view/HelpKey';
import { puzzleDeskStrings } from '@/tabletop/strings/puzzles';
import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { course } from '../../lessons';
import { hasPlaces, type PlaceStep } from '../../lessons/lesson';
import type { RuleId } from '../../lessons/ruleIds';
import { lumicoraStrings } from '../../strings';
import { learnStrings } from '../../strings/learn';
import { lessonStrings } from '../../strings/lessons';
import { reefScreenStrings } from '../../strings/reefScreen';
import { useKeptFocus } from '../reefEntry/BoardAndPanel';
import { describeFace, LooseLumino } from '../reference/examples/LooseLumino';
import { describePlay, type Said } from './describePlay';
import { askHint, checkSpaces, type LessonWork, type ShownStep } from './lessonPlay';

interface StepVoiceProps extends LessonWork {
  readonly shown: ShownStep;
  readonly onRule: (rule: RuleId) => void;
}

/** What is said to the step, with the Lumino in hand, and the buttons. */
export function StepVoice({ play, change, shown, onRule }: StepVoiceProps) {
  const learn = useStrings(learnStrings);
  const lessons = useStrings(lessonStrings);
  const { placement } = useStrings(lumicoraStrings);
  const { help } = useStrings(puzzleDeskStrings);
  const said = describePlay({ learn, lessons, placement, help }, play, shown);
  const { step } = shown;
  const view = useKeptFocus(`${step.id} ${said.tone}`);
  return (
    <View ref={view} tabIndex={-1} style={styles.voice}>
      <View style={[styles.said, step.kind === 'place' && styles.saidToPlacing]}>
        {step.kind === 'place' && play.solved === null ? <LuminoInHand step={step} /> : null}
        <View style={styles.words}>
          <Voice said={said} onRule={onRule} />
        </View>
      </View>
      <LessonButtons play={play} change={change} shown={shown} />
    </View>
  );
}

/** Above this share of the window, what stands at the foot scrolls by itself. */
const MOST_FOOT = 0.45;

/** At the foot of a narrow window, where it is in sight however long the page is. */
export function StepFoot({ children }: { readonly children: ReactNode }) {
  const colors = useColors();
  const insets = useSafeAreaInsets();
  const maxHeight = useWindowDimensions().height * MOST_FOOT;
  const padding = {
    paddingBottom: insets.bottom + space.s,
    paddingLeft: insets.left + space.m,
    paddingRight: insets.right + space.m,
  };
  return (
    <View style={[styles.foot, { backgroundColor: colors.surface, borderColor: colors.border, maxHeight }]}>
      <ScrollView contentContainerStyle={padding}>{children}</ScrollView>
    </View>
  );
}

/** Two lines; of a refused placement three and the link to its rule. The board must not jump between taps. */
const LEAST_SAID = 46;
const LEAST_SAID_TO_PLACING = 114;

interface VoiceProps {
  readonly said: Said;
  readonly onRule: (rule: RuleId) => void;
}

/** What to do, and the answer to what was done. Always the same element, so that screen readers hear it change. */
function Voice({ said: { tone, text, rule }, onRule }: VoiceProps) {
  const { ruleNames } = useStrings(lumicoraStrings).placement;
  const strings = useStrings(reefScreenStrings);
  const colors = useColors();
  const edges = { hint: colors.text, problem: colors.warning, solved: colors.accent } as const;
  const tones = { task: 'mutedText', hint: 'text', problem: 'warning', solved: 'accentText' } as const;
  const named = rule === null ? null : strings.rule(ruleNames[rule]);
  return (
    <View style={tone === 'task' ? null : [styles.answer, { borderColor: edges[tone] }]}>
      <LiveText text={text} tone={tones[tone]} strong={tone === 'solved'} />
      {rule === null || named === null ? null : (
        <Pressed role="link" accessibilityLabel={named} onPress={() => onRule(rule)} style={styles.rule}>
          <Text variant="small" tone="accentText" strong>
            {named}
          </Text>
        </Pressed>
      )}
    </View>
  );
}

/** The Lumino that is to be placed, and the markers that can pay for water. */
function LuminoInHand({ step: { hand, position } }: { readonly step: PlaceStep }) {
  const { words } = useStrings(lumicoraStrings);
  const strings = useStrings(learnStrings).lesson;
  const { limestone } = useStrings(reefScreenStrings);
  const face = { colors: [hand.color, hand.color], symbols: hand.symbols } as const;
  return (
    <View style={styles.hand}>
      <View accessible role="img" accessibilityLabel={strings.inHand(describeFace(words, face))}>
        <LooseLumino face={face} width={WIDTH} />
      </View>
      <Text variant="small" tone="mutedText">
        {limestone(position.limestone)}
      </Text>
    </View>
  );
}

const WIDTH = 88;

interface LessonButtonsProps extends LessonWork {
  readonly shown: ShownStep;
}

/** Next once a step is solved; before, all ways of help. */
function LessonButtons({ play, change, shown: { step } }: LessonButtonsProps) {
  const strings = useStrings(learnStrings).lesson;
  const { run, solved, draft } = play;
  if (solved !== null) {
    const label = run.isDone ? strings.finish : strings.next;
    return (
      <View style={styles.buttons}>
        <Button grows label={label} onPress={() => change(course.goOn)} />
      </View>
    );
  }
  return (
    <View style={styles.buttons}>
      {step.kind === 'spaces' ? (
        <Button
          grows
          label={strings.check}
          disabled={draft.tapped.length === 0}
          onPress={() => change(checkSpaces)}
        />
      ) : null}
      <HelpKey level={run.hintLevel} hasPlaces={hasPlaces(step)} onPress={() => change(askHint)} />
      <Button grows kind="quiet" label={strings.skip} onPress={() => change(course.passOver)} />
    </View>
  );
}

const styles = StyleSheet.create({
  voice: { gap: space.s, outlineWidth: 0, outlineStyle: 'solid' },
  said: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: LEAST_SAID },
  saidToPlacing: { minHeight: LEAST_SAID_TO_PLACING },
  words: { flex: 1 },
  foot: { borderTopWidth: 1, paddingTop: space.s },
  answer: { borderLeftWidth: 4, paddingLeft: space.m },
  rule: { minHeight: TOUCH_TARGET, justifyContent: 'center', alignSelf: 'flex-start' },
  hand: { alignItems: 'center', gap: space.xs },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
