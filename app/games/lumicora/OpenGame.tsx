import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { lumicoraStrings } from '@/games/lumicora/strings';
import type { OpenProblem } from '@/games/lumicora/view/store/library';
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
  const opened = useGames().open(id);
  return opened.ok ? children(opened.value) : <GameGone problem={opened.error} />;
}

function GameGone({ problem }: { readonly problem: OpenProblem }) {
  const strings = useStrings(lumicoraStrings);
  const navigation = useNavigation();
  const words = {
    missing: strings.table.gone,
    damaged: strings.setup.damaged,
    newer: strings.setup.newer,
  };
  return (
    <Page title={strings.start.title}>
      <Screen>
        <Text>{words[problem.code]}</Text>
        <Button label={strings.table.toStart} onPress={() => navigation.navigate('Lumicora')} />
      </Screen>
    </Page>
  );
}
