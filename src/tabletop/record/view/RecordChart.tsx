import { StyleSheet, View } from 'react-native';

import { fetchOnce } from '@/kit/fetching';
import type { LineStyle } from '@/ui/charts/Legend';
import type { LineChartProps } from '@/ui/charts/LineChart';
import { Button } from '@/ui/components/Button';
import { Fetched } from '@/ui/components/Fetched';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import type { ThemeColors } from '@/ui/tokens/colors';
import { space } from '@/ui/tokens/metrics';

import { recordStrings } from '../../strings/record';

/** Charts and what they are laid out with come when the first one is looked at. */
const lineChart = fetchOnce(async () => (await import('@/ui/charts/LineChart')).LineChart);

type RecordChartProps = Pick<LineChartProps, 'title' | 'series' | 'xLabels' | 'xTitle' | 'yTitle'> &
  Partial<Pick<LineChartProps, 'formatValue'>>;

/** A line chart that says that it is coming, or that it did not come. */
export function RecordChart(props: RecordChartProps) {
  const strings = useStrings(recordStrings).chart;
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

/** Looks for up to four lines. Colour, dashes and markers each tell them apart alone. */
export function lineStyles(colors: ThemeColors): readonly LineStyle[] {
  return [
    { color: colors.accentText, marker: 'circle' },
    { color: colors.warning, marker: 'square', dash: [9, 5] },
    { color: colors.danger, marker: 'triangle', dash: [3, 5] },
    { color: colors.mutedText, marker: 'diamond', dash: [12, 4, 3, 4] },
  ];
}

export const MOST_LINES = 4;

const styles = StyleSheet.create({
  missing: { alignItems: 'flex-start', gap: space.s },
});
