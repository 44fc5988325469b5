import { useId, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { formatNumber } from '../number';
import { NumberField } from '../stepper/NumberField';
import { useHeldNumber } from '../stepper/useHeldNumber';
import { useTypedNumber } from '../stepper/useTypedNumber';
import { space } from '../tokens/metrics';
import { Button } from './Button';
import { LiveText } from './LiveText';
import { Text } from './Text';
import { VisuallyHidden } from './VisuallyHidden';

export interface StepperProps {
  readonly label: string;
  /** Spoken with every change, such as `Score: 12`. */
  readonly current: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /** Once for a tap, a whole hold, or a number that was typed. */
  readonly onChange: (value: number) => void;
  /** A text was typed that is no whole number from `least` to `most`; it stays until it is mended or given up. */
  readonly onRefuse?: (text: string) => void;
  /** What is wrong. Said about a refused text, it vanishes with the text by itself. */
  readonly error?: string;
  readonly warning?: string;
  /** Stands before the label and says nothing that the label does not. */
  readonly picture?: ReactNode;
}

/** A number that is tapped one less or one more, runs while a button is held, or is typed. */
export function Stepper(props: StepperProps) {
  const { label, current, value, least, most, lessLabel, moreLabel, warning, picture, onChange } = props;
  const { fontScale } = useWindowDimensions();
  const errorId = useId();
  const { held, startHold, endHold } = useHeldNumber({ value, least, most, onChange });
  const typed = useTypedNumber(props);
  const stepButton = (step: 1 | -1) => ({
    kind: 'quiet' as const,
    mayRepeat: true,
    onPress: () => {
      typed.close();
      onChange(value + step);
    },
    onHold: () => {
      typed.close();
      startHold(step);
    },
    onHoldEnd: () => endHold(step),
  });
  return (
    <View style={styles.stepper}>
      <View style={styles.row}>
        <View style={[styles.name, { flexBasis: LABEL_WIDTH * fontScale }]}>
          {picture === undefined ? null : (
            <View aria-hidden importantForAccessibility="no-hide-descendants">
              {picture}
            </View>
          )}
          <View style={styles.label}>
            <Text>{label}</Text>
          </View>
        </View>
        <View style={styles.controls}>
          {/* A held button stays enabled at the end of the range: disabled, it would never hear that it is let go. */}
          <Button label="−" accessibilityLabel={lessLabel} disabled={value <= least} {...stepButton(-1)} />
          <NumberField
            label={label}
            text={held === null ? (typed.text ?? formatNumber(value)) : formatNumber(held)}
            least={least}
            most={most}
            isInvalid={typed.error !== undefined || typed.isRefused}
            errorId={errorId}
            onType={typed.type}
            onSubmit={typed.submit}
            onEscape={typed.close}
          />
          <Button label="+" accessibilityLabel={moreLabel} disabled={value >= most} {...stepButton(1)} />
        </View>
      </View>
      {typed.error === undefined ? null : (
        <LiveText isUrgent nativeID={errorId} tone="danger" text={typed.error} />
      )}
      {warning === undefined ? null : <LiveText tone="warning" text={warning} />}
      <VisuallyHidden>
        <LiveText numberOfLines={1} text={current} />
      </VisuallyHidden>
    </View>
  );
}

/** A label gets at least this much beside its number; where there is less, the number goes below it. */
const LABEL_WIDTH = 112;

const styles = StyleSheet.create({
  stepper: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  name: { flexDirection: 'row', flexGrow: 1, flexShrink: 1, alignItems: 'center', gap: space.s },
  label: { flexShrink: 1 },
  controls: {
    flexDirection: 'row',
    flexShrink: 1,
    alignItems: 'center',
    gap: space.s,
    marginLeft: 'auto',
  },
});
