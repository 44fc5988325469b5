import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { PlayerStatistics } from '../../session/statistics';
import { historyStrings } from '../../strings/history';
import { useFormats } from '../history/formats';
import { LazyLineChart } from '../history/LazyLineChart';
import { lineStyles } from '../history/lineStyles';
import { resultSeries } from './resultSeries';

/** Keep the array from render to render: the chart is laid out anew when it changes. */
export function ResultsChart({ players }: { readonly players: readonly PlayerStatistics[] }) {
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
    <View style={styles.block}>
      <LazyLineChart
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
  block: { gap: space.s },
});
