import { useState } from 'react';

import type { GameProviderProps } from '@/games/contract';
import { GAMES } from '@/games/registry';
import type { Archive } from '@/kit/archive';

export interface GameProvidersProps extends Omit<GameProviderProps, 'archive'> {
  /** The archive of the game of this id; asked once. */
  readonly archiveOf: (id: string) => Archive;
}

/** The stores of all games around the app. */
export function GameProviders({ archiveOf, children, ...services }: GameProvidersProps) {
  const [games] = useState(() => GAMES.map((game) => ({ ...game, archive: archiveOf(game.id) })));
  return games.reduceRight(
    (inner, { id, archive, Provider }) => (
      <Provider key={id} archive={archive} {...services}>
        {inner}
      </Provider>
    ),
    children,
  );
}
