/** How a game of Lumicora went: whose steps they were, what they changed, and how the scores grew. */

import * as record from '@/tabletop/record/replay';

import type { Space } from '../../rules/model';
import { scoreTable } from '../final/finalTable';
import { tableOf, type LumicoraTypes, type TableSession } from '../table/tableSession';

/** Whose step it was; what concerns the whole table stays with whoever came before. */
export function playerOf(session: TableSession, step: number): number {
  for (let at = step; at > 0; at--) {
    const { led } = record.frameAt(session, at);
    if (led !== null && 'player' in led.command) return led.command.player;
  }
  return session.tables[0]!.octopus;
}

const NOWHERE: readonly Space[] = [];

/** The spaces that the step changed. */
export function spacesOf(session: TableSession, step: number): readonly Space[] {
  const { led } = record.frameAt(session, step);
  switch (led?.command.type) {
    case 'place':
      return led.command.lumino.on;
    case 'take-back':
      return led.before.players[led.command.player]!.reef[led.command.lumino]!.on;
    case 'paint-reef':
      return led.command.spaces.map(({ space }) => space);
    default:
      return NOWHERE;
  }
}

export interface ScoresByRound extends record.RoundScores {
  /** The totals after the final scoring, by player; null before it. */
  readonly finals: readonly number[] | null;
}

const READING: record.RoundReading<LumicoraTypes> = {
  roundOf: ({ round }) => round,
  scoresOf: ({ players }) => players.map(({ score }) => score),
  isAfterRounds: ({ phase }) => phase === 'final',
};

/** Null where the app was not there while the game was played. */
export function scoresByRound(session: TableSession): ScoresByRound | null {
  const table = tableOf(session);
  if (!table.isTracked) return null;
  return {
    ...record.scoresAtRoundEnds(session, READING),
    finals: READING.isAfterRounds(table) ? scoreTable(table).players.map(({ total }) => total) : null,
  };
}
