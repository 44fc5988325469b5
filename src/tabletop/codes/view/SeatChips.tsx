import { StyleSheet, View } from 'react-native';

import { Chips } from '@/ui/components/Chips';
import { Text } from '@/ui/components/Text';
import { space } from '@/ui/tokens/metrics';

export interface SeatChipsProps {
  /** The question, above the names. */
  readonly label: string;
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly onChange: (seat: number) => void;
}

/** One of the players at the table. */
export function SeatChips({ label, names, seat, onChange }: SeatChipsProps) {
  return (
    <View style={styles.block}>
      <Text strong>{label}</Text>
      <Chips
        label={label}
        value={seat}
        options={names.map((name, value) => ({ value, label: name }))}
        onChange={onChange}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.s },
});
