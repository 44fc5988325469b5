import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { copulas } from '@/games/copulas';
import { useGames, type TableStore } from '@/games/copulas/view/store/GamesContext';

import { OpenTable } from '../OpenTable';
import { routesUpTo } from '../startRoutes';

interface OpenGameProps {
  readonly id: string;
  readonly children: (store: TableStore) => ReactNode;
}

/** Opens a game of Copulas by its id, or says that it is not here. */
export function OpenGame({ id, children }: OpenGameProps) {
  const navigation = useNavigation();
  const games = useGames();
  return (
    <OpenTable
      id={id}
      games={games}
      title={copulas.name}
      onStart={() => navigation.reset({ routes: startRoutes() })}
    >
      {children}
    </OpenTable>
  );
}

/** The pages on which all others of Copulas lie. */
export function startRoutes() {
  return routesUpTo('copulas', 'CopulasStart');
}
