import { StyleSheet, View } from 'react-native';

import { Card } from '@/ui/components/Card';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { ReefCounts } from '../../rules/finalScoring';
import { NO_COUNTS } from '../../session/finalReef';
import { finalInputStrings } from '../../strings/finalInput';
import { useTableStore } from '../store/LibraryContext';
import type { TableStore } from '../store/tableStore';
import { AnimalFields } from './AnimalFields';
import type { CountFieldsProps } from './countFieldsProps';
import { FigureFields } from './FigureFields';
import { RemoteField } from './RemoteField';
import { ScoreSoFar } from './ScoreSoFar';
import { SpaceFields } from './SpaceFields';
import { useReefWarnings } from './useReefWarnings';

export interface CountedReefProps {
  readonly store: TableStore;
  readonly player: number;
}

/** All fields of a reef that is counted by hand, and what they score. */
export function CountedReef({ store, player }: CountedReefProps) {
  const strings = useStrings(finalInputStrings);
  const { table, perform } = useTableStore(store);
  const counts = table.players[player]!.counts ?? NO_COUNTS;
  const warnings = useReefWarnings(table, player);
  const onCount = (changed: Partial<ReefCounts>) =>
    perform({ type: 'count-reef', player, counts: { ...counts, ...changed } });
  const fields: CountFieldsProps = { table, counts, warnings, onCount };
  return (
    <>
      <SpaceFields {...fields} />
      <AnimalFields {...fields} />
      <View style={styles.block}>
        <Text variant="title">{strings.onBoard}</Text>
        <Card>
          <FigureFields store={store} player={player} />
          {table.board.side === 'B' ? <RemoteField {...fields} /> : null}
        </Card>
      </View>
      <ScoreSoFar table={table} player={player} />
    </>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});
