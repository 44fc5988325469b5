/** Tracked tables and commands written short, for tests. A refusal where none is expected throws, and so does the reverse. */

import type { ReefBoard } from '@/games/lumicora/rules/boards';
import type { Color } from '@/games/lumicora/rules/model';
import { applyCommand } from '@/games/lumicora/session/table/applyCommand';
import type { Command, CommandRejection } from '@/games/lumicora/session/table/commands';
import { openTable, suggestSetup, type Table, type TableSetup } from '@/games/lumicora/session/table/table';
import { openSession, perform, type TableSession } from '@/games/lumicora/session/table/tableSession';

import { board, reef } from './reef';

export const NAMES = ['Ana', 'Ben', 'Cem', 'Dana'] as const;
export const DRY = board('A', 'limestone');
export const WET = board('A', 'water');

/** Starting Luminos in turn: green and pink, green and blue, green and yellow, pink and blue. */
export function setupFor(players: number, ground: ReefBoard = DRY): TableSetup {
  return { ...suggestSetup(NAMES.slice(0, players)), board: ground };
}

export function tableFor(players: number, ground?: ReefBoard): Table {
  return openTable(setupFor(players, ground));
}

export function sessionFor(players: number, ground?: ReefBoard): TableSession {
  return openSession({ id: 'game', startedAt: 1000, setup: setupFor(players, ground) });
}

/** `place(0, 'c4c5:G3c')` */
export function place(player: number, notation: string): Command {
  return { type: 'place', player, lumino: reef(notation)[0]!, anyway: false };
}

export function placeAnyway(player: number, notation: string): Command {
  return { type: 'place', player, lumino: reef(notation)[0]!, anyway: true };
}

export function score(player: number, color: Color): Command {
  return { type: 'score-coral', player, color };
}

export function skip(player: number): Command {
  return { type: 'skip-scoring', player };
}

export function endTurn(player: number): Command {
  return { type: 'end-turn', player };
}

export function takeLimestone(player: number, count: number): Command {
  return { type: 'take-limestone', player, count };
}

export const beginScoring: Command = { type: 'begin-scoring' };
export const emptyBag: Command = { type: 'empty-bag' };

export function play(table: Table, ...commands: readonly Command[]): Table {
  return commands.reduce((current, command) => {
    const applied = applyCommand(current, command);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify([command, applied.error])}`);
    return applied.value;
  }, table);
}

export function refusal(table: Table, command: Command): CommandRejection {
  const applied = applyCommand(table, command);
  if (applied.ok) throw new Error(`accepted: ${JSON.stringify(command)}`);
  return applied.error;
}

/** Plays on in a session, one second a command. */
export function performAll(session: TableSession, ...commands: readonly Command[]): TableSession {
  return commands.reduce((current, command) => {
    const next = perform(current, command, current.startedAt + 1000 * (current.log.done + 1));
    if (!next.ok) throw new Error(`refused: ${JSON.stringify([command, next.error])}`);
    return next.value;
  }, session);
}

/** Goes on to the scoring phase of the round, or of a later round; nobody scores on the way. */
export function toScoring(table: Table, round = table.round): Table {
  const skips = table.players.map((_, player) => skip(player));
  let current = table.phase === 'action' ? play(table, beginScoring) : table;
  while (current.round < round) current = play(current, ...skips, beginScoring);
  return current;
}
