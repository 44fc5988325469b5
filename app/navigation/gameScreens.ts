import type { GameId } from '@/games/registry';

/** The page that each game opens with, and the one that goes on with a game under way (`{ game: id }`). */
export const GAME_SCREENS = {
  lumicora: { start: 'Lumicora', resume: 'Table' },
} as const satisfies Record<GameId, { readonly start: string; readonly resume: string }>;
