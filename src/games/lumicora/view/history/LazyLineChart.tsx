import { lazy, Suspense } from 'react';

import type { LineChartProps } from '@/ui/charts/LineChart';
import { FetchBoundary } from '@/ui/components/FetchBoundary';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { historyStrings } from '../../strings/history';

/** Charts and what they are laid out with come when the first one is looked at. */
const LineChart = lazy(async () => ({ default: (await import('@/ui/charts/LineChart')).LineChart }));

export type LazyLineChartProps = Pick<LineChartProps, 'title' | 'series' | 'xLabels' | 'xTitle' | 'yTitle'> &
  Partial<Pick<LineChartProps, 'formatValue'>>;

/** A line chart that says that it is coming, or that it did not come. */
export function LazyLineChart(props: LazyLineChartProps) {
  const strings = useStrings(historyStrings).chart;
  return (
    <FetchBoundary instead={<Text tone="mutedText">{strings.missing}</Text>}>
      <Suspense fallback={<LiveText tone="mutedText" text={strings.coming} />}>
        <LineChart
          {...props}
          tableLabel={strings.tableLabel(props.title)}
          showTable={strings.showTable}
          hideTable={strings.hideTable}
          tableCaption={strings.lastRows}
        />
      </Suspense>
    </FetchBoundary>
  );
}
