/** All that phones tell each other of Lumicora. `FORMAT.md` has the bodies bit by bit. */

import { bitKind, type GameCodes, type Said } from '@/tabletop/codes/codes';

import { board } from './codecs';
import { invitationKind } from './invitation';
import { reefKind } from './sharedReef';
import { wholeGame } from './wholeGame';

const kinds = {
  reef: reefKind,
  terrain: bitKind(2, board),
  invitation: invitationKind,
  game: wholeGame,
} as const;

export type LumicoraKinds = typeof kinds;

export const lumicoraCodes: GameCodes<LumicoraKinds> = { game: 1, name: 'Lumicora', version: 1, kinds };

export type LumicoraCode = Said<LumicoraKinds>;
