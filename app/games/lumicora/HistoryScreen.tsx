import {
  useIsFocused,
  useNavigation,
  type NavigationProp,
  type StaticScreenProps,
} from '@react-navigation/native';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';

import { useHistory } from '@/games/lumicora/view/store/LibraryContext';
import { searchGames } from '@/tabletop/record/entry';
import { DeletedNotice } from '@/tabletop/record/view/DeletedGames';
import { HistoryFoot, HistoryHead, HistoryList } from '@/tabletop/record/view/HistoryPage';
import { recordStrings } from '@/tabletop/strings/record';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

/** `deleted`: the game that was deleted on the page one came from. */
type HistoryParams = { readonly deleted?: string } | undefined;

export function HistoryScreen({ route }: StaticScreenProps<HistoryParams>) {
  const strings = useStrings(recordStrings).list;
  const navigation = useNavigation();
  const own = useNavigation<NavigationProp<{ LumicoraHistory: HistoryParams }, 'LumicoraHistory'>>();
  const isInView = useIsFocused();
  const { status, entries, newest, refresh } = useHistory();
  const [search, setSearch] = useState('');
  // Typing goes on while thousands of games are searched.
  const wanted = useDeferredValue(search);
  const listed = status === 'reading' ? newest : entries;
  const found = useMemo(() => searchGames(listed, wanted), [listed, wanted]);
  useEffect(() => {
    if (isInView) void refresh();
  }, [isInView, refresh]);
  const open = useCallback(
    (game: string) => navigation.navigate('LumicoraGameRecord', { game }),
    [navigation],
  );
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
            onStatistics={() => navigation.navigate('LumicoraStatistics')}
            onFiles={() => navigation.navigate('LumicoraFiles')}
          />
        }
        foot={
          <HistoryFoot
            onNewGame={() => navigation.navigate('LumicoraSetup')}
            onScoreFinished={() => navigation.navigate('LumicoraScoreFinished')}
          />
        }
      />
    </Page>
  );
}
