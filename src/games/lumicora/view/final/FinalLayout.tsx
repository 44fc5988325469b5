import { useEffect, useRef, type ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View, type ScaledSize } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { BoardRoom } from '../reefEntry/useBoardRoom';

export interface FinalLayoutProps {
  readonly room: BoardRoom;
  /** Another page begins at its top. */
  readonly page: number;
  /** Above everything, or at the top of the column where there are two. */
  readonly head: ReactNode;
  /** The score track, or a reef board. */
  readonly stage: ReactNode;
  readonly isBoard: boolean;
  readonly panel: ReactNode;
  readonly foot: ReactNode;
}

/** Head, stage and panel below each other, or the stage as large as can be beside the rest in wide windows. */
export function FinalLayout({ room, page, head, stage, isBoard, panel, foot }: FinalLayoutProps) {
  const window = useWindowDimensions();
  const scroll = useRef<ScrollView>(null);
  useEffect(() => scroll.current?.scrollTo({ y: 0, animated: false }), [page]);
  const insets = useSafeAreaInsets();
  const colors = useColors();
  const sides = { paddingLeft: insets.left + space.l, paddingRight: insets.right + space.l };
  if (room.isSideBySide) {
    return (
      <View style={styles.row}>
        <View style={[styles.beside, { marginLeft: insets.left, marginBottom: insets.bottom }]}>{stage}</View>
        <View style={[styles.column, { borderColor: colors.border }]}>
          <ScrollView
            ref={scroll}
            contentContainerStyle={[styles.content, { paddingRight: insets.right + space.l }]}
          >
            <View role="main" style={styles.main}>
              {head}
              {panel}
            </View>
          </ScrollView>
          {foot}
        </View>
      </View>
    );
  }
  const board = { height: boardHeight(window, room.isTurned), backgroundColor: colors.background };
  return (
    <View style={styles.fill}>
      <ScrollView
        ref={scroll}
        role="main"
        // Long lists of lines scroll below the board that they light up.
        stickyHeaderIndices={isBoard && window.height >= ROOM_TO_STICK ? STAGE : NONE}
        contentContainerStyle={styles.stacked}
      >
        <View style={sides}>{head}</View>
        {isBoard ? <View style={[styles.board, board]}>{stage}</View> : <View style={sides}>{stage}</View>}
        <View style={sides}>{panel}</View>
      </ScrollView>
      {foot}
    </View>
  );
}

const STAGE = [1];
const NONE: number[] = [];
/** Spaces are 44 points wide at this height: of the upright board, and of the turned one. */
const LEAST_BOARD = 288;
const LEAST_TURNED = 368;
/** Of the window; and of its width, which the upright board fills at this height. */
const MOST_OF_HEIGHT = 0.45;
const SHARE_OF_WIDTH = 0.82;

function boardHeight({ width, height }: ScaledSize, isTurned: boolean): number {
  const most = height * MOST_OF_HEIGHT;
  const filling = width * SHARE_OF_WIDTH;
  if (isTurned || filling < LEAST_BOARD) return Math.max(LEAST_TURNED, most);
  return Math.max(LEAST_BOARD, Math.min(filling, most));
}

const ROOM_TO_STICK = 760;
const COLUMN = 440;

const styles = StyleSheet.create({
  fill: { flex: 1 },
  row: { flex: 1, flexDirection: 'row' },
  beside: { flex: 1, padding: space.l, justifyContent: 'center' },
  column: { width: COLUMN, maxWidth: '50%', borderLeftWidth: 1 },
  content: { paddingLeft: space.l, paddingVertical: space.m },
  main: { gap: space.l },
  stacked: { flexGrow: 1, gap: space.l, paddingVertical: space.m },
  board: { paddingHorizontal: space.xs },
});
