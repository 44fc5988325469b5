import { useNavigation } from '@react-navigation/native';
import { useEffect, useState, type ReactNode } from 'react';

import { lumicoraStrings } from '@/games/lumicora/strings';
import { useGames } from '@/games/lumicora/view/store/LibraryContext';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import type { Result } from '@/kit/result';
import type { OpenProblem } from '@/tabletop/store/finishedGames';
import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';
import { startRoutes } from '../startRoutes';

interface OpenGameProps {
  readonly id: string;
  readonly children: (store: TableStore) => ReactNode;
}

/** Opens a game by its id, or says that it is not here. */
export function OpenGame({ id, children }: OpenGameProps) {
  const opened = useGames().open(id);
  if (opened.ok) return children(opened.value);
  if (opened.error.code !== 'missing') return <GameGone problem={opened.error} />;
  return (
    <FetchedGame key={id} id={id}>
      {children}
    </FetchedGame>
  );
}

/** A finished game comes from the archive, which takes a moment. */
function FetchedGame({ id, children }: OpenGameProps) {
  const { fetch } = useGames();
  const [fetched, setFetched] = useState<Result<TableStore, OpenProblem> | null>(null);
  useEffect(() => {
    let isWanted = true;
    void fetch(id).then((result) => {
      if (isWanted) setFetched(result);
    });
    return () => {
      isWanted = false;
    };
  }, [fetch, id]);
  if (fetched === null) return <GameComing />;
  return fetched.ok ? children(fetched.value) : <GameGone problem={fetched.error} />;
}

function GameComing() {
  const { start, table } = useStrings(lumicoraStrings);
  return (
    <Page title={start.title}>
      <Screen>
        <LiveText tone="mutedText" text={table.opening} />
      </Screen>
    </Page>
  );
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
        <Button label={strings.table.toStart} onPress={() => navigation.reset({ routes: startRoutes() })} />
      </Screen>
    </Page>
  );
}
