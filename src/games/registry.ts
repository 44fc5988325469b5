import { lumicora } from './lumicora';

/** The only file that names all games. */
export const GAMES = [lumicora] as const;

export type GameId = (typeof GAMES)[number]['id'];
