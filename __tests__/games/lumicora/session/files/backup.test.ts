import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { readBackup, writeBackup } from '@/games/lumicora/session/files/files';
import type { Backup, BackupContent } from '@/games/lumicora/session/files/files';
import { decodeSave, encodeSave } from '@/games/lumicora/session/save/saveFile';
import type { TableSession } from '@/games/lumicora/session/table/tableSession';
import { createRng, type Rng } from '@/kit/rng';
import { utf8Bytes } from '@/kit/utf8';
import { MOST_IMPORT_BYTES } from '@/tabletop/files/backup';

import { randomGame } from '../../../../support/randomCommands';
import { board } from '../../../../support/reef';
import { endTurn, performAll, sessionFor, takeLimestone } from '../../../../support/tables';

const GAME = performAll(sessionFor(2), takeLimestone(0, 3), endTurn(0));
const EMPTY: BackupContent = {
  games: [],
  boards: {},
  names: [],
  practice: {},
  settings: null,
  savedAt: 1000,
};

function read(text: string): Backup {
  const result = readBackup(JSON.parse(text));
  if (!result.ok) throw new Error(`not read: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** A game as it is stored and opened again. */
function storedGame(rng: Rng, id: string): TableSession {
  const opened = decodeSave(encodeSave({ ...randomGame(rng, 15).session, id }));
  if (!opened.ok) throw new Error('damaged');
  return opened.value;
}

function contentOf(sessions: Iterable<TableSession>): BackupContent {
  return { ...EMPTY, games: [...sessions].map(encodeSave) };
}

describe('a backup', () => {
  test('brings back games, boards, names, practice and settings', () => {
    const boards = { A: board('A', 'limestone'), B: board('B', 'water', { [-3]: 'a1' }) };
    const settings = { language: 'de', tidbits: [1, null, { deep: true }] };
    const [text, ...more] = writeBackup({
      ...EMPTY,
      ...contentOf([GAME]),
      boards,
      names: ['Ana', 'Ünal'],
      practice: { learn: '{"version":1}' },
      settings,
    });
    expect(more).toEqual([]);
    expect(read(text!)).toEqual({
      savedAt: 1000,
      part: 1,
      parts: 1,
      games: [GAME],
      boards,
      names: ['Ana', 'Ünal'],
      practice: { learn: '{"version":1}' },
      settings,
    });
  });

  test('says what it is and holds saves as they are stored', () => {
    const [text] = writeBackup(contentOf([GAME]));
    expect(JSON.parse(text!)).toEqual({
      format: 'reefside-backup',
      version: 1,
      game: 'lumicora',
      savedAt: 1000,
      part: 1,
      parts: 1,
      games: [JSON.parse(encodeSave(GAME))],
      boards: {},
      names: [],
      practice: {},
      settings: null,
    });
  });

  test('of nothing is one part without games', () => {
    expect(writeBackup(EMPTY).map(read)).toEqual([
      { savedAt: 1000, part: 1, parts: 1, games: [], boards: {}, names: [], practice: {}, settings: null },
    ]);
  });

  test('leaves out a text that is no save, so that the rest can be read', () => {
    const games = ['{', '', 'null', '7', '[]', '{"format":"lumicora-game"}', encodeSave(GAME)];
    expect(writeBackup({ ...EMPTY, games }).map((text) => read(text).games)).toEqual([[GAME]]);
  });

  test('cleans the names it brings', () => {
    const [text] = writeBackup({ ...EMPTY, names: [' Zoe ', '\t', 'Ana\nLena'] });
    expect(read(text!).names).toEqual(['Zoe', 'Ana Lena']);
  });
});

describe('the parts of a backup', () => {
  const rng = createRng(3);
  const games = Array.from({ length: 30 }, (_, index) => storedGame(rng, `game-${index}`));
  const content = { ...contentOf(games), names: ['Ünal', '🐙🐙'], boards: { A: DEFAULT_BOARDS.A } };
  const largest = Math.max(...content.games.map(utf8Bytes));

  test.each([1.5, 3, 8, 100])('each hold no more than is wanted: %d times the largest game', (times) => {
    const most = Math.round(times * largest) + 2000;
    const parts = writeBackup(content, most);
    expect(parts.filter((text) => Buffer.byteLength(text) > most)).toEqual([]);
    expect(parts.map(read).flatMap((part) => part.games.map(({ id }) => id))).toEqual(
      games.map(({ id }) => id),
    );
    expect(parts.map(read).map(({ part, parts: all }) => [part, all])).toEqual(
      parts.map((_, index) => [index + 1, parts.length]),
    );
  });

  test('are no more than needed', () => {
    const all = writeBackup(content, Number.MAX_SAFE_INTEGER);
    expect(all).toHaveLength(1);
    expect(writeBackup(content, Buffer.byteLength(all[0]!) + 10)).toHaveLength(1);
    expect(writeBackup(content, Buffer.byteLength(all[0]!) - 10)).toHaveLength(2);
  });

  test('each have the boards, the names and the settings', () => {
    const parts = writeBackup(content, 4 * largest).map(read);
    expect(parts.length).toBeGreaterThan(2);
    for (const { names, boards } of parts) {
      expect({ names, boards }).toEqual({ names: content.names, boards: content.boards });
    }
  });

  test('hold a game that is too large for any of them alone', () => {
    const parts = writeBackup(content, 10);
    expect(parts.map((text) => read(text).games.length)).toEqual(games.map(() => 1));
  });

  test('stay below what can be taken in, with thousands of games', () => {
    const [save] = content.games;
    const many = Array.from({ length: Math.ceil((3 * MOST_IMPORT_BYTES) / utf8Bytes(save!)) }, () => save!);
    const parts = writeBackup({ ...content, games: many });
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.length).toBeLessThan(6);
    expect(parts.filter((text) => Buffer.byteLength(text) >= MOST_IMPORT_BYTES)).toEqual([]);
  });
});

describe('what is no sound backup', () => {
  const [whole] = writeBackup({ ...contentOf([GAME, GAME, GAME]), boards: { A: DEFAULT_BOARDS.A } });
  const json = JSON.parse(whole!) as Readonly<Record<string, unknown>>;
  const saves = json.games as readonly Readonly<Record<string, unknown>>[];
  const problem = (changed: unknown) => {
    const result = readBackup(changed);
    return result.ok ? null : result.error;
  };
  /** The backup with another second game. */
  const withSave = (fields: object) => ({ ...json, games: [saves[0], { ...saves[1], ...fields }, saves[2]] });
  const log = saves[1]!.log as readonly Readonly<Record<string, unknown>>[];

  test.each([null, 7, 'text', [], {}, { format: 'lumicora-game' }])('%j is no backup', (value) => {
    expect(problem(value)).toMatchObject({ code: 'not-a-backup' });
  });

  test('a backup of another game is not ours', () => {
    expect(problem({ ...json, game: 'chess' })).toEqual({ code: 'not-a-backup', path: 'game' });
  });

  test('a backup of a newer app is told from damage', () => {
    expect(problem({ ...json, version: 3 })).toEqual({ code: 'newer', path: '', version: 3 });
    expect(problem(withSave({ version: 99 }))).toEqual({ code: 'newer', path: 'games[1]', version: 99 });
  });

  test.each<readonly [string, unknown]>([
    ['version', { ...json, version: 0 }],
    ['version', { ...json, version: '1' }],
    ['savedAt', { ...json, savedAt: null }],
    ['part', { ...json, part: 0 }],
    ['part', { ...json, part: 2 }],
    ['parts', { ...json, parts: 0.5 }],
    ['games', { ...json, games: {} }],
    ['names', { ...json, names: 'Ana' }],
    ['names[1]', { ...json, names: ['Ana', 7] }],
    ['boards', { ...json, boards: 7 }],
    ['boards.A', { ...json, boards: { A: {} } }],
    ['boards.B', { ...json, boards: { B: (json.boards as { A: unknown }).A } }],
    ['games[0]', { ...json, games: [null] }],
    ['games[1].format', withSave({ format: 'other' })],
    ['games[1].version', withSave({ version: null })],
    ['games[1].version', withSave({ version: 0 })],
    ['games[1].id', withSave({ id: '' })],
    ['games[1].startedAt', withSave({ startedAt: 'today' })],
    ['games[1].setup', withSave({ setup: {} })],
    ['games[1].log', withSave({ log: 'none' })],
    ['games[1].log[1].at', withSave({ log: [log[0], { ...log[1], at: null }] })],
    ['games[1].log[0].command.type', withSave({ log: [{ at: 1, command: { type: 'win' } }] })],
    ['games[1].log[1]', withSave({ log: [log[0], { at: 1, command: { type: 'end-turn', player: 9 } }] })],
    ['games[1]', withSave({ done: 99 })],
  ])('damage is found at %s', (path, changed) => {
    expect(problem(changed)).toEqual({ code: 'damaged', path });
  });

  test('fields that nobody knows are passed over', () => {
    expect(readBackup({ ...json, note: 'hello' })).toEqual(readBackup(json));
  });
});
