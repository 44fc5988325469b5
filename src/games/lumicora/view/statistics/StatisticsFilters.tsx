import { startTransition, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { type Chip, Chips } from '@/ui/components/Chips';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { SCORE_BOARDS } from '../../rules/animals';
import { BOARD_SIDES } from '../../rules/boards';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../../rules/round';
import type { HistoryEntry } from '../../session/record/historyEntry';
import { computeStatistics, type Statistics, type StatisticsFilter } from '../../session/record/statistics';
import { lumicoraStrings } from '../../strings';
import { historyStrings } from '../../strings/history';

interface StatisticsFiltersProps {
  readonly filter: StatisticsFilter;
  readonly onChange: (filter: StatisticsFilter) => void;
}

const COUNTS = Array.from(
  { length: MOST_PLAYERS - FEWEST_PLAYERS + 1 },
  (_, index) => FEWEST_PLAYERS + index,
);

/** Which games count. */
export function StatisticsFilters({ filter, onChange }: StatisticsFiltersProps) {
  const { words } = useStrings(lumicoraStrings);
  const strings = useStrings(historyStrings).statistics;
  return (
    <View style={styles.filters}>
      <Filter
        label={strings.playerCount}
        options={COUNTS.map((count) => ({ value: count, label: String(count) }))}
        value={filter.players}
        onChange={(players) => onChange({ ...filter, players })}
      />
      <Filter
        label={strings.side}
        options={BOARD_SIDES.map((side) => ({ value: side, label: words.sides[side] }))}
        value={filter.side}
        onChange={(side) => onChange({ ...filter, side })}
      />
      <Filter
        label={strings.scoreBoard}
        options={SCORE_BOARDS.map((side) => ({ value: side, label: words.scoreBoards[side] }))}
        value={filter.scoreBoard}
        onChange={(scoreBoard) => onChange({ ...filter, scoreBoard })}
      />
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

function Filter<T extends string | number>({ label, options, value, onChange }: FilterProps<T>) {
  const { all } = useStrings(historyStrings).statistics;
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
export function useStatistics(entries: readonly HistoryEntry[], filter: StatisticsFilter): Statistics | null {
  const [statistics, setStatistics] = useState<Statistics | null>(null);
  useEffect(() => {
    // Not read yet.
    if (entries.length === 0) return undefined;
    const timer = setTimeout(() => {
      const counted = computeStatistics(entries, filter);
      startTransition(() => setStatistics(counted));
    });
    return () => clearTimeout(timer);
  }, [entries, filter]);
  return statistics;
}

const styles = StyleSheet.create({
  filters: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.xl, rowGap: space.m },
  filter: { gap: space.xs, maxWidth: '100%' },
});
