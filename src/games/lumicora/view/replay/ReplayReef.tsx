import { memo, useMemo } from 'react';
import { ScrollView, StyleSheet } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { Space } from '../../rules/model';
import { finalReefOf } from '../../session/finalReef';
import type { Table } from '../../session/table';
import { lumicoraStrings } from '../../strings';
import { historyStrings } from '../../strings/history';
import { describeReef } from '../record/describeReef';
import { ReefPicture } from '../record/ReefPicture';

export interface ReplayReefProps {
  readonly table: Table;
  readonly player: number;
  /** Spaces that just changed. */
  readonly changed: readonly Space[];
  readonly isTurned: boolean;
}

/** One reef at a moment; in figures where it was only counted. */
export const ReplayReef = memo(function ReplayReef({ table, player, changed, isTurned }: ReplayReefProps) {
  const lumicora = useStrings(lumicoraStrings);
  const strings = useStrings(historyStrings);
  const own = table.players[player]!;
  const reef = useMemo(() => finalReefOf(own), [own]);
  const marks = useMemo(() => ({ chosen: changed }), [changed]);
  const words = describeReef(strings, lumicora, table, player);
  if (reef.kind === 'counts') {
    return (
      <ScrollView contentContainerStyle={styles.words}>
        {words.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </ScrollView>
    );
  }
  const label = [strings.replay.reefOf(own.name), ...words].join('. ');
  return (
    <ReefPicture fills board={table.board} reef={reef} label={label} isTurned={isTurned} marks={marks} />
  );
});

const styles = StyleSheet.create({
  words: { gap: space.s, padding: space.l },
});
