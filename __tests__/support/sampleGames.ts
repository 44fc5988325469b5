/** Whole games for tests that look at screens: the same ones every time. */

import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { encodeSave } from '@/games/lumicora/session/save/saveFile';
import type { Command } from '@/games/lumicora/session/table/commands';
import { suggestSetup } from '@/games/lumicora/session/table/table';
import { openSession, perform, type TableSession } from '@/games/lumicora/session/table/tableSession';

import { gameOf } from '../../scripts/bench/game';

const NAMES = ['Ana', 'Maximiliane-Sophie von Hohenstein', 'Cem', 'Dana'];
const STARTED_AT = Date.UTC(2026, 10, 14, 18, 30);

/** Four players to the end of round 10 on side B and the light score board, every reef mirrored. */
export function trackedGame(id = 'tracked', seed = 3): TableSession {
  const setup = { ...suggestSetup(NAMES), board: DEFAULT_BOARDS.B, scoreBoard: 'light' } as const;
  const game = gameOf(360, seed, setup);
  const entries = game.log.entries.map(({ command, at }) => ({ command, at: STARTED_AT + at * 15 }));
  return { ...game, id, startedAt: STARTED_AT, log: { ...game.log, entries } };
}

/** The same game, but the second reef is told from above and the third only counted. */
export function mixedGame(id = 'mixed'): TableSession {
  return play(
    trackedGame(id),
    { type: 'choose-depth', player: 1, depth: 'from-above' },
    { type: 'choose-depth', player: 2, depth: 'counted' },
  );
}

/** Two players in their first round. */
export function gameUnderWay(id = 'under-way'): TableSession {
  const setup = suggestSetup(['Anni', 'Peter']);
  return play(openSession({ id, startedAt: STARTED_AT, setup }), {
    type: 'take-limestone',
    player: 0,
    count: 3,
  });
}

function play(session: TableSession, ...commands: readonly Command[]): TableSession {
  return commands.reduce((current, command) => {
    const next = perform(current, command, current.log.entries.at(-1)?.at ?? current.startedAt);
    if (!next.ok) throw new Error(`refused: ${JSON.stringify([command, next.error])}`);
    return next.value;
  }, session);
}

/** What a browser's storage holds with these games. */
export function storageOf(...sessions: readonly TableSession[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    sessions.map((session) => [`reefside.lumicora.game.${session.id}`, encodeSave(session)]),
  );
}
