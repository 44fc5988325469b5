import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as fc from 'fast-check';

import { writeBackup, type BackupContent } from '@/games/lumicora/session/files/files';
import { readImport } from '@/games/lumicora/session/files/files';
import { exportSession } from '@/games/lumicora/session/gameFile/tableGameFile';
import { entryOf } from '@/games/lumicora/session/record/historyEntry';
import { encodeSave, SAVE_VERSION } from '@/games/lumicora/session/save/saveFile';
import { createRng } from '@/kit/rng';
import { utf8Bytes } from '@/kit/utf8';
import { MOST_IMPORT_BYTES } from '@/tabletop/files/backup';
import { isImportable } from '@/tabletop/files/fileDoor';

import { mutate } from '../../../../support/mutateFile';
import { propertyRuns } from '../../../../support/propertyRuns';
import { randomGame } from '../../../../support/randomCommands';
import { endTurn, performAll, sessionFor, takeLimestone } from '../../../../support/tables';

const AT = 1_800_000_000_000;
const GAME = performAll(sessionFor(2), takeLimestone(0, 3), endTurn(0));
const CONTENT: BackupContent = {
  games: [encodeSave(GAME)],
  boards: {},
  names: ['Ana'],
  practice: {},
  settings: { language: 'de' },
  savedAt: 5,
};
const [BACKUP] = writeBackup(CONTENT);

describe('one door for all', () => {
  test('a game file is a game', () => {
    const text = readFileSync(join(__dirname, '../../../../fixtures/games/example.json'), 'utf8');
    expect(readImport(text, AT)).toMatchObject({
      ok: true,
      value: { kind: 'game', game: { log: 'none', session: { startedAt: AT } } },
    });
  });

  test('an exported game is the game with its log', () => {
    expect(readImport(exportSession(GAME), AT)).toEqual({
      ok: true,
      value: { kind: 'game', game: { session: GAME, log: 'kept' } },
    });
  });

  test('a save alone is the game with its log, of an earlier version too', () => {
    expect(readImport(encodeSave(GAME), AT)).toEqual({
      ok: true,
      value: { kind: 'game', game: { session: GAME, log: 'kept' } },
    });
    const sample = readFileSync(join(__dirname, '../../../../fixtures/saves/v1.json'), 'utf8');
    expect(readImport(sample, AT)).toMatchObject({
      ok: true,
      value: { game: { session: { id: 'sample-1' } } },
    });
  });

  test('a backup is a backup', () => {
    expect(readImport(BACKUP!, AT)).toEqual({
      ok: true,
      value: {
        kind: 'backup',
        backup: {
          savedAt: 5,
          part: 1,
          parts: 1,
          games: [GAME],
          boards: {},
          names: ['Ana'],
          practice: {},
          settings: { language: 'de' },
        },
      },
    });
  });

  test('a byte order mark does not matter', () => {
    expect(readImport(`\ufeff${BACKUP}`, AT)).toEqual(readImport(BACKUP!, AT));
  });
});

describe('what is none of these', () => {
  test.each<readonly [string, string, object]>([
    ['nothing', '', { code: 'game-file', problem: { code: 'empty-text', path: '' } }],
    ['prose', 'Dear Ana', { code: 'game-file', problem: { code: 'not-json', path: '', line: 1, column: 1 } }],
    ['null', 'null', { code: 'game-file', problem: { code: 'not-an-object', path: '', received: 'null' } }],
    [
      'another format',
      '{"format":"chess"}',
      { code: 'game-file', problem: { code: 'not-a-game-file', path: 'format', received: '"chess"' } },
    ],
    [
      'a damaged save',
      encodeSave(GAME).replace('"octopus":0', '"octopus":9'),
      { code: 'damaged', path: 'setup' },
    ],
    [
      'a save of a newer app',
      encodeSave(GAME).replace(`"version":${SAVE_VERSION}`, '"version":99'),
      { code: 'newer', path: '', version: 99 },
    ],
    [
      'a backup with a damaged game',
      BACKUP!.replace('"done":2', '"done":2.5'),
      { code: 'damaged', path: 'games[0].done' },
    ],
    [
      'a backup of a newer app',
      BACKUP!.replace('"version":1', '"version":7'),
      { code: 'newer', path: '', version: 7 },
    ],
    [
      'too deep a nest',
      `${'['.repeat(200_000)}`,
      { code: 'game-file', problem: { code: 'nested-too-deeply', path: '' } },
    ],
  ])('%s is refused, and why is told', (_, text, error) => {
    expect(readImport(text, AT)).toEqual({ ok: false, error });
  });

  const refusal = { ok: false, error: { code: 'too-large', mostBytes: MOST_IMPORT_BYTES } };

  test('more than 5 MB are not looked at', () => {
    expect(readImport(`${BACKUP}${' '.repeat(MOST_IMPORT_BYTES)}`, AT)).toEqual(refusal);
    expect(readImport('['.repeat(2 * MOST_IMPORT_BYTES), AT)).toEqual(refusal);
  });

  test('bytes count, and not characters', () => {
    const padded = (filling: string) => `"${filling}"`;
    expect(readImport(padded('é'.repeat(MOST_IMPORT_BYTES / 2)), AT)).toEqual(refusal);
    expect(readImport(padded('é'.repeat(MOST_IMPORT_BYTES / 2 - 1)), AT)).toMatchObject({
      error: { code: 'game-file' },
    });
  });

  test('what fits to the byte is read', () => {
    const filled = `${BACKUP}${' '.repeat(MOST_IMPORT_BYTES - utf8Bytes(BACKUP!))}`;
    expect(readImport(filled, AT)).toEqual(readImport(BACKUP!, AT));
    expect(readImport(`${filled} `, AT)).toEqual(refusal);
  });
});

test('bytes are counted as UTF-8 has them, lone halves as 3', () => {
  const units = fc.array(fc.integer({ min: 0, max: 0xffff }));
  const characters = fc.string({ unit: 'binary' });
  const text = fc.oneof(
    characters,
    units.map((each) => String.fromCharCode(...each)),
  );
  fc.assert(
    fc.property(text, (each) => {
      expect(utf8Bytes(each)).toBe(new TextEncoder().encode(each).length);
      expect(isImportable(each)).toBe(true);
    }),
    { numRuns: propertyRuns(100, 500) },
  );
});

const MUTANTS = propertyRuns(1000, 2500);
const CODES = ['game', 'backup', 'game-file', 'not-a-backup', 'newer', 'damaged'];

test(`${MUTANTS} mutated games, saves and backups are each read or refused, and nothing throws`, () => {
  const rng = createRng(99);
  const games = Array.from({ length: 12 }, () => randomGame(rng, 12).session);
  const backups = writeBackup({ ...CONTENT, games: games.slice(0, 3).map(encodeSave) });
  const texts = [...games.map(encodeSave), ...games.map(exportSession), ...backups, BACKUP!, BACKUP!];
  const seen = new Map<string, number>();
  for (let index = 0; index < MUTANTS; index++) {
    const text = mutate(rng.pick(texts), rng);
    const read = readImport(text, AT);
    if (read.ok) {
      const imported = read.value;
      const sessions = imported.kind === 'game' ? [imported.game.session] : imported.backup.games;
      sessions.forEach((session) => encodeSave(session) && entryOf(session));
    } else if (
      'path' in read.error &&
      !/^$|^[a-zA-Z]+(\[\d+\]|\.[a-zA-Z]+|\.[a-g][1-8])*$/.test(read.error.path)
    ) {
      throw new Error(`path ${read.error.path}`);
    }
    const outcome = read.ok ? read.value.kind : read.error.code;
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
  }
  expect([...seen.keys()].filter((code) => !CODES.includes(code))).toEqual([]);
  const frequent = [...seen.keys()].filter((outcome) => seen.get(outcome)! > MUTANTS / 250);
  expect(frequent).toEqual(expect.arrayContaining(['game', 'backup', 'game-file', 'damaged']));
}, 120_000);
