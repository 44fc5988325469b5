import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { FinalScoring } from '../../rules/finalScoring';
import type { HistoryEntry } from '../../session/historyEntry';
import type { Table } from '../../session/table';
import { lumicoraStrings } from '../../strings';
import { finalScoringStrings } from '../../strings/finalScoring';
import { historyStrings } from '../../strings/history';
import { describeVerdict } from '../final/describeVerdict';
import { describeVariant } from '../history/describeEntry';
import { useFormats } from '../history/formats';

export interface RecordHeadProps {
  readonly entry: HistoryEntry;
  readonly table: Table;
  readonly final: FinalScoring;
}

/** Who won and why, and what kind of game it was. */
export function RecordHead({ entry, table, final }: RecordHeadProps) {
  const lumicora = useStrings(lumicoraStrings);
  const { list, record } = useStrings(historyStrings);
  const finalScoring = useStrings(finalScoringStrings);
  const formats = useFormats();
  const contenders = table.players.map(({ name, limestone }, index) => ({
    name,
    limestone,
    total: final.players[index]!.total,
  }));
  const { headline, reason } = describeVerdict(finalScoring, final.ranking, contenders);
  const played =
    entry.minutes === null
      ? [record.scoredAfter]
      : [
          record.began(formats.time(entry.startedAt)),
          record.minutes(Math.floor(entry.minutes / 60), entry.minutes % 60),
        ];
  return (
    <View style={styles.head}>
      <Text variant="title">{entry.isOver ? headline : lumicora.setup.notOver}</Text>
      {entry.isOver ? <Text>{reason}</Text> : null}
      <Text tone="mutedText">
        {`${list.players(entry.players.length)} · ${describeVariant(lumicora, entry)}`}
      </Text>
      <Text tone="mutedText">{played.join(' · ')}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { gap: space.xs },
});
