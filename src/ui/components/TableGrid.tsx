import { useMemo } from 'react';
import { Platform, StyleSheet, useWindowDimensions, View } from 'react-native';

import { radius, space } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';
import { columnWidths, type TableColumn, type TableRow } from './tableColumns';
import { TableValue } from './TableValue';
import { Text } from './Text';

export interface TableGridProps {
  /** Spoken name of the table. */
  readonly label: string;
  /** What the rows are, above their labels. */
  readonly corner?: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

interface RoomProps {
  /** How wide it may become without scrolling. */
  readonly room?: number;
}

/** The table itself, as wide as it needs to be, or as its room. */
export function TableGrid({ label, corner, columns, rows, room = 0 }: TableGridProps & RoomProps) {
  const colors = useColors();
  const { fontScale } = useWindowDimensions();
  const line = { borderColor: colors.border };
  const widths = useMemo(() => columnWidths(columns, rows, fontScale), [columns, rows, fontScale]);
  // Given and not found: long names would make the table wide, however much of them is cut off.
  const width = Math.max(room, widths.total + 2 * (space.s + BORDER));
  return (
    <View
      role="table"
      accessibilityLabel={label}
      style={[styles.table, line, { width, backgroundColor: colors.surface }]}
    >
      <View role="row" style={[styles.row, line]}>
        <View
          role={corner === undefined ? 'cell' : 'columnheader'}
          style={[styles.label, { flexBasis: widths.label }]}
        >
          {corner === undefined ? null : (
            <Text variant="small" strong>
              {corner}
            </Text>
          )}
        </View>
        {columns.map((column, index) => (
          <View
            key={index}
            role="columnheader"
            accessibilityLabel={column.label}
            style={[styles.cell, { flexBasis: widths.values[index] }]}
          >
            {column.header}
            <Text variant="small" strong numberOfLines={1}>
              {column.label}
            </Text>
          </View>
        ))}
      </View>
      {rows.map((row, index) => (
        <View key={index} role="row" {...spokenRow(row, columns)} style={[styles.row, line]}>
          <View role="rowheader" style={[styles.label, { flexBasis: widths.label }]}>
            <Text strong={row.isStrong}>{row.label}</Text>
          </View>
          {row.values.map((value, column) => (
            <View key={column} role="cell" style={[styles.cell, { flexBasis: widths.values[column] }]}>
              <TableValue value={value} isStrong={row.isStrong ?? false} />
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

/**
 * Browsers tell which row and column a cell belongs to. Phones know no tables and would read lone numbers, so there a row is
 * one stop that says it all, unless something in it can be pressed.
 */
function spokenRow({ label, values }: TableRow, columns: readonly TableColumn[]) {
  if (Platform.OS === 'web') return null;
  const words = values.map((value, index) =>
    typeof value === 'string' ? `${columns[index]?.label ?? ''} ${value}` : null,
  );
  if (words.includes(null)) return null;
  return { accessible: true, accessibilityLabel: [label, ...words].join(', ') };
}

const BORDER = 1;

const styles = StyleSheet.create({
  table: { borderRadius: radius.m, borderWidth: BORDER, paddingHorizontal: space.s },
  row: { flexDirection: 'row', alignItems: 'center', borderBottomWidth: StyleSheet.hairlineWidth },
  label: { flexGrow: 2, flexShrink: 0, paddingVertical: space.s },
  cell: {
    flexGrow: 1,
    flexShrink: 0,
    alignItems: 'flex-end',
    paddingVertical: space.s,
    paddingLeft: space.s,
  },
});
