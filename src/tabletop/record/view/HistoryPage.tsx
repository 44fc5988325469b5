import {
  type ReactElement,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { FlatList, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { TextField } from '@/ui/components/TextField';
import { useFormats } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { COLUMN_WIDTH, space } from '@/ui/tokens/metrics';

import { useFinishedGames } from '../../store/GamesContext';
import { recordStrings } from '../../strings/record';
import { searchGames, type RecordEntry } from '../entry';
import { DeletedNotice, RecentlyDeleted } from './DeletedGames';
import { GameRow, rowHeight } from './GameRow';
import { UnreadableGames } from './GamesUnderWay';

export interface HistoryPageProps extends EmptyHistoryProps {
  readonly isInView: boolean;
  /** The game that was deleted on the page one came from. */
  readonly deleted: string | undefined;
  readonly onRestored: () => void;
  /** Must stay the same function, else every row is drawn again. */
  readonly onOpen: (id: string) => void;
  readonly onStatistics: () => void;
  readonly onFiles: () => void;
}

/** The finished games, read anew whenever the page comes into view. */
export function HistoryPage(props: HistoryPageProps) {
  const { isInView, deleted, onRestored, onOpen, onStatistics, onFiles, ...empty } = props;
  const { status, entries, newest, refresh } = useFinishedGames();
  const [search, setSearch] = useState('');
  // Typing goes on while thousands of games are searched.
  const wanted = useDeferredValue(search);
  const listed = status === 'reading' ? newest : entries;
  const found = useMemo(() => searchGames(listed, wanted), [listed, wanted]);
  useEffect(() => {
    if (isInView) void refresh();
  }, [isInView, refresh]);
  return (
    <HistoryList
      entries={found}
      onOpen={onOpen}
      head={
        <HistoryHead
          notice={
            deleted === undefined ? null : (
              <DeletedNotice key={deleted} id={deleted} onRestored={onRestored} />
            )
          }
          search={search}
          found={found.length}
          onSearch={setSearch}
          onStatistics={onStatistics}
          onFiles={onFiles}
        />
      }
      foot={<HistoryFoot {...empty} />}
    />
  );
}

interface HistoryListProps {
  readonly entries: readonly RecordEntry[];
  readonly head: ReactElement;
  readonly foot: ReactElement;
  /** Must stay the same function, else every row is drawn again. */
  readonly onOpen: (id: string) => void;
}

/** Few enough that a slow phone draws them between two pictures of a scrolling list. */
const ROWS_AT_ONCE = 2;
/** In heights of the window, half of it above and half below. */
const WINDOWS = 4;

/** Thousands of games, of which only those near the window are drawn. */
function HistoryList({ entries, head, foot, onOpen }: HistoryListProps) {
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const height = rowHeight(window.fontScale);
  const length = height + GAP;
  const style = useMemo(() => ({ height, marginBottom: GAP }), [height]);
  const renderItem = useCallback(
    ({ item }: { readonly item: RecordEntry }) => <GameRow entry={item} onOpen={onOpen} style={style} />,
    [onOpen, style],
  );
  return (
    <View role="main" style={styles.list}>
      <FlatList
        data={entries}
        keyExtractor={keyOf}
        renderItem={renderItem}
        getItemLayout={(_, index) => ({ length, offset: length * index, index })}
        initialNumToRender={Math.ceil(window.height / length)}
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

function keyOf({ id }: RecordEntry): string {
  return id;
}

const GAP = space.s;

interface HistoryHeadProps {
  /** What was just deleted. */
  readonly notice: ReactNode;
  readonly search: string;
  readonly found: number;
  readonly onSearch: (name: string) => void;
  readonly onStatistics: () => void;
  readonly onFiles: () => void;
}

/** Above the list: what must be known, where else to go, and the search. */
function HistoryHead(props: HistoryHeadProps) {
  const { notice, search, found, onSearch, onStatistics, onFiles } = props;
  const strings = useStrings(recordStrings).list;
  const formats = useFormats();
  const { status, entries, newest, refresh } = useFinishedGames();
  const all = entries.length;
  const isEmpty = newest.length === 0;
  const summary = () => {
    if (status === 'reading') return strings.reading;
    if (found === 0) return strings.nothingFound(search.trim());
    if (found < all) return strings.found(formats.count(found), formats.count(all));
    return strings.count(all, formats.count(all));
  };
  return (
    <View style={styles.head}>
      {notice}
      {status === 'unavailable' ? (
        <Notice
          text={strings.unavailable}
          action={{ label: strings.tryAgain, onPress: () => void refresh() }}
        />
      ) : null}
      <UnreadableGames />
      <View style={styles.row}>
        {isEmpty ? null : <Button grows kind="quiet" label={strings.statistics} onPress={onStatistics} />}
        <Button grows kind="quiet" label={strings.files} onPress={onFiles} />
      </View>
      {isEmpty ? null : (
        <>
          <View style={styles.row}>
            <TextField
              label={strings.search}
              placeholder={strings.search}
              value={search}
              onChange={onSearch}
            />
          </View>
          <LiveText tone="mutedText" text={summary()} />
        </>
      )}
    </View>
  );
}

/** Below the list, or instead of it. */
function HistoryFoot(actions: EmptyHistoryProps) {
  const strings = useStrings(recordStrings).list;
  const { status, newest } = useFinishedGames();
  const isEmpty = newest.length === 0;
  return (
    <View style={styles.foot}>
      {isEmpty && status === 'reading' ? <LiveText tone="mutedText" text={strings.reading} /> : null}
      {isEmpty && status === 'ready' ? <EmptyHistory {...actions} /> : null}
      <RecentlyDeleted />
    </View>
  );
}

interface EmptyHistoryProps {
  readonly onNewGame: () => void;
  /** Where a game can be entered at its end. */
  readonly onScoreFinished?: () => void;
}

/** What to do before there is anything to list. */
export function EmptyHistory({ onNewGame, onScoreFinished }: EmptyHistoryProps) {
  const strings = useStrings(recordStrings).list;
  return (
    <View style={styles.block}>
      <Text>{onScoreFinished === undefined ? strings.emptyYet : strings.empty}</Text>
      <Button label={strings.newGame} onPress={onNewGame} />
      {onScoreFinished === undefined ? null : (
        <Button kind="quiet" label={strings.scoreFinished} onPress={onScoreFinished} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { flex: 1 },
  content: {
    flexGrow: 1,
    width: '100%',
    maxWidth: COLUMN_WIDTH + 2 * space.l,
    alignSelf: 'center',
    paddingTop: space.s,
  },
  head: { gap: space.m, paddingBottom: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  foot: { gap: space.xl, paddingTop: space.m },
  block: { gap: space.m },
});
