import { StyleSheet, View } from 'react-native';

import { DataTable } from '@/ui/components/DataTable';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { space } from '@/ui/tokens/metrics';

import { BOX } from '../../rules/model';
import { moonPrizes, moonPrizesWith, moonScore } from '../../rules/scoring';
import type { Table } from '../../session/table';
import { nomadsStrings } from '../../strings';

/** How many moons are neither on the chart nor won nor gone. */
function moonsToCome({ moonChart, players, scorings }: Table): number {
  const won = players.reduce((sum, { moons }) => sum + moons, 0);
  const gone = scorings.reduce((sum, { left }) => sum + left, 0);
  return Math.max(0, BOX.moons - moonChart - won - gone);
}

/** If the moon came now: who takes what, and what a tile more or fewer would change. */
export function MoonPanel({ table }: { readonly table: Table }) {
  const { moonPanel: strings } = useStrings(nomadsStrings);
  const { players, cards, moonTies } = table;
  const scores = players.map((player) => moonScore(cards, player));
  const { moons, left } = moonPrizes(scores, moonTies);
  const changed = (seat: number, more: number) => {
    const won = moonPrizesWith(scores, moonTies, seat, more).moons[seat]!;
    return won === moons[seat] ? strings.same : String(won);
  };
  return (
    <View style={styles.block}>
      <Text variant="title">{strings.title}</Text>
      <DataTable
        label={strings.title}
        caption={strings.count(table.moonChart, moonsToCome(table))}
        corner={strings.player}
        columns={[strings.score, strings.prize, strings.fewer, strings.more].map((label) => ({ label }))}
        rows={players.map(({ name }, seat) => ({
          label: name,
          values: [minus(scores[seat]!), String(moons[seat]!), changed(seat, -1), changed(seat, 1)],
        }))}
      />
      {left === 0 ? null : <Text tone="mutedText">{strings.left(left)}</Text>}
      <PastScorings table={table} />
    </View>
  );
}

/** Who took what in the moon scorings so far. */
export function PastScorings({ table }: { readonly table: Table }) {
  const { moonPanel: strings } = useStrings(nomadsStrings);
  const { players, scorings } = table;
  if (scorings.length === 0) return null;
  return (
    <View style={styles.past}>
      <Text strong>{strings.past}</Text>
      {scorings.map((scoring, index) => (
        <Text key={index} variant="small" tone="mutedText">
          {`${strings.scoring(index + 1)}. ${players
            .map(({ name }, seat) => strings.result(name, scoring.scores[seat]!, scoring.moons[seat]!))
            .join('. ')}`}
        </Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  past: { gap: space.xs },
});
