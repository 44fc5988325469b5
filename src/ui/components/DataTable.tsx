import { useState } from 'react';
import { Platform, ScrollView, StyleSheet, View } from 'react-native';

import { space } from '../tokens/metrics';
import { TableGrid, type TableGridProps } from './TableGrid';
import { Text } from './Text';

export type { PressableValue, TableColumn, TableRow } from './tableColumns';

export interface DataTableProps extends TableGridProps {
  /** Stands above the table. */
  readonly caption?: string;
}

/** Figures in rows and columns. A table that is too wide scrolls sideways. */
export function DataTable({ caption, ...table }: DataTableProps) {
  const [room, setRoom] = useState(0);
  const [width, setWidth] = useState(0);
  // Whoever has no finger to drag it reaches a table that scrolls by Tab, and moves it by arrow keys.
  const byKeys =
    Platform.OS === 'web' && width > room + 1
      ? ({ tabIndex: 0, role: 'group', accessibilityLabel: table.label } as const)
      : null;
  return (
    <View style={styles.block}>
      {caption === undefined ? null : (
        <Text variant="small" tone="mutedText">
          {caption}
        </Text>
      )}
      <ScrollView
        horizontal
        {...byKeys}
        onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
        onContentSizeChange={setWidth}
      >
        <TableGrid {...table} room={room} />
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.s },
});
