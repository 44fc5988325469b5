import {
  useIsFocused,
  useNavigation,
  type NavigationProp,
  type StaticScreenProps,
} from '@react-navigation/native';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';

import { historyStrings } from '@/games/lumicora/strings/history';
import { DeletedNotice } from '@/games/lumicora/view/history/DeletedNotice';
import { HistoryFoot } from '@/games/lumicora/view/history/HistoryFoot';
import { HistoryHead } from '@/games/lumicora/view/history/HistoryHead';
import { HistoryList } from '@/games/lumicora/view/history/HistoryList';
import { searchGames } from '@/games/lumicora/view/history/searchGames';
import { useHistory } from '@/games/lumicora/view/store/LibraryContext';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

/** `deleted`: the game that was deleted on the page one came from. */
type HistoryParams = { readonly deleted?: string } | undefined;

export function HistoryScreen({ route }: StaticScreenProps<HistoryParams>) {
  const strings = useStrings(historyStrings).list;
  const navigation = useNavigation();
  const own = useNavigation<NavigationProp<{ History: HistoryParams }, 'History'>>();
  const isInView = useIsFocused();
  const { entries, refresh } = useHistory();
  const [search, setSearch] = useState('');
  // Typing goes on while thousands of games are searched.
  const wanted = useDeferredValue(search);
  const found = useMemo(() => searchGames(entries, wanted), [entries, wanted]);
  useEffect(() => {
    if (isInView) void refresh();
  }, [isInView, refresh]);
  const open = useCallback((game: string) => navigation.navigate('GameRecord', { game }), [navigation]);
  const deleted = route.params?.deleted;
  return (
    <Page title={strings.title}>
      <HistoryList
        entries={found}
        onOpen={open}
        head={
          <HistoryHead
            notice={
              deleted === undefined ? null : (
                <DeletedNotice
                  key={deleted}
                  id={deleted}
                  onRestored={() => own.setParams({ deleted: undefined })}
                />
              )
            }
            search={search}
            found={found.length}
            onSearch={setSearch}
            onStatistics={() => navigation.navigate('Statistics')}
            onFiles={() => navigation.navigate('Files')}
          />
        }
        foot={
          <HistoryFoot
            onNewGame={() => navigation.navigate('Setup')}
            onScoreFinished={() => navigation.navigate('ScoreFinished')}
          />
        }
      />
    </Page>
  );
}
