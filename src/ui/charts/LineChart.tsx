import { useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Button } from '../components/Button';
import { DataTable } from '../components/DataTable';
import { TableGrid } from '../components/TableGrid';
import { Text } from '../components/Text';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { clamp, formatNumber } from '../number';
import { fontSize, space } from '../tokens/metrics';
import { chartTable } from './chartTable';
import { Legend, type LineStyle } from './Legend';
import { layOutLineChart } from './lineChartGeometry';
import { LineDrawing } from './LineDrawing';

export interface ChartSeries extends LineStyle {
  readonly name: string;
  /** By index along the x axis; null leaves a gap. */
  readonly values: readonly (number | null)[];
}

export interface LineChartProps {
  readonly title: string;
  /** Keep the array from render to render: it is laid out anew when it changes. */
  readonly series: readonly ChartSeries[];
  /** One for each index. */
  readonly xLabels: readonly string[];
  readonly xTitle: string;
  readonly yTitle: string;
  /** Spoken name of the table. */
  readonly tableLabel: string;
  readonly showTable: string;
  readonly hideTable: string;
  /** Above a table that leaves the first rows out, because there are too many. */
  readonly tableCaption?: (shown: number, total: number) => string;
  /** Stands in the table where there is no value. */
  readonly noValue?: string;
  readonly formatValue?: (value: number) => string;
}

/** Lines over steps, with the same figures as a table: always there for screen readers, and for everybody at a press. */
export function LineChart(props: LineChartProps) {
  const { title, series, xLabels, xTitle, yTitle, showTable, hideTable, formatValue = formatNumber } = props;
  const [width, setWidth] = useState(0);
  const [isTableShown, setTableShown] = useState(false);
  const labelSize = fontSize.small * clamp(useWindowDimensions().fontScale, 1, LARGEST_SCALE);
  const height = clamp(Math.round(width * 0.6), LOWEST, HIGHEST);
  const frame = { width, height, fontSize: labelSize };
  const geometry = useMemo(
    () => layOutLineChart(series, xLabels, { width, height, fontSize: labelSize }, formatValue),
    [series, xLabels, width, height, labelSize, formatValue],
  );
  const table = useMemo(
    () => chartTable(series, xLabels, formatValue, props.noValue),
    [series, xLabels, formatValue, props.noValue],
  );
  const figures = { label: props.tableLabel, corner: xTitle, columns: table.columns, rows: table.rows };
  const isCut = table.rows.length < table.total;
  const caption = isCut ? props.tableCaption?.(table.rows.length, table.total) : undefined;
  return (
    <View style={styles.chart} onLayout={({ nativeEvent }) => setWidth(Math.floor(nativeEvent.layout.width))}>
      <Text variant="title">{title}</Text>
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.picture}>
        <Legend entries={series} />
        <Text variant="small" tone="mutedText">
          {yTitle}
        </Text>
        <View style={{ height }}>
          {width === 0 ? null : <LineDrawing frame={frame} geometry={geometry} looks={series} />}
        </View>
        <Text variant="small" tone="mutedText" center>
          {xTitle}
        </Text>
      </View>
      <Button
        kind="quiet"
        label={isTableShown ? hideTable : showTable}
        onPress={() => setTableShown(!isTableShown)}
      />
      {isTableShown ? (
        <DataTable {...figures} caption={caption} />
      ) : (
        <VisuallyHidden>
          {caption === undefined ? null : <Text>{caption}</Text>}
          <TableGrid {...figures} />
        </VisuallyHidden>
      )}
    </View>
  );
}

/** Larger labels would leave no room for the lines. */
const LARGEST_SCALE = 1.6;
const LOWEST = 200;
const HIGHEST = 340;

const styles = StyleSheet.create({
  chart: { gap: space.m },
  picture: { gap: space.s },
});
