import { StyleSheet, View } from 'react-native';

import { space } from '../tokens/metrics';
import { Button } from './Button';
import { LiveText } from './LiveText';
import { Text } from './Text';

export interface StepperProps {
  readonly label: string;
  /** Spoken with every change, such as `Score: 12`. */
  readonly current: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly onChange: (value: number) => void;
}

/** A number with one less and one more. */
export function Stepper(props: StepperProps) {
  const { label, current, value, least, most, lessLabel, moreLabel, onChange } = props;
  return (
    <View style={styles.row}>
      <View style={styles.label}>
        <Text>{label}</Text>
      </View>
      <Button
        kind="quiet"
        mayRepeat
        label="−"
        accessibilityLabel={lessLabel}
        disabled={value <= least}
        onPress={() => onChange(value - 1)}
      />
      <View style={styles.value}>
        <LiveText variant="lead" strong center text={String(value)} accessibilityLabel={current} />
      </View>
      <Button
        kind="quiet"
        mayRepeat
        label="+"
        accessibilityLabel={moreLabel}
        disabled={value >= most}
        onPress={() => onChange(value + 1)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  label: { flex: 1 },
  value: { minWidth: 52 },
});
