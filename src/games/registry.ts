import { copulas } from './copulas';
import { lumicora } from './lumicora';
import { luminis } from './luminis';
import { nomads } from './nomads';

/** The only file that names all games. */
export const GAMES = [lumicora, nomads, copulas, luminis] as const;

/** Where there is one game alone, Home is its start; null where Home chooses among several. */
export const ONLY_GAME: GameId | null = alone(GAMES);

function alone(games: readonly { readonly id: GameId }[]): GameId | null {
  return games.length === 1 ? games[0]!.id : null;
}

export type GameId = (typeof GAMES)[number]['id'];
