import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { ExampleOf } from '../../../lessons/reference/example';
import { afterScoring } from '../../../rules/round';
import { referenceStrings } from '../../../strings/reference';
import { Picture } from './Picture';

/** The turtle's place in every scoring phase that is left, told by the rules. */
function scoringsLeft(bagEmptyIn: number): readonly number[] {
  const rounds = [bagEmptyIn];
  let after = afterScoring({ round: bagEmptyIn, bagEmptyIn, isExtra: false });
  while (after.next === 'extra-scoring') {
    rounds.push(after.round);
    after = afterScoring({ round: after.round, bagEmptyIn, isExtra: true });
  }
  return rounds;
}

/** EM-1: what is left of a game whose bag ran out. */
export function EndingFigure({ example: { bagEmptyIn } }: { readonly example: ExampleOf<'ending'> }) {
  const strings = useStrings(referenceStrings).pictures;
  const colors = useColors();
  const steps = [
    strings.bagEmpty,
    ...scoringsLeft(bagEmptyIn).map((round) => strings.scoringIn(round)),
    strings.finalScoring,
  ];
  return (
    <Picture label={steps.join(', ')} style={styles.steps}>
      {steps.map((step, index) => (
        <View key={step} style={styles.step}>
          {index === 0 ? null : <Arrow />}
          <View style={[styles.box, { backgroundColor: colors.raised, borderColor: colors.border }]}>
            <Text variant="small" center>
              {step}
            </Text>
          </View>
        </View>
      ))}
    </Picture>
  );
}

function Arrow() {
  const { accentText } = useColors();
  return (
    <Svg width={16} height={14} viewBox="0 0 16 14" aria-hidden>
      <Path
        d="M8 1V12M3 7L8 12L13 7"
        fill="none"
        stroke={accentText}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}

const styles = StyleSheet.create({
  steps: { alignItems: 'center', gap: space.xs },
  step: { alignItems: 'center', gap: space.xs, width: '100%' },
  box: {
    width: '80%',
    paddingVertical: space.s,
    paddingHorizontal: space.m,
    borderWidth: 1,
    borderRadius: radius.m,
  },
});
