import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Card } from '@/ui/components/Card';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { finalReefOf } from '../../session/finalReef';
import type { Table } from '../../session/table';
import { lumicoraStrings } from '../../strings';
import { historyStrings } from '../../strings/history';
import { FishFigure } from '../table/figures';
import { describeReef } from './describeReef';
import { ReefPicture } from './ReefPicture';

/** The reefs of all players as they were in the end. */
export function RecordReefs({ table }: { readonly table: Table }) {
  const strings = useStrings(historyStrings).record;
  return (
    <View style={styles.block}>
      <Text variant="title">{strings.reefs}</Text>
      <View style={styles.reefs}>
        {table.players.map((_, player) => (
          <View key={player} style={styles.reef}>
            <PlayerReef table={table} player={player} />
          </View>
        ))}
      </View>
    </View>
  );
}

/** Drawn where it is known space by space, and always in figures. */
function PlayerReef({ table, player }: { readonly table: Table; readonly player: number }) {
  const lumicora = useStrings(lumicoraStrings);
  const strings = useStrings(historyStrings);
  const own = table.players[player]!;
  const reef = useMemo(() => finalReefOf(own), [own]);
  return (
    <Card>
      <View style={styles.name}>
        <FishFigure fish={own.fish} size={32} />
        <View style={styles.words}>
          <Text variant="lead" strong>
            {own.name}
          </Text>
        </View>
      </View>
      {reef.kind === 'counts' ? null : (
        <ReefPicture board={table.board} reef={reef} label={strings.record.reefOf(own.name)} />
      )}
      <View>
        {describeReef(strings, lumicora, table, player).map((line) => (
          <Text key={line} variant="small" tone="mutedText">
            {line}
          </Text>
        ))}
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  reefs: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  // Two in a row where a space of the board is still large enough to be read.
  reef: { flexGrow: 1, flexBasis: 270, maxWidth: 400 },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
