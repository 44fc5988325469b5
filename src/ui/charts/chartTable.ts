import type { TableColumn, TableRow } from '../components/tableColumns';

/** A longer table is not read to the end, and slow on phones. */
const MOST_ROWS = 100;

interface TableSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

export interface ChartTable {
  readonly columns: readonly TableColumn[];
  /** The last ones, if there are too many. */
  readonly rows: readonly TableRow[];
  readonly total: number;
}

/** The figures of a chart: a column for each line, a row for each step. */
export function chartTable(
  series: readonly TableSeries[],
  xLabels: readonly string[],
  formatValue: (value: number) => string,
  noValue = '–',
): ChartTable {
  const total = Math.max(xLabels.length, ...series.map(({ values }) => values.length));
  const first = Math.max(0, total - MOST_ROWS);
  const rows = Array.from({ length: total - first }, (_, offset) => {
    const index = first + offset;
    const values = series.map((each) => {
      const value = each.values[index] ?? null;
      return value === null || !Number.isFinite(value) ? noValue : formatValue(value);
    });
    return { label: xLabels[index] ?? '', values };
  });
  return { columns: series.map(({ name }) => ({ label: name })), rows, total };
}
