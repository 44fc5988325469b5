import { StyleSheet, View } from 'react-native';

import { Card } from '@/ui/components/Card';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { finalReefOf } from '../../session/finalReef';
import type { Table } from '../../session/table';
import { codesStrings } from '../../strings/codes';
import type { CodesStrings } from '../../strings/codes.en';
import { useFormats } from '../history/formats';
import { FishFigure } from '../table/figures';
import { describeSize } from './describeReef';

/** Which reefs have come in, so that everybody sees whose is still missing. */
export function CollectedReefs({ table }: { readonly table: Table }) {
  const strings = useStrings(codesStrings);
  const { time } = useFormats();
  return (
    <View style={styles.block}>
      <Text variant="title">{strings.phones.reefs}</Text>
      <Card>
        {table.players.map((player, seat) => (
          <View key={seat} style={styles.row}>
            <FishFigure fish={player.fish} size={28} />
            <View style={styles.words}>
              <Text strong>{player.name}</Text>
              <Text variant="small" tone="mutedText">
                {`${describeSize(strings, finalReefOf(player))}, ${stateOf(strings, table, seat, time)}`}
              </Text>
            </View>
          </View>
        ))}
      </Card>
    </View>
  );
}

const MS_PER_SECOND = 1000;

function stateOf(
  { phones }: CodesStrings,
  { players, followed }: Table,
  seat: number,
  time: (at: number) => string,
): string {
  const { collected } = players[seat]!;
  if (collected !== null) return phones.collectedAt(time(collected.madeAt * MS_PER_SECOND));
  return seat === followed ? phones.own : phones.missing;
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
