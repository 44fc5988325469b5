import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { DataTable } from '@/ui/components/DataTable';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { PlayerStatistics } from '../../session/statistics';
import { historyStrings } from '../../strings/history';
import { useFormats } from '../history/formats';

/** A table of everybody who ever joined in would bury the rest of the page. */
const FIRST_SHOWN = 10;

/** Everybody with their games, wins and mean score: as much as fits on a phone. */
export function PlayersTable({ players }: { readonly players: readonly PlayerStatistics[] }) {
  const strings = useStrings(historyStrings).statistics;
  const formats = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? players : players.slice(0, FIRST_SHOWN);
  return (
    <View style={styles.block}>
      <Text variant="title">{strings.everyone}</Text>
      <DataTable
        label={strings.everyone}
        corner={strings.player}
        columns={[strings.games, strings.wins, strings.mean].map((label) => ({ label }))}
        rows={shown.map(({ name, games, wins, mean }) => ({
          label: name,
          values: [formats.count(games), formats.count(wins), formats.mean(mean)],
        }))}
      />
      {shown.length < players.length ? (
        <Button kind="quiet" label={strings.showAll(players.length)} onPress={() => setShowsAll(true)} />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});
