import { readImport } from '@/games/lumicora/session/files/files';
import { writeBackup } from '@/games/lumicora/session/files/files';
import { encodeEntry, decodeEntry, entryOf } from '@/games/lumicora/session/record/historyEntry';
import { encodeSave, decodeSave } from '@/games/lumicora/session/save/saveFile';
import type { TableSession } from '@/games/lumicora/session/table/tableSession';
import { EARLIEST_TIME, isTime, LATEST_TIME, MOST_COMMANDS, MOST_POINTS } from '@/tabletop/session/bounds';

import { finishedGame } from '../../support/finishedGames';

const GAME = finishedGame();
const BEYOND = [9e15, 1e300, -1e300, LATEST_TIME + 1, EARLIEST_TIME - 1];

const at = (time: number): TableSession => ({ ...GAME, startedAt: time });
const lastAt = (time: number): TableSession => {
  const entries = GAME.log.entries.map((entry) => ({ ...entry, at: time }));
  return { ...GAME, log: { ...GAME.log, entries } };
};
const backupOf = (...sessions: readonly TableSession[]) =>
  writeBackup({
    games: sessions.map(encodeSave),
    boards: {},
    names: [],
    practice: {},
    settings: null,
    savedAt: 1,
  })[0]!;

test('times are those of calendars that people use', () => {
  expect([0, 1.5, EARLIEST_TIME, LATEST_TIME].every(isTime)).toBe(true);
  expect([...BEYOND, NaN, Infinity, -Infinity, '0', null, undefined].some(isTime)).toBe(false);
});

describe.each(BEYOND)('a time of %d', (time) => {
  test('is refused in a save, wherever it stands', () => {
    expect(decodeSave(encodeSave(at(time)))).toEqual({ ok: false, error: { code: 'damaged' } });
    expect(decodeSave(encodeSave(lastAt(time)))).toEqual({ ok: false, error: { code: 'damaged' } });
  });

  test('refuses the backup that holds it, and names the place', () => {
    const error = { code: 'damaged', path: 'games[1].startedAt' };
    expect(readImport(backupOf(GAME, at(time)), 0)).toEqual({ ok: false, error });
    const logged = { code: 'damaged', path: 'games[0].log[0].at' };
    expect(readImport(backupOf(lastAt(time)), 0)).toEqual({ ok: false, error: logged });
    const saved = backupOf(GAME).replace('"savedAt":1,', `"savedAt":${time},`);
    expect(readImport(saved, 0)).toEqual({ ok: false, error: { code: 'damaged', path: 'savedAt' } });
  });

  test.each(['startedAt', 'endedAt', 'changedAt', 'deletedAt'])('is refused as %s of an entry', (field) => {
    const text = JSON.stringify({ ...JSON.parse(encodeEntry(entryOf(GAME))), [field]: time });
    expect(decodeEntry(text)).toEqual({ ok: false, error: { code: 'damaged' } });
  });
});

test.each([EARLIEST_TIME, -3_600_000, 0, LATEST_TIME])('a game of the time %d opens', (time) => {
  expect(decodeSave(encodeSave(at(time))).ok).toBe(true);
  expect(decodeEntry(encodeEntry(entryOf(at(time)))).ok).toBe(true);
});

test.each(['', 'a b', '../x', 'x/y', '\ud800', 'ä', 'x'.repeat(101)])('%j is no id', (id) => {
  expect(decodeSave(encodeSave({ ...GAME, id })).ok).toBe(false);
  expect(decodeEntry(encodeEntry(entryOf({ ...GAME, id }))).ok).toBe(false);
});

test('a log may have as many commands as a day has seconds, but not any number', () => {
  const entry = GAME.log.entries[0]!;
  const withCommands = (count: number) => {
    const json = JSON.parse(encodeSave(GAME)) as { readonly log: readonly unknown[] };
    return JSON.stringify({ ...json, log: Array(count).fill(json.log[0]), done: 0 });
  };
  expect(entry.command.type).toBe('finish-rounds');
  expect(decodeSave(withCommands(MOST_COMMANDS + 1))).toEqual({ ok: false, error: { code: 'damaged' } });
  expect(decodeSave(withCommands(1)).ok).toBe(true);
});

test('points and minutes of an entry are bounded, its names too', () => {
  const entry = JSON.parse(encodeEntry(entryOf(GAME))) as {
    readonly players: readonly (readonly unknown[])[];
  };
  const withCell = (cell: number, value: unknown) =>
    decodeEntry(JSON.stringify({ ...entry, players: entry.players.map((row) => row.with(cell, value)) })).ok;
  for (const cell of [3, 4, 5, 6, 7, 8]) {
    expect(withCell(cell, MOST_POINTS)).toBe(true);
    expect(withCell(cell, MOST_POINTS + 1)).toBe(false);
    expect(withCell(cell, -MOST_POINTS - 1)).toBe(false);
  }
  expect(withCell(0, 'x'.repeat(81))).toBe(false);
  expect(decodeEntry(JSON.stringify({ ...entry, minutes: 1e9 })).ok).toBe(false);
});

test('a backup holds no endless texts and no endless number of parts', () => {
  const changed = (change: object) =>
    readImport(JSON.stringify({ ...(JSON.parse(backupOf(GAME)) as object), ...change }), 0);
  const damaged = (path: string) => ({ ok: false, error: { code: 'damaged', path } });
  expect(changed({ practice: { learn: 'x'.repeat(70_000) } })).toEqual(damaged('practice.learn'));
  expect(changed({ parts: 1e9 })).toEqual(damaged('parts'));
  const named = changed({ names: Array.from({ length: 10_000 }, (_, index) => `P${index}`) });
  expect(named.ok && named.value.kind === 'backup' && named.value.backup.names).toHaveLength(12);
});
