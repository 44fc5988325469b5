import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { RecordChart, lineStyles } from '@/tabletop/record/view/RecordChart';
import { recordStrings } from '@/tabletop/strings/record';
import { Card } from '@/ui/components/Card';
import { Text } from '@/ui/components/Text';
import { useFormats } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useColors, useThemeName } from '@/ui/tokens/ThemeContext';

import type { TableFinal } from '../../session/final/finalTable';
import type { HistoryEntry } from '../../session/record/historyEntry';
import { scoresByRound } from '../../session/record/replay';
import { finalReefOf } from '../../session/reef/finalReef';
import type { Table } from '../../session/table/table';
import { tableOf, type TableSession } from '../../session/table/tableSession';
import { lumicoraStrings } from '../../strings';
import { finalScoringStrings } from '../../strings/finalScoring';
import { historyStrings } from '../../strings/history';
import { useBoardTurn } from '../boardTurn';
import { describeVariant } from '../describeEntry';
import { describeVerdict } from '../final/describeVerdict';
import { FISH_LINES } from '../palette';
import { FishFigure } from '../table/figures';
import { describeReef, ReefPicture } from './ReefPicture';

interface RecordHeadProps {
  readonly entry: HistoryEntry;
  readonly table: Table;
  readonly final: TableFinal;
}

/** Who won and why, and what kind of game it was. */
export function RecordHead({ entry, table, final }: RecordHeadProps) {
  const lumicora = useStrings(lumicoraStrings);
  const { record } = useStrings(historyStrings);
  const { list } = useStrings(recordStrings);
  const finalScoring = useStrings(finalScoringStrings);
  const formats = useFormats();
  const contenders = table.players.map(({ name, limestone }, index) => ({
    name,
    limestone,
    total: final.players[index]!.total,
  }));
  const { headline, reason } = describeVerdict(finalScoring, final, contenders);
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

/** How the scores grew; nothing for a game that the app did not follow. */
export function ScoreByRound({ session }: { readonly session: TableSession }) {
  const strings = useStrings(historyStrings).record;
  const colors = useColors();
  const theme = useThemeName();
  const chart = useMemo(() => {
    const grown = scoresByRound(session);
    if (grown === null || grown.rounds.length === 0) return null;
    const { rounds, scores, finals } = grown;
    const styles = lineStyles(colors);
    return {
      xLabels: [...rounds.map(String), ...(finals === null ? [] : [strings.end])],
      series: tableOf(session).players.map(({ name, fish }, player) => ({
        name,
        ...styles[player]!,
        color: FISH_LINES[theme][fish],
        values: [...scores[player]!, ...(finals === null ? [] : [finals[player]!])],
      })),
    };
  }, [session, colors, theme, strings]);
  if (chart === null) return null;
  return (
    <RecordChart title={strings.chartTitle} xTitle={strings.rounds} yTitle={strings.points} {...chart} />
  );
}

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
  const { isTurned } = useBoardTurn();
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
        <ReefPicture
          board={table.board}
          reef={reef}
          label={strings.record.reefOf(own.name)}
          isTurned={isTurned}
        />
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
  head: { gap: space.xs },
  block: { gap: space.m },
  reefs: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  // Two in a row where a space of the board is still large enough to be read.
  reef: { flexGrow: 1, flexBasis: 270, maxWidth: 400 },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
