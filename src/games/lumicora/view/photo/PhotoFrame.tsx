import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { space } from '@/ui/tokens/metrics';

import { BoardAndPanel } from '../reefEntry/BoardAndPanel';
import type { BoardRoom } from '../reefEntry/useBoardRoom';
import { useKeptFocus } from '../reefEntry/useKeptFocus';

export interface PhotoFrameProps {
  readonly room: BoardRoom;
  readonly board: ReactNode;
  readonly panel: ReactNode;
  /** Names what the panel shows, so that the keyboard focus stays in it when that changes. */
  readonly shows?: string;
}

/** A picture or a reef as large as it goes, and beside or below it what can be done with it. */
export function PhotoFrame({ room, board, panel, shows = '' }: PhotoFrameProps) {
  const kept = useKeptFocus(shows);
  const insets = useSafeAreaInsets();
  const foot = <View style={{ height: insets.bottom }} />;
  return (
    <BoardAndPanel
      room={room}
      head={null}
      board={board}
      panel={
        <View ref={kept} tabIndex={-1} style={room.isSideBySide && styles.fill}>
          {room.isSideBySide ? (
            <ScrollView contentContainerStyle={styles.panel}>{panel}</ScrollView>
          ) : (
            <View style={styles.panel}>{panel}</View>
          )}
        </View>
      }
      foot={foot}
    />
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  panel: { gap: space.s },
});
