import { ONLY_GAME, type GameId } from '@/games/registry';

/** The pages on which all others of a game lie, up to its start, which is Home where it is the only game. */
export function routesUpTo<Start extends string>(game: GameId, start: Start) {
  const home = { name: 'Home' as const };
  return ONLY_GAME === game ? [home] : [home, { name: start }];
}
