import { useCallback, type ReactElement } from 'react';
import { FlatList, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { COLUMN_WIDTH, space } from '@/ui/tokens/metrics';

import type { HistoryEntry } from '../../session/historyEntry';
import { GameRow, rowHeight } from './GameRow';

export interface HistoryListProps {
  readonly entries: readonly HistoryEntry[];
  readonly head: ReactElement;
  readonly foot: ReactElement;
  /** Must stay the same function, else every row is drawn again. */
  readonly onOpen: (id: string) => void;
}

const FIRST_ROWS = 12;
/** Few enough that a slow phone draws them between two pictures of a scrolling list. */
const ROWS_AT_ONCE = 3;
/** In heights of the window, half of it above and half below. */
const WINDOWS = 5;

/** Thousands of games, of which only those near the window are drawn. */
export function HistoryList({ entries, head, foot, onOpen }: HistoryListProps) {
  const insets = useSafeAreaInsets();
  const height = rowHeight(useWindowDimensions().fontScale);
  const length = height + GAP;
  const renderItem = useCallback(
    ({ item }: { readonly item: HistoryEntry }) => (
      <View style={{ height, marginBottom: GAP }}>
        <GameRow entry={item} onOpen={onOpen} />
      </View>
    ),
    [height, onOpen],
  );
  return (
    <View role="main" style={styles.list}>
      <FlatList
        data={entries}
        keyExtractor={keyOf}
        renderItem={renderItem}
        getItemLayout={(_, index) => ({ length, offset: length * index, index })}
        initialNumToRender={FIRST_ROWS}
        maxToRenderPerBatch={ROWS_AT_ONCE}
        windowSize={WINDOWS}
        ListHeaderComponent={head}
        ListFooterComponent={foot}
        keyboardShouldPersistTaps="handled"
        contentContainerStyle={[
          styles.content,
          {
            paddingBottom: insets.bottom + space.xl,
            paddingLeft: insets.left + space.l,
            paddingRight: insets.right + space.l,
          },
        ]}
      />
    </View>
  );
}

function keyOf({ id }: HistoryEntry): string {
  return id;
}

const GAP = space.s;

const styles = StyleSheet.create({
  list: { flex: 1 },
  content: {
    flexGrow: 1,
    width: '100%',
    maxWidth: COLUMN_WIDTH + 2 * space.l,
    alignSelf: 'center',
    paddingTop: space.s,
  },
});
