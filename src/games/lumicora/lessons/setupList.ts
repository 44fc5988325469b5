/** LU-3, LU-6, SE-1: what a table puts where before the first round, for so many players. */

import { FISH_SETS, luminoSupply, STARTING_LUMINOS } from '../rules/box';
import { COLORS } from '../rules/model';
import { ATOLL_SIZE, DISPLAY_SIZE, LIMESTONE_MARKERS } from '../rules/turn';

/** In the order in which a table does them. */
export const SETUP_IDS = [
  'boards',
  'sort',
  'stack',
  'bag',
  'atoll',
  'displays',
  'tiles',
  'starts',
  'fish',
  'turtle',
  'limestone',
  'octopus',
] as const;
export type SetupId = (typeof SETUP_IDS)[number];

/** The figures that the list speaks of. */
export interface SetupFigures {
  readonly players: number;
  /** Luminos by the fish on their backs, and whether this table plays with them. */
  readonly sets: readonly { readonly fish: number; readonly luminos: number; readonly isUsed: boolean }[];
  readonly stack: number;
  readonly bag: number;
  readonly atoll: number;
  readonly display: number;
  readonly tiles: number;
  /** Starting Luminos that stay in the box. */
  readonly startsLeft: number;
  readonly limestone: number;
}

export function setupFigures(players: number): SetupFigures {
  const { emergencyStack, bag } = luminoSupply(players);
  return {
    players,
    sets: FISH_SETS.map(({ fish, perColor, fromPlayers }) => ({
      fish,
      luminos: perColor * COLORS.length,
      isUsed: fromPlayers <= players,
    })),
    stack: emergencyStack,
    bag,
    atoll: ATOLL_SIZE,
    display: DISPLAY_SIZE,
    tiles: COLORS.length,
    startsLeft: STARTING_LUMINOS - players,
    limestone: LIMESTONE_MARKERS,
  };
}

/** What this table has to do; two players need no emergency stack. */
export function setupList(players: number): readonly SetupId[] {
  return SETUP_IDS.filter((id) => id !== 'stack' || luminoSupply(players).emergencyStack > 0);
}
