import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { nomads } from '@/games/nomads';
import { useGames, type TableStore } from '@/games/nomads/view/store/store';

import { OpenTable } from '../OpenTable';
import { routesUpTo } from '../startRoutes';

interface OpenGameProps {
  readonly id: string;
  readonly children: (store: TableStore) => ReactNode;
}

/** Opens a game of Nomads by its id, or says that it is not here. */
export function OpenGame({ id, children }: OpenGameProps) {
  const navigation = useNavigation();
  return (
    <OpenTable
      id={id}
      games={useGames()}
      title={nomads.name}
      onStart={() => navigation.reset({ routes: startRoutes() })}
    >
      {children}
    </OpenTable>
  );
}

/** The pages on which all others of Nomads lie. */
export function startRoutes() {
  return routesUpTo('nomads', 'NomadsStart');
}
