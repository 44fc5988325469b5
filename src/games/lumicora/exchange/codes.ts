/** All that phones tell each other of Lumicora. `FORMAT.md` has the bodies bit by bit. */

import { bitKind, type GameCodes, type Said } from '@/tabletop/codes/codes';

import { board } from './codecs';
import { invitationKind } from './invitation';
import { reefKind } from './sharedReef';
import { wholeGame } from './wholeGame';

/** What version 2 added is in whole games only. */
const asInVersion1 = { versionOf: () => 1 };

const kinds = {
  reef: { ...reefKind, ...asInVersion1 },
  terrain: { ...bitKind(2, board), ...asInVersion1 },
  invitation: { ...invitationKind, ...asInVersion1 },
  game: wholeGame,
} as const;

export type LumicoraKinds = typeof kinds;

export const lumicoraCodes: GameCodes<LumicoraKinds> = { game: 1, name: 'Lumicora', version: 2, kinds };

export type LumicoraCode = Said<LumicoraKinds>;
