import type { GameId } from '@/games/registry';

import { copulasScreens } from './copulas/screens';
import { lumicoraScreens } from './lumicora/screens';
import { luminisScreens } from './luminis/screens';
import { nomadsScreens } from './nomads/screens';

/** The pages of all games: a game adds its own by one line here. */
export const GAME_SCREENS = {
  lumicora: lumicoraScreens,
  nomads: nomadsScreens,
  copulas: copulasScreens,
  luminis: luminisScreens,
} as const satisfies Record<GameId, object>;
