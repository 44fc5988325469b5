import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { RuleId } from '../../lessons/ruleIds';
import { lumicoraStrings } from '../../strings';
import { learnStrings } from '../../strings/learn';
import { lessonStrings, wordsOfStep } from '../../strings/lessons';
import { useKeptFocus } from '../reefEntry/useKeptFocus';
import { AnswerKeys } from './AnswerKeys';
import { AsideFigure } from './AsideFigure';
import { describePlay } from './describePlay';
import { HandLumino } from './HandLumino';
import { giveAnswer, type ShownStep } from './lessonPlay';
import { StepButtons } from './StepButtons';
import type { LessonWork } from './useLessonPlay';
import { Voice } from './Voice';

export interface StepPartsProps extends LessonWork {
  readonly shown: ShownStep;
  readonly onRule: (rule: RuleId) => void;
}

/** What belongs to a step beside its board: things on the table, and answers to choose from. */
export function StepTable({ play, change, shown: { step } }: Omit<StepPartsProps, 'onRule'>) {
  const lessons = useStrings(lessonStrings);
  const words = wordsOfStep(lessons, play.run.lesson, step.id);
  const { aside } = step.position;
  return (
    <View style={styles.table}>
      {aside === undefined ? null : <AsideFigure aside={aside} />}
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

/** What is said to the step, with the Lumino in hand, and the buttons. */
export function StepVoice({ play, change, shown, onRule }: StepPartsProps) {
  const learn = useStrings(learnStrings);
  const lessons = useStrings(lessonStrings);
  const { placement } = useStrings(lumicoraStrings);
  const said = describePlay({ learn, lessons, placement }, play, shown);
  const { step } = shown;
  const view = useKeptFocus(`${step.id} ${said.tone}`);
  return (
    <View ref={view} tabIndex={-1} style={styles.voice}>
      <View style={[styles.said, step.kind === 'place' && styles.saidToPlacing]}>
        {step.kind === 'place' && play.solved === null ? <HandLumino step={step} /> : null}
        <View style={styles.words}>
          <Voice said={said} onRule={onRule} />
        </View>
      </View>
      <StepButtons play={play} change={change} shown={shown} />
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

const styles = StyleSheet.create({
  table: { gap: space.m },
  voice: { gap: space.s, outlineWidth: 0, outlineStyle: 'solid' },
  said: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: LEAST_SAID },
  saidToPlacing: { minHeight: LEAST_SAID_TO_PLACING },
  words: { flex: 1 },
  foot: { borderTopWidth: 1, paddingTop: space.s },
});
