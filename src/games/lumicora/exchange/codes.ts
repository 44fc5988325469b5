/** All that phones tell each other of Lumicora. `FORMAT.md` has the bodies bit by bit. */

import { fieldsOf } from '@/tabletop/codes/bitCodec';
import { bitKind, type GameCodes, type Said } from '@/tabletop/codes/codes';

import type { ReefBoard } from '../rules/boards';
import { board, boxTones } from './codecs';
import { invitationKind } from './invitation';
import type { BoxTones } from './photo/model';
import { reefKind } from './sharedReef';
import { wholeGame } from './wholeGame';

/** A printed board together with the colors of its box, for a phone that has photographed neither. */
export interface PrintedBox {
  readonly board: ReefBoard;
  readonly tones: BoxTones;
}

/** What version 2 added is in whole games and boxes only. */
const asInVersion1 = { versionOf: () => 1 };

const kinds = {
  reef: { ...reefKind, ...asInVersion1 },
  terrain: { ...bitKind(2, board), ...asInVersion1 },
  invitation: { ...invitationKind, ...asInVersion1 },
  game: wholeGame,
  box: bitKind(5, fieldsOf<PrintedBox>({ board, tones: boxTones })),
} as const;

export type LumicoraKinds = typeof kinds;

export const lumicoraCodes: GameCodes<LumicoraKinds> = { game: 1, name: 'Lumicora', version: 2, kinds };

export type LumicoraCode = Said<LumicoraKinds>;
