import { Component, lazy, Suspense, type ReactNode } from 'react';

import type { LineChartProps } from '@/ui/charts/LineChart';
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
    <ChartBoundary instead={<Text tone="mutedText">{strings.missing}</Text>}>
      <Suspense fallback={<LiveText tone="mutedText" text={strings.coming} />}>
        <LineChart
          {...props}
          tableLabel={strings.tableLabel(props.title)}
          showTable={strings.showTable}
          hideTable={strings.hideTable}
          tableCaption={strings.lastRows}
        />
      </Suspense>
    </ChartBoundary>
  );
}

interface BoundaryProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** In a browser without a connection the chart cannot be fetched; the rest of the page stays. */
class ChartBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
