import { ScrollView, StyleSheet, View } from 'react-native';

import { Chips } from '@/ui/components/Chips';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { Table } from '../../session/table';
import { reefScreenStrings } from '../../strings/reefScreen';

export interface PlayerRowProps {
  readonly table: Table;
  readonly player: number;
  readonly onChange: (player: number) => void;
}

/** Whose reef is shown, with what that player holds. */
export function PlayerRow({ table, player, onChange }: PlayerRowProps) {
  const strings = useStrings(reefScreenStrings);
  const { score, limestone } = table.players[player]!;
  return (
    <View style={styles.row}>
      <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.chips}>
        <Chips
          label={strings.reefs}
          value={player}
          options={table.players.map(({ name }, value) => ({ value, label: name }))}
          onChange={onChange}
        />
      </ScrollView>
      <View>
        <Text variant="small" strong>
          {strings.points(score)}
        </Text>
        <Text variant="small">{strings.limestone(limestone)}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  // Room for the thicker border of the chosen chip.
  chips: { padding: 2 },
});
