import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { resultSeries } from '@/tabletop/record/statistics';
import { RecordChart, lineStyles, MOST_LINES } from '@/tabletop/record/view/RecordChart';
import { Button } from '@/ui/components/Button';
import { Chips } from '@/ui/components/Chips';
import { DataTable } from '@/ui/components/DataTable';
import { Text } from '@/ui/components/Text';
import { useFormats } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { CATEGORIES, type PlayerStatistics } from '../../session/record/statistics';
import { historyStrings } from '../../strings/history';

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

/** One by one they can be looked at; those who play more rarely have hardly a line to draw. */
const MOST_CHOICES = 12;
/** No name is empty. */
const SEVERAL = '';

/** A closer look at one player, or at those with the most games side by side. */
export function PlayerComparison({ players }: { readonly players: readonly PlayerStatistics[] }) {
  const strings = useStrings(historyStrings).statistics;
  const [chosen, setChosen] = useState(SEVERAL);
  const shown = useMemo(() => {
    const one = players.filter(({ name }) => name === chosen);
    return one.length > 0 ? one : players.slice(0, MOST_LINES);
  }, [players, chosen]);
  const isOne = shown.length === 1;
  const choices = players.slice(0, MOST_CHOICES).map(({ name }) => ({ value: name, label: name }));
  const several = { value: SEVERAL, label: strings.most(Math.min(MOST_LINES, players.length)) };
  return (
    <>
      <View style={styles.block}>
        <Text variant="title">{strings.comparison}</Text>
        {players.length > 1 ? (
          <Chips
            label={strings.comparison}
            options={[several, ...choices]}
            value={isOne ? shown[0]!.name : SEVERAL}
            onChange={setChosen}
          />
        ) : null}
        <PlayerDetails players={shown} />
      </View>
      <ResultsChart players={shown} />
    </>
  );
}

/** Where points come from on the average, and what was best. A column for each player. */
function PlayerDetails({ players }: { readonly players: readonly PlayerStatistics[] }) {
  const strings = useStrings(historyStrings).statistics;
  const formats = useFormats();
  // Remote limestone exists on side B only.
  const isKnown = (category: (typeof CATEGORIES)[number]) =>
    category !== 'remote' || players.some(({ means }) => means.remote !== 0);
  return (
    <DataTable
      label={strings.details}
      corner={strings.details}
      columns={players.map(({ name }) => ({ label: name }))}
      rows={[
        ...CATEGORIES.filter(isKnown).map((category) => ({
          label: strings.category[category],
          values: players.map(({ means }) => formats.mean(means[category])),
        })),
        {
          label: strings.total,
          values: players.map(({ mean }) => formats.mean(mean)),
          isStrong: true,
        },
        {
          label: strings.best,
          values: players.map(({ best }) => minus(best)),
        },
        {
          label: strings.bestCoral,
          values: players.map(({ bestCoral }) =>
            bestCoral === null ? strings.nothing : strings.coral(bestCoral.color, bestCoral.points),
          ),
        },
        {
          label: strings.sharedWins,
          values: players.map(({ sharedWins }) => formats.count(sharedWins)),
        },
      ]}
    />
  );
}

/** Keep the array from render to render: the chart is laid out anew when it changes. */
function ResultsChart({ players }: { readonly players: readonly PlayerStatistics[] }) {
  const strings = useStrings(historyStrings).statistics;
  const colors = useColors();
  const formats = useFormats();
  const { times, values, gamesAPoint } = useMemo(() => resultSeries(players), [players]);
  const xLabels = useMemo(() => times.map(formats.shortDate), [times, formats]);
  const series = useMemo(() => {
    const styles = lineStyles(colors);
    return players.map(({ name }, index) => ({ name, ...styles[index]!, values: values[index]! }));
  }, [players, values, colors]);
  const formatValue = useMemo(
    () => (value: number) => (Number.isInteger(value) ? formats.count(value) : formats.mean(value)),
    [formats],
  );
  return (
    <View style={styles.resultsChartBlock}>
      <RecordChart
        title={strings.overTime}
        series={series}
        xLabels={xLabels}
        xTitle={strings.gamesByDate}
        yTitle={strings.points}
        formatValue={formatValue}
      />
      {gamesAPoint > 1 ? (
        <Text variant="small" tone="mutedText">
          {strings.grouped(gamesAPoint)}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  resultsChartBlock: { gap: space.s },
});
