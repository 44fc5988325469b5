import type { PropsWithChildren } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { space } from '@/ui/tokens/metrics';

import type { BoardRoom } from '../reefEntry/useBoardRoom';
import { useKeptFocus } from '../reefEntry/useKeptFocus';

export interface PuzzlePanelProps extends PropsWithChildren {
  readonly room: BoardRoom;
  /** Whoever works by keyboard goes on here when it changes. */
  readonly step: string;
}

/** What is said about a puzzle. Below the board it scrolls by itself, so that the board stays while its lines are read. */
export function PuzzlePanel({ room, step, children }: PuzzlePanelProps) {
  const { height } = useWindowDimensions();
  const panel = useKeptFocus(step);
  const most = { maxHeight: Math.max(LEAST, height - BOARD_AND_BARS) };
  return (
    <View ref={panel} tabIndex={-1} style={room.isSideBySide ? styles.beside : most}>
      <ScrollView nestedScrollEnabled style={room.isSideBySide ? styles.fill : styles.below}>
        {children}
      </ScrollView>
    </View>
  );
}

/** What the page needs beside the panel: its bars, the question, and a board whose spaces can be tapped. */
const BOARD_AND_BARS = 570;
const LEAST = 220;

const styles = StyleSheet.create({
  beside: { flex: 1, paddingTop: space.m },
  fill: { flex: 1 },
  below: { flexGrow: 0, flexShrink: 1 },
});
