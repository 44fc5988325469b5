/** What is seen of each kind of code: the code itself on one phone, and the question that it asks on another. */

import type { ComponentType } from 'react';

import type { CodePreviews } from '@/tabletop/codes/view/Scanning';

import type { LumicoraKinds } from '../../exchange/codes';
import type { TableStore } from '../store/LibraryContext';
import { GamePreview, ShownGame } from './GameCode';
import { InvitationPreview, ShownInvitation } from './InvitationCode';
import { ReefPreview, ShownReef } from './ReefCode';
import type { ScanContext } from './takeOver';
import { BoxPreview, TerrainPreview } from './TerrainCode';

export const LUMICORA_PREVIEWS: CodePreviews<LumicoraKinds, ScanContext> = {
  reef: ReefPreview,
  terrain: TerrainPreview,
  invitation: InvitationPreview,
  game: GamePreview,
  box: BoxPreview,
};

/** Those that a game under way shows of itself; a board is shown with or without one. */
export type ShownKind = Exclude<keyof LumicoraKinds, 'terrain' | 'box'>;

export interface ShownProps {
  readonly store: TableStore;
  /** Whose reef is shown at first, where it is about one. */
  readonly seat: number;
}

export const LUMICORA_SHOWN: Readonly<Record<ShownKind, ComponentType<ShownProps>>> = {
  reef: ShownReef,
  invitation: ShownInvitation,
  game: ShownGame,
};
