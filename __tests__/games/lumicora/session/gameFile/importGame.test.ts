import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as fc from 'fast-check';

import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { formatReef } from '@/games/lumicora/rules/notation';
import { readImport } from '@/games/lumicora/session/files/files';
import { missingReefs, scoreTable } from '@/games/lumicora/session/final/finalTable';
import { scoreGame } from '@/games/lumicora/session/final/finalTable';
import { encodeGameFile } from '@/games/lumicora/session/gameFile/gameFile';
import { importGame } from '@/games/lumicora/session/gameFile/importGame';
import { exportSession } from '@/games/lumicora/session/gameFile/tableGameFile';
import { decodeSave, encodeSave } from '@/games/lumicora/session/save/saveFile';
import { FISH } from '@/games/lumicora/session/table/table';
import { perform, tableOf, undoLast, type LumicoraTypes } from '@/games/lumicora/session/table/tableSession';
import { createRng } from '@/kit/rng';
import type { ImportedGame } from '@/tabletop/files/gameFiles';

import { propertyRuns } from '../../../../support/propertyRuns';
import { randomGame } from '../../../../support/randomCommands';
import { endTurn, performAll, place, sessionFor, takeLimestone } from '../../../../support/tables';
import { randomGame as randomFile } from './gameFileRandom';

const AT = 1_800_000_000_000;
const fixture = (name: string) => readFileSync(join(__dirname, '../../../../fixtures/games', name), 'utf8');

function imported(text: string): ImportedGame<LumicoraTypes> {
  const result = readImport(text, AT);
  if (!result.ok || result.value.kind !== 'game') throw new Error(`not imported: ${JSON.stringify(result)}`);
  return result.value.game;
}

/** A file with other fields, or without those that are undefined. */
function withFields(text: string, fields: object): string {
  return JSON.stringify({ ...(JSON.parse(text) as object), ...fields });
}

const PLAYED = performAll(
  sessionFor(2, DEFAULT_BOARDS.A),
  takeLimestone(0, 3),
  place(0, 'c4c3:G5.'),
  endTurn(0),
);

describe('a file without a log', () => {
  const text = withFields(exportSession(PLAYED), { reefside: undefined });
  const { session, log } = imported(text);

  test('becomes a game that stands where the file stands', () => {
    const table = tableOf(session);
    expect(log).toBe('none');
    expect(session).toMatchObject({ startedAt: AT, log: { entries: [], done: 0 } });
    expect(table).toMatchObject({ round: 1, phase: 'action', isTracked: true, octopus: 0 });
    expect(table.players.map(({ name, limestone, reef }) => [name, limestone, formatReef(reef)])).toEqual([
      ['Ana', 3, 'd4d5:GP c4c3:G5.'],
      ['Ben', 0, 'd4d5:GB'],
    ]);
  });

  test('can be played on, stored and opened again', () => {
    const next = performAll(session, place(1, 'e5e4:B2h'), endTurn(1));
    expect(decodeSave(encodeSave(next))).toEqual({ ok: true, value: next });
  });

  test('is the same game whenever it is read, and another one when it says something else', () => {
    expect(importGame(JSON.parse(text), AT + 5)).toMatchObject({
      ok: true,
      value: { session: { id: session.id } },
    });
    expect(imported(`\ufeff  ${text}\n`).session.id).toBe(session.id);
    expect(imported(withFields(text, { round: 2 })).session.id).not.toBe(session.id);
  });

  test('takes its log along once it has one', () => {
    const next = performAll(session, endTurn(1));
    expect(imported(exportSession(next))).toEqual({ session: next, log: 'kept' });
  });
});

describe('a file of a game that is over', () => {
  test('TU-1 is over in its last round', () => {
    const table = tableOf(imported(fixture('example.json')).session);
    const last = tableOf(imported(withFields(fixture('example.json'), { round: 10 })).session);
    expect([table.phase, table.isTracked]).toEqual(['action', true]);
    expect([last.phase, last.isTracked, last.round]).toEqual(['final', false, 10]);
  });

  test('is over where a reef is a view from above, which cannot be built on', () => {
    const { players, phase, isTracked } = tableOf(imported(fixture('view.json')).session);
    expect([phase, isTracked]).toEqual(['final', false]);
    expect(players.map(({ depth }) => depth)).toContain('from-above');
    expect(players.every(({ depth, painting }) => (depth === 'from-above') === (painting !== null))).toBe(
      true,
    );
  });

  test('is over where a reef is counted', () => {
    const { players, phase } = tableOf(imported(fixture('light-counts.json')).session);
    expect(phase).toBe('final');
    expect(players.map(({ depth }) => depth)).toContain('counted');
    expect(players.every(({ depth, counts }) => (depth === 'counted') === (counts !== null))).toBe(true);
  });
});

test('a file of one player is a game of one', () => {
  const json = JSON.parse(fixture('example.json')) as { players: unknown[] };
  const text = JSON.stringify({ ...json, octopus: 0, players: json.players.slice(0, 1) });
  const { session } = imported(text);
  expect(tableOf(session).players).toHaveLength(1);
  expect(scoreTable(tableOf(session)).ranking.winners).toEqual([0]);
  expect(perform(session, endTurn(0), AT).ok).toBe(true);
});

test('any file becomes a game that scores as the file does, with a fish for everybody', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const file = randomFile(createRng(seed));
      const { session, log } = imported(encodeGameFile(file));
      const table = tableOf(session);
      expect(log).toBe('none');
      expect(scoreTable(table)).toEqual({ ...scoreGame(file), missing: missingReefs(table) });
      expect(table.players.map(({ fish }) => fish)).toEqual(FISH.slice(0, file.players.length));
      expect(imported(exportSession(session))).toEqual({ session, log: 'kept' });
    }),
    { numRuns: propertyRuns(25, 100) },
  );
});

describe('a file with its log', () => {
  const text = exportSession(PLAYED);

  test('becomes the very game that was exported, with its undone end', () => {
    const undone = undoLast(PLAYED);
    expect(imported(text)).toEqual({ session: PLAYED, log: 'kept' });
    expect(imported(exportSession(undone))).toEqual({ session: undone, log: 'kept' });
  });

  test('does so for any game', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { session } = randomGame(createRng(seed), 60);
        const { session: read, log } = imported(exportSession(session));
        expect(log).toBe('kept');
        expect(encodeSave(read)).toBe(encodeSave(session));
      }),
      { numRuns: propertyRuns(10, 40) },
    );
  });

  test('BO-3 does so for a penalty that was counted before side B turned out to be side A', () => {
    const session = performAll(
      sessionFor(2, DEFAULT_BOARDS.B),
      { type: 'choose-depth', player: 0, depth: 'counted' },
      { type: 'change-board', board: DEFAULT_BOARDS.A },
    );
    expect(tableOf(session).players[0]!.counts!.remote).toBeLessThan(0);
    expect(imported(exportSession(session))).toEqual({ session, log: 'kept' });
  });

  test('BO-3 fits without a board of its own where the log was played on our guess', () => {
    expect(imported(withFields(text, { board: undefined })).log).toBe('kept');
    const repainted = exportSession(sessionFor(2));
    expect(imported(withFields(repainted, { board: undefined })).log).toBe('unfit');
  });

  test.each([
    ['tells of another round', { round: 2 }],
    ['tells of another octopus', { octopus: 1 }],
    ['tells of the other score board', { scoreBoard: 'light' }],
    ['has a log that is no log', { reefside: 'hello' }],
    ['has a log that is null', { reefside: null }],
    ['has the log of a newer app', { reefside: { format: 'reefside-lumicora-table', version: 99 } }],
    ['has a log of another game', { reefside: JSON.parse(encodeSave(sessionFor(3))) as unknown }],
  ])('stands where the rest of the file stands when it %s', (_, fields) => {
    const changed = withFields(text, fields);
    const { session, log } = imported(changed);
    expect(log).toBe('unfit');
    expect(session).toEqual(imported(withFields(changed, { reefside: undefined })).session);
  });
});

test.each([
  ['no text', '', { code: 'empty-text', path: '' }],
  ['no JSON', '{"format":', { code: 'not-json', path: '', line: 1, column: 11 }],
  ['another format', '{"format":"chess"}', { code: 'not-a-game-file', path: 'format', received: '"chess"' }],
])('%s is refused like any other bad game file', (_, text, error) => {
  expect(readImport(text, AT)).toEqual({ ok: false, error: { code: 'game-file', problem: error } });
});

test('JSON that is parsed already is imported the same way', () => {
  const text = exportSession(PLAYED);
  const imported = importGame(JSON.parse(text), AT);
  expect(imported).toMatchObject({ ok: true });
  expect(readImport(text, AT)).toEqual({
    ok: true,
    value: { kind: 'game', game: imported.ok ? imported.value : null },
  });
});
