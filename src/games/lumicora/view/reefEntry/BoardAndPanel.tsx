import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { BoardRoom } from './useBoardRoom';

export interface BoardAndPanelProps {
  readonly room: BoardRoom;
  /** Above the board, or above the panel where they stand side by side. */
  readonly head: ReactNode;
  readonly board: ReactNode;
  readonly panel: ReactNode;
  readonly foot: ReactNode;
}

/** The board as large as the window allows, with a panel below it or, in wide windows, beside it. */
export function BoardAndPanel({ room, head, board, panel, foot }: BoardAndPanelProps) {
  const insets = useSafeAreaInsets();
  const colors = useColors();
  const sides = { paddingLeft: insets.left + space.s, paddingRight: insets.right + space.s };
  if (room.isSideBySide) {
    return (
      <View role="main" style={styles.row}>
        <View
          onLayout={room.onLayout}
          style={[styles.boardBeside, { marginLeft: insets.left, marginBottom: insets.bottom }]}
        >
          {board}
        </View>
        <View style={[styles.column, { borderColor: colors.border }]}>
          <View style={[styles.head, sides]}>{head}</View>
          <View style={[styles.panelBeside, sides]}>{panel}</View>
          {foot}
        </View>
      </View>
    );
  }
  return (
    <View role="main" style={styles.fill}>
      <ScrollView contentContainerStyle={styles.content}>
        <View style={[styles.head, sides]}>{head}</View>
        <View onLayout={room.onLayout} style={[styles.boardAbove, room.isTurned && styles.boardTurned]}>
          {board}
        </View>
        <View style={[styles.panelBelow, sides]}>{panel}</View>
      </ScrollView>
      {foot}
    </View>
  );
}

/** Spaces are 44 points wide at this height: of the upright board, and of the turned one. */
const LEAST_BOARD = 288;
const LEAST_TURNED = 368;
const COLUMN = 420;

const styles = StyleSheet.create({
  fill: { flex: 1 },
  row: { flex: 1, flexDirection: 'row' },
  boardBeside: { flex: 1, padding: space.s },
  column: { width: COLUMN, maxWidth: '50%', borderLeftWidth: 1 },
  panelBeside: { flex: 1, paddingBottom: space.s },
  content: { flexGrow: 1 },
  head: { gap: space.s, paddingBottom: space.xs },
  boardAbove: { flexGrow: 1, flexBasis: LEAST_BOARD, minHeight: LEAST_BOARD, paddingHorizontal: space.xs },
  boardTurned: { flexBasis: LEAST_TURNED, minHeight: LEAST_TURNED },
  panelBelow: { paddingTop: space.xs, paddingBottom: space.s },
});
