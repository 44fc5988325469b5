import { StyleSheet, View } from 'react-native';

import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { FinalScoring } from '../../rules/finalScoring';
import type { Table } from '../../session/table';
import { finalScoringStrings } from '../../strings/finalScoring';
import { describeVerdict } from './describeVerdict';

export interface VerdictProps {
  readonly table: Table;
  readonly final: FinalScoring;
}

/** FS-7: who has won and what decided; before the end only that it is not over. */
export function Verdict({ table, final }: VerdictProps) {
  const strings = useStrings(finalScoringStrings);
  if (table.phase !== 'final') return <Text variant="title">{strings.notOver}</Text>;
  const contenders = table.players.map(({ name, limestone }, seat) => ({
    name,
    limestone,
    total: final.players[seat]!.total,
  }));
  const { headline, reason } = describeVerdict(strings, final.ranking, contenders);
  return (
    <View style={styles.verdict}>
      <Text variant="title" tone="accentText">
        {headline}
      </Text>
      <LiveText text={reason} />
    </View>
  );
}

const styles = StyleSheet.create({ verdict: { gap: space.xs } });
