import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { lumicoraStrings } from '@/games/lumicora/strings';
import { useGames } from '@/games/lumicora/view/store/LibraryContext';
import type { TableStore } from '@/games/lumicora/view/store/tableStore';
import { Button } from '@/ui/components/Button';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

interface OpenGameProps {
  readonly id: string;
  readonly children: (store: TableStore) => ReactNode;
}

/** Opens a game by its id, or says that it is not here. */
export function OpenGame({ id, children }: OpenGameProps) {
  const store = useGames().open(id);
  return store === null ? <GameGone /> : children(store);
}

function GameGone() {
  const strings = useStrings(lumicoraStrings);
  const navigation = useNavigation();
  return (
    <Page title={strings.start.title}>
      <Screen>
        <Text>{strings.table.gone}</Text>
        <Button label={strings.table.toStart} onPress={() => navigation.navigate('Lumicora')} />
      </Screen>
    </Page>
  );
}
