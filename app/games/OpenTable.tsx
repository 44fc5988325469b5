import { useEffect, useState, type ReactNode } from 'react';

import type { Result } from '@/kit/result';
import type { TableTypes } from '@/tabletop/session/session';
import type { OpenProblem } from '@/tabletop/store/finishedGames';
import type { TableStore } from '@/tabletop/store/tableStore';
import { recordStrings } from '@/tabletop/strings/record';
import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../navigation/Page';

interface OpenTableProps<G extends TableTypes> {
  readonly id: string;
  readonly games: {
    readonly open: (id: string) => Result<TableStore<G>, OpenProblem>;
    readonly fetch: (id: string) => Promise<Result<TableStore<G>, OpenProblem>>;
  };
  /** Above what is said while there is no table to show. */
  readonly title: string;
  readonly onStart: () => void;
  readonly children: (store: TableStore<G>) => ReactNode;
}

/** Opens a game by its id, or says that it is not here. */
export function OpenTable<G extends TableTypes>(props: OpenTableProps<G>) {
  const { id, games, children } = props;
  const opened = games.open(id);
  if (opened.ok) return children(opened.value);
  if (opened.error.code !== 'missing') return <NoTable {...props} problem={opened.error} />;
  return <FetchedTable key={id} {...props} />;
}

/** A finished game comes from the archive, which takes a moment. */
function FetchedTable<G extends TableTypes>(props: OpenTableProps<G>) {
  const { id, games, title, children } = props;
  const { opening } = useStrings(recordStrings).underWay;
  const [fetched, setFetched] = useState<Result<TableStore<G>, OpenProblem> | null>(null);
  const { fetch } = games;
  useEffect(() => {
    let isWanted = true;
    void fetch(id).then((result) => {
      if (isWanted) setFetched(result);
    });
    return () => {
      isWanted = false;
    };
  }, [fetch, id]);
  if (fetched?.ok === true) return children(fetched.value);
  if (fetched !== null) return <NoTable {...props} problem={fetched.error} />;
  return (
    <Page title={title}>
      <Screen>
        <LiveText tone="mutedText" text={opening} />
      </Screen>
    </Page>
  );
}

interface NoTableProps {
  readonly title: string;
  readonly problem: OpenProblem;
  readonly onStart: () => void;
}

function NoTable({ title, problem, onStart }: NoTableProps) {
  const { gone, damaged, newer, toStart } = useStrings(recordStrings).underWay;
  const words = { missing: gone, damaged, newer };
  return (
    <Page title={title}>
      <Screen>
        <Text>{words[problem.code]}</Text>
        <Button label={toStart} onPress={onStart} />
      </Screen>
    </Page>
  );
}
