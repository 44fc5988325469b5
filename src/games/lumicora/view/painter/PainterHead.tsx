import { ScrollView, StyleSheet, View } from 'react-native';

import { Chips } from '@/ui/components/Chips';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { PaintedSums } from '../../session/brush';
import type { Table } from '../../session/table';
import { painterStrings } from '../../strings/painter';
import { reefScreenStrings } from '../../strings/reefScreen';

export interface PainterHeadProps {
  readonly table: Table;
  readonly player: number;
  /** Null where the reef is told another way. */
  readonly sums: PaintedSums | null;
  readonly onPlayer: (player: number) => void;
}

/** Whose reef is painted, and how far it has come. */
export function PainterHead({ table, player, sums, onPlayer }: PainterHeadProps) {
  const strings = useStrings(painterStrings);
  const { reefs } = useStrings(reefScreenStrings);
  return (
    <View style={styles.row}>
      <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.chips}>
        <Chips
          label={reefs}
          value={player}
          options={table.players.map(({ name }, value) => ({ value, label: name }))}
          onChange={onPlayer}
        />
      </ScrollView>
      {sums === null ? null : (
        <View>
          <Text variant="small" strong accessibilityLabel={strings.paintedSpoken(sums.spaces)}>
            {strings.painted(sums.spaces)}
          </Text>
          <Text variant="small">{strings.animals(sums.animals)}</Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  // Room for the thicker border of the chosen chip.
  chips: { padding: 2 },
});
