import { StyleSheet, View } from 'react-native';

import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { learnStrings } from '../../strings/learn';

export interface StepHeadProps {
  readonly index: number;
  readonly of: number;
  readonly ask: string;
  /** Where there is room for it. */
  readonly isLarge: boolean;
}

/** How far the lesson is, and what the step asks for. */
export function StepHead({ index, of, ask, isLarge }: StepHeadProps) {
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

const styles = StyleSheet.create({
  head: { gap: space.xs, paddingHorizontal: space.s },
  progress: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  dots: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  dot: { width: DOT, height: DOT, borderRadius: radius.round, borderWidth: 2 },
  now: { width: DOT * 2.4 },
});
