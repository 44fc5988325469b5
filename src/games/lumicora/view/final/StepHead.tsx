import { StyleSheet, View } from 'react-native';

import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { VisuallyHidden } from '@/ui/components/VisuallyHidden';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { finalScoringStrings } from '../../strings/finalScoring';

export interface StepHeadProps {
  /** From 0. */
  readonly step: number;
  readonly steps: number;
  readonly title: string;
  /** Said aloud with every step, after its title. */
  readonly figures: readonly string[];
}

/** Which step it is, and how many there are. */
export function StepHead({ step, steps, title, figures }: StepHeadProps) {
  const strings = useStrings(finalScoringStrings);
  const colors = useColors();
  return (
    <View style={styles.head}>
      <View style={styles.words}>
        <View style={styles.title}>
          <Text variant="title">{title}</Text>
        </View>
        <Text tone="mutedText" tabular aria-hidden>
          {strings.progress(step + 1, steps)}
        </Text>
      </View>
      <View
        accessible
        role="progressbar"
        accessibilityLabel={strings.progressLabel(step + 1, steps)}
        aria-valuemin={1}
        aria-valuemax={steps}
        aria-valuenow={step + 1}
        style={styles.bar}
      >
        {Array.from({ length: steps }, (_, each) => (
          <View
            key={each}
            style={[styles.part, { backgroundColor: each <= step ? colors.accent : colors.border }]}
          />
        ))}
      </View>
      <VisuallyHidden>
        <LiveText numberOfLines={1} text={strings.announce(step + 1, steps, title, figures)} />
      </VisuallyHidden>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { gap: space.s },
  words: { flexDirection: 'row', alignItems: 'baseline', gap: space.m },
  title: { flex: 1 },
  bar: { flexDirection: 'row', gap: space.xs },
  part: { flex: 1, height: 6, borderRadius: radius.round },
});
