import type { ReactNode } from 'react';

import { clamp } from '../number';
import { space } from '../tokens/metrics';

export interface TableColumn {
  readonly label: string;
  /** Drawn above the label. */
  readonly header?: ReactNode;
}

export interface PressableValue {
  readonly text: string;
  /** Must make sense without its row and column. */
  readonly accessibilityLabel: string;
  readonly onPress: () => void;
}

export interface TableRow {
  readonly label: string;
  /** By column. */
  readonly values: readonly (string | PressableValue)[];
  /** Stands out, such as a sum. */
  readonly isStrong?: boolean;
}

export interface ColumnWidths {
  readonly label: number;
  /** By column. */
  readonly values: readonly number[];
  readonly total: number;
}

/** Room of a character, in the size of figures and in that of names. */
const FIGURE = 10;
const LETTER = 8.5;
const NARROWEST = 56;
/** Labels of rows longer than this wrap. */
const WIDEST_LABEL = 112;
/** Names longer than this are cut off; figures never are. */
const WIDEST_NAME = 120;

/** The rows are boxes of their own, so all must be told how wide the columns are at least. */
export function columnWidths(
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  fontScale: number,
): ColumnWidths {
  const values = columns.map(({ label }, index) => {
    const name = clamp(label.length * LETTER + space.s, NARROWEST, WIDEST_NAME);
    return Math.ceil(Math.max(name, longest(rows, index) * FIGURE + space.s) * fontScale);
  });
  const longestLabel = Math.max(0, ...rows.map((row) => row.label.length));
  const label = Math.ceil(clamp(longestLabel * FIGURE, NARROWEST, WIDEST_LABEL) * fontScale);
  return { label, values, total: values.reduce((sum, width) => sum + width, label) };
}

function longest(rows: readonly TableRow[], column: number): number {
  let most = 0;
  for (const { values } of rows) {
    const value = values[column] ?? '';
    most = Math.max(most, typeof value === 'string' ? value.length : value.text.length);
  }
  return most;
}
