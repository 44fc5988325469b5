import type { GameId } from '@/games/registry';

import type { RootParamList } from './stack';

/** The page that each game opens with. */
export const START_SCREENS = { lumicora: 'Lumicora' } as const satisfies Record<GameId, keyof RootParamList>;
