import type { GameId } from '@/games/registry';

import { lumicoraScreens } from './lumicora/screens';

/** The pages of all games: a game adds its own by one line here. */
export const GAME_SCREENS = { lumicora: lumicoraScreens } as const satisfies Record<GameId, object>;
