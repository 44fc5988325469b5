import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { type Chip, Chips } from '@/ui/components/Chips';
import { DataTable } from '@/ui/components/DataTable';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { useFormats } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { useFinishedGames } from '../../store/GamesContext';
import { recordStrings } from '../../strings/record';
import type { RecordEntry } from '../entry';
import { resultSeries, type PlayerStatistics, type Statistics } from '../statistics';
import { UnreadableGames } from './GamesUnderWay';
import { lineStyles, MOST_LINES, RecordChart } from './RecordChart';

type Player = PlayerStatistics<RecordEntry>;

/** A row of the table that compares players. */
export interface DetailRow<P> {
  readonly label: string;
  readonly valueOf: (player: P) => string;
}

interface StatisticsPageProps<P extends Player> {
  /** Null as long as nothing is counted. */
  readonly statistics: Statistics<P> | null;
  readonly filters: ReactNode;
  /** What to do before there is anything to count. */
  readonly empty: ReactNode;
  /** What one game alone knows: where points come from, and what else was best. */
  readonly sources: readonly DetailRow<P>[];
  readonly records: readonly DetailRow<P>[];
}

/** Who played, won and scored, by the finished games that the filters let through. */
export function StatisticsPage<P extends Player>(props: StatisticsPageProps<P>) {
  const { statistics, filters, empty, sources, records } = props;
  const { statistics: strings, list } = useStrings(recordStrings);
  const formats = useFormats();
  const { status, entries } = useFinishedGames();
  const isEmpty = entries.length === 0 && status !== 'reading';
  const isCounted = entries.length > 0 && statistics !== null;
  return (
    <>
      {status === 'unavailable' ? <Notice text={list.unavailable} /> : null}
      <UnreadableGames />
      {isEmpty ? empty : <View style={styles.filters}>{filters}</View>}
      {isEmpty || isCounted ? null : <LiveText tone="mutedText" text={strings.counting} />}
      {isCounted ? (
        <>
          <LiveText
            tone="mutedText"
            text={
              statistics.games === 0
                ? strings.noneLikeThis
                : list.count(statistics.games, formats.count(statistics.games))
            }
          />
          {statistics.games === 0 ? null : (
            <>
              <PlayersTable players={statistics.players} />
              <PlayerComparison players={statistics.players} sources={sources} records={records} />
            </>
          )}
        </>
      ) : null}
    </>
  );
}

/** A table of everybody who ever joined in would bury the rest of the page. */
const FIRST_SHOWN = 10;

/** Everybody with their games, wins and mean score: as much as fits on a phone. */
function PlayersTable({ players }: { readonly players: readonly Player[] }) {
  const strings = useStrings(recordStrings).statistics;
  const formats = useFormats();
  const meanOf = useMean();
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
          values: [formats.count(games), formats.count(wins), meanOf(mean)],
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

interface DetailsProps<P> {
  readonly players: readonly P[];
  readonly sources: readonly DetailRow<P>[];
  readonly records: readonly DetailRow<P>[];
}

/** A closer look at one player, or at those with the most games side by side. */
function PlayerComparison<P extends Player>({ players, sources, records }: DetailsProps<P>) {
  const strings = useStrings(recordStrings).statistics;
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
        <PlayerDetails players={shown} sources={sources} records={records} />
      </View>
      <ResultsChart players={shown} />
    </>
  );
}

/** Where points come from on the average, and what was best. A column for each player. */
function PlayerDetails<P extends Player>({ players, sources, records }: DetailsProps<P>) {
  const strings = useStrings(recordStrings).statistics;
  const formats = useFormats();
  const meanOf = useMean();
  const rowOf = ({ label, valueOf }: DetailRow<P>) => ({ label, values: players.map(valueOf) });
  return (
    <DataTable
      label={strings.details}
      corner={strings.details}
      columns={players.map(({ name }) => ({ label: name }))}
      rows={[
        ...sources.map(rowOf),
        { label: strings.total, values: players.map(({ mean }) => meanOf(mean)), isStrong: true },
        { label: strings.best, values: players.map(({ best }) => (best === null ? NOTHING : minus(best))) },
        ...records.map(rowOf),
        {
          label: strings.sharedWins,
          values: players.map(({ sharedWins }) => formats.count(sharedWins)),
        },
      ]}
    />
  );
}

/** Where nothing can be told, as of points in a race. */
const NOTHING = '–';

function useMean(): (mean: number | null) => string {
  const formats = useFormats();
  return (mean) => (mean === null ? NOTHING : formats.mean(mean));
}

/** Keep the array from render to render: the chart is laid out anew when it changes. */
function ResultsChart({ players }: { readonly players: readonly Player[] }) {
  const strings = useStrings(recordStrings).statistics;
  const colors = useColors();
  const formats = useFormats();
  const { times, values, gamesAPoint } = useMemo(() => resultSeries(players), [players]);
  const xLabels = useMemo(() => times.map(formats.shortDate), [times, formats]);
  const series = useMemo(() => {
    const lines = lineStyles(colors);
    return players.map(({ name }, index) => ({ name, ...lines[index]!, values: values[index]! }));
  }, [players, values, colors]);
  const formatValue = useMemo(
    () => (value: number) => (Number.isInteger(value) ? formats.count(value) : formats.mean(value)),
    [formats],
  );
  return (
    <View style={styles.chart}>
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

interface FilterProps<T> {
  readonly label: string;
  readonly options: readonly Chip<T>[];
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
}

const ALL = 'all';

/** Which games count, by one of their properties. */
export function StatisticsFilter<T extends string | number>({
  label,
  options,
  value,
  onChange,
}: FilterProps<T>) {
  const { all } = useStrings(recordStrings).statistics;
  return (
    <View style={styles.filter}>
      <Text variant="small" strong>
        {label}
      </Text>
      <Chips<T | typeof ALL>
        label={label}
        options={[{ value: ALL, label: all }, ...options]}
        value={value ?? ALL}
        onChange={(chosen) => onChange(chosen === ALL ? null : chosen)}
      />
    </View>
  );
}

/**
 * Null until they are counted for the first time; then the last ones until the next are ready. Nothing is counted while
 * the page is drawn, so that it appears at once however many games there are.
 */
export function useStatistics<E extends RecordEntry, Filter, P>(
  entries: readonly E[],
  filter: Filter,
  compute: (entries: readonly E[], filter: Filter) => Statistics<P>,
): Statistics<P> | null {
  const [statistics, setStatistics] = useState<Statistics<P> | null>(null);
  useEffect(() => {
    // Not read yet.
    if (entries.length === 0) return undefined;
    const timer = setTimeout(() => {
      const counted = compute(entries, filter);
      startTransition(() => setStatistics(counted));
    });
    return () => clearTimeout(timer);
  }, [entries, filter, compute]);
  return statistics;
}

const styles = StyleSheet.create({
  filters: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.xl, rowGap: space.m },
  filter: { gap: space.xs, maxWidth: '100%' },
  block: { gap: space.m },
  chart: { gap: space.s },
});
