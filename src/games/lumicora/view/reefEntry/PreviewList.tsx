import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { LaidLumino } from '../../rules/model';
import type { Table } from '../../session/table';
import { previewAtTable } from '../../session/tablePreview';
import { lumicoraStrings } from '../../strings';
import { reefScreenStrings } from '../../strings/reefScreen';
import { describePreview } from '../describePreview';

export interface PreviewListProps {
  readonly table: Table;
  readonly player: number;
  readonly lumino: LaidLumino;
}

/** What a Lumino would change, line by line, before it is placed. */
export function PreviewList({ table, player, lumino }: PreviewListProps) {
  const { placement } = useStrings(lumicoraStrings);
  const strings = useStrings(reefScreenStrings);
  const lines = useMemo(() => {
    const names = table.players.map(({ name }) => name);
    return describePreview(placement, previewAtTable(table, player, lumino), names);
  }, [placement, table, player, lumino]);
  return (
    <View role="list" accessibilityLabel={strings.preview} style={styles.list}>
      {lines.map(({ text, change }) => (
        <View key={text} role="listitem" accessible accessibilityLabel={text}>
          <Text variant="small" tone={change < 0 ? 'warning' : change > 0 ? 'accentText' : 'mutedText'}>
            {text}
          </Text>
        </View>
      ))}
      {lines.length === 0 ? (
        <Text variant="small" tone="mutedText">
          {placement.nothingChanges}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: space.xs } });
