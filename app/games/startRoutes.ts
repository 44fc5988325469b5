import { ONLY_GAME } from '@/games/registry';

/** The pages on which all others of Lumicora lie: as the only game, its start is Home. */
export function startRoutes() {
  const home = { name: 'Home' as const };
  return ONLY_GAME === 'lumicora' ? [home] : [home, { name: 'LumicoraStart' as const }];
}
