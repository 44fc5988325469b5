/** What a step of the log was about. Step 0 is the table before the first command. */

import type { Space } from '../../rules/model';
import type { Command } from '../../session/commands';
import type { TableSession } from '../../session/tableSession';

/** The command that led to a step; none led to the first. */
export function commandOf({ history }: TableSession, step: number): Command | null {
  return history.entries[step - 1]?.command ?? null;
}

/** Whose step it was; what concerns the whole table stays with whoever came before. */
export function playerOf(session: TableSession, step: number): number {
  for (let at = step; at > 0; at--) {
    const command = commandOf(session, at);
    if (command !== null && 'player' in command) return command.player;
  }
  return session.tables[0]!.octopus;
}

const NOWHERE: readonly Space[] = [];

/** The spaces that the step changed. */
export function spacesOf(session: TableSession, step: number): readonly Space[] {
  const command = commandOf(session, step);
  switch (command?.type) {
    case 'place':
      return command.lumino.on;
    case 'take-back':
      return session.tables[step - 1]!.players[command.player]!.reef[command.lumino]!.on;
    case 'paint-reef':
      return command.spaces.map(({ space }) => space);
    default:
      return NOWHERE;
  }
}
