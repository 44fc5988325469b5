/** Lumicora's table as a session: what the layer for all games is told of it. */

import {
  type LoggedCommand as LoggedCommandOf,
  type Session,
  type SessionParts as SessionPartsOf,
  sessionsOf,
  type TableTypes,
} from '@/tabletop/session/session';

import { COLORS } from '../../rules/model';
import { finalReefOf } from '../reef/finalReef';
import { applyCommand } from './applyCommand';
import type { Command, CommandRejection } from './commands';
import { type Opening, openTable, type Table, type TablePlayer } from './table';

export { changedAtOf, redoNext, tableOf, timeOfNext, undoLast } from '@/tabletop/session/session';

export interface LumicoraTypes extends TableTypes {
  readonly setup: Opening;
  readonly table: Table;
  readonly command: Command;
  readonly rejection: CommandRejection;
}

export type TableSession = Session<LumicoraTypes>;
export type SessionParts = SessionPartsOf<LumicoraTypes>;
export type LoggedCommand = LoggedCommandOf<LumicoraTypes>;

export const sessions = sessionsOf<LumicoraTypes>({ open: openTable, apply: applyCommand, isOver });

export const { open: openSession, perform, rebuild: rebuildSession } = sessions;

/** The rounds are over, and of every reef something is known: a game entered at its end is not over before. */
export function isOver({ phase, players, isTotalsOnly }: Table): boolean {
  if (isTotalsOnly) return players.every(({ score }) => score !== 0);
  return phase === 'final' && players.every(hasReef);
}

function hasReef(player: TablePlayer): boolean {
  const reef = finalReefOf(player);
  switch (reef.kind) {
    case 'luminos':
      return true;
    case 'view':
      return reef.view.levels.some((level) => level > 0);
    case 'counts':
      return COLORS.some((color) => reef.counts.spaces[color] > 0);
  }
}
