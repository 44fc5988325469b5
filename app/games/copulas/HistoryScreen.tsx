import {
  useIsFocused,
  useNavigation,
  type NavigationProp,
  type StaticScreenProps,
} from '@react-navigation/native';
import { useCallback } from 'react';

import { HistoryPage } from '@/tabletop/record/view/HistoryPage';
import { recordStrings } from '@/tabletop/strings/record';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

/** `deleted`: the game that was deleted on the page one came from. */
type HistoryParams = { readonly deleted?: string } | undefined;

export function HistoryScreen({ route }: StaticScreenProps<HistoryParams>) {
  const { title } = useStrings(recordStrings).list;
  const navigation = useNavigation();
  const own = useNavigation<NavigationProp<{ CopulasHistory: HistoryParams }, 'CopulasHistory'>>();
  const open = useCallback((game: string) => navigation.navigate('CopulasRecord', { game }), [navigation]);
  return (
    <Page title={title}>
      <HistoryPage
        isInView={useIsFocused()}
        deleted={route.params?.deleted}
        onRestored={() => own.setParams({ deleted: undefined })}
        onOpen={open}
        onStatistics={() => navigation.navigate('CopulasStatistics')}
        onFiles={() => navigation.navigate('CopulasFiles')}
        onNewGame={() => navigation.navigate('CopulasSetup')}
      />
    </Page>
  );
}
