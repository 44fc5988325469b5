import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Button } from '@/ui/components/Button';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { finalScoringStrings } from '../../strings/finalScoring';

export interface StepButtonsProps {
  /** From 0. */
  readonly step: number;
  readonly steps: number;
  readonly onStep: (step: number) => void;
}

/** Step on, step back or skip, where the thumb is; the result leads back to the beginning. */
export function StepButtons({ step, steps, onStep }: StepButtonsProps) {
  const strings = useStrings(finalScoringStrings);
  const colors = useColors();
  const insets = useSafeAreaInsets();
  const { width, fontScale } = useWindowDimensions();
  const isNarrow = width / fontScale < NARROW;
  const last = steps - 1;
  const skip = (
    <Button
      grows={isNarrow}
      kind="quiet"
      label={strings.skip}
      accessibilityLabel={strings.skipLabel}
      onPress={() => onStep(last)}
    />
  );
  const bar = {
    borderColor: colors.border,
    backgroundColor: colors.background,
    paddingLeft: insets.left + space.s,
    paddingRight: insets.right + space.s,
  };
  return (
    <View style={[styles.bar, bar]}>
      <Button
        kind="quiet"
        mayRepeat
        label={strings.back}
        accessibilityLabel={strings.backLabel}
        disabled={step === 0}
        onPress={() => onStep(step - 1)}
      />
      {step === last ? (
        <Button grows kind="quiet" label={strings.again} onPress={() => onStep(0)} />
      ) : (
        // Next stands at the edge, or beside Back where skipping needs a row of its own.
        <>
          {isNarrow ? null : skip}
          <Button grows mayRepeat label={strings.next} onPress={() => onStep(step + 1)} />
          {isNarrow ? skip : null}
        </>
      )}
    </View>
  );
}

const NARROW = 350;

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.s,
    paddingVertical: space.s,
    borderTopWidth: 1,
  },
});
