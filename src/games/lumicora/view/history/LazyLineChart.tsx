import { StyleSheet, View } from 'react-native';

import { fetchOnce } from '@/kit/fetching';
import type { LineChartProps } from '@/ui/charts/LineChart';
import { Button } from '@/ui/components/Button';
import { Fetched } from '@/ui/components/Fetched';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { historyStrings } from '../../strings/history';

/** Charts and what they are laid out with come when the first one is looked at. */
const lineChart = fetchOnce(async () => (await import('@/ui/charts/LineChart')).LineChart);

export type LazyLineChartProps = Pick<LineChartProps, 'title' | 'series' | 'xLabels' | 'xTitle' | 'yTitle'> &
  Partial<Pick<LineChartProps, 'formatValue'>>;

/** A line chart that says that it is coming, or that it did not come. */
export function LazyLineChart(props: LazyLineChartProps) {
  const strings = useStrings(historyStrings).chart;
  const chart = {
    ...props,
    tableLabel: strings.tableLabel(props.title),
    showTable: strings.showTable,
    hideTable: strings.hideTable,
    tableCaption: strings.lastRows,
  };
  return (
    <Fetched
      part={lineChart}
      props={chart}
      coming={<LiveText tone="mutedText" text={strings.coming} />}
      missing={(again) => (
        <View style={styles.missing}>
          <LiveText tone="mutedText" text={strings.missing} />
          <Button kind="quiet" label={strings.again} onPress={again} />
        </View>
      )}
    />
  );
}

const styles = StyleSheet.create({
  missing: { alignItems: 'flex-start', gap: space.s },
});
