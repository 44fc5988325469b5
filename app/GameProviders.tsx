import { useState } from 'react';

import type { GameProviderProps } from '@/games/contract';
import { GAMES } from '@/games/registry';
import type { Archive } from '@/kit/archive';
import type { Journal } from '@/kit/journal';

export interface GameProvidersProps extends Omit<GameProviderProps, 'archive' | 'journal'> {
  /** The archive and the journal of the game of this id; asked once. */
  readonly archiveOf: (id: string) => Archive;
  readonly journalOf: (id: string) => Journal;
}

/** The stores of all games around the app. */
export function GameProviders({ archiveOf, journalOf, children, ...services }: GameProvidersProps) {
  const [games] = useState(() =>
    GAMES.map((game) => ({ ...game, archive: archiveOf(game.id), journal: journalOf(game.id) })),
  );
  return games.reduceRight(
    (inner, { id, archive, journal, Provider }) => (
      <Provider key={id} archive={archive} journal={journal} {...services}>
        {inner}
      </Provider>
    ),
    children,
  );
}
