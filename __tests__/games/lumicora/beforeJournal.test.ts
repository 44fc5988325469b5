/** What the app wrote when each game under way was one text under one key. All of it opens, and tells what it told then. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { course } from '@/games/lumicora/lessons';
import { PUZZLE_KINDS } from '@/games/lumicora/lessons/puzzleKinds';
import { readImport, type Import } from '@/games/lumicora/session/files/files';
import { scoreTable } from '@/games/lumicora/session/final/finalTable';
import { decodeEntry, encodeEntry, entryOf } from '@/games/lumicora/session/record/historyEntry';
import { decodeSave, readBoard } from '@/games/lumicora/session/save/saveFile';
import { tableOf, type TableSession } from '@/games/lumicora/session/table/tableSession';
import type { ArchiveRecord } from '@/kit/archive';
import type { Result } from '@/kit/result';
import { readSettings } from '@/shell/settings';
import { decodeDesk } from '@/tabletop/learn/puzzleDesk';
import { decodePuzzles } from '@/tabletop/learn/puzzleProgress';
import { NO_PLACE } from '@/tabletop/record/entry';

import { said, saidGame } from '../../support/codes';
import { shelfOn } from '../../support/keptGames';
import { diskOf } from '../../support/memoryJournal';
import { memoryStorage } from '../../support/memoryStorage';

const FOLDER = join(__dirname, '../../fixtures/before-journal');
const textOf = (path: string) => readFileSync(join(FOLDER, path), 'utf8');
const jsonOf = <T>(path: string) => JSON.parse(textOf(path)) as T;

interface Codes {
  readonly reefs: readonly string[];
  readonly invitations: readonly string[];
  readonly boards: readonly string[];
  readonly games: Readonly<Record<string, readonly string[]>>;
}

/** What the app told of each game on the day it was written. */
const RECORDED = jsonOf<Readonly<Record<string, ReturnType<typeof told>>>>('recorded.json');
const STORAGE = jsonOf<Readonly<Record<string, string>>>('storage.json');
const ARCHIVE = jsonOf<readonly ArchiveRecord[]>('archive.json');
const CODES = jsonOf<Codes>('codes.json');
const GAME_PREFIX = 'reefside.lumicora.game.';

function told(session: TableSession) {
  const table = tableOf(session);
  return {
    id: session.id,
    startedAt: session.startedAt,
    commands: session.log.entries.length,
    done: session.log.done,
    names: table.players.map(({ name }) => name),
    scores: table.players.map(({ score }) => score),
    limestone: table.players.map(({ limestone }) => limestone),
    round: table.round,
    phase: table.phase,
    totals: scoreTable(table).players.map(({ total }) => total),
    isOver: entryOf(session).isOver,
  };
}

/** Names that nobody could see or tell apart were taken in those days. They are shown so that one can. */
const SHOWN = ['Ben', 'Ana 2', '#3', 'Ben 2'];

const idsOf = (...names: readonly string[]) => names.map((name) => RECORDED[name]!.id);

function recordedOf(id: string) {
  const recorded = Object.values(RECORDED).find((each) => each.id === id);
  if (recorded === undefined) throw new Error(`nothing was recorded of ${id}`);
  return recorded === RECORDED.unseen ? { ...recorded, names: SHOWN } : recorded;
}

function opened<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`not opened: ${JSON.stringify(result.error)}`);
  return result.value;
}

const imported = (path: string): Import => opened(readImport(textOf(path), 0));
const stored = (key: string) => STORAGE[`reefside.lumicora.${key}`]!;

test('each game under way opens from its key', () => {
  const saves = Object.entries(STORAGE).filter(([key]) => key.startsWith(GAME_PREFIX));
  const under = idsOf('underWay', 'joined', 'undone', 'unseen', 'noClock', 'fromFile');
  expect(saves.map(([key]) => key.slice(GAME_PREFIX.length)).sort()).toEqual([...under].sort());
  for (const [, text] of saves) {
    const session = opened(decodeSave(text));
    expect(told(session)).toEqual(recordedOf(session.id));
  }
});

test('each game under way moves to the journal by itself, and tells the same there', async () => {
  const storage = memoryStorage(STORAGE);
  const shelf = shelfOn(diskOf(storage).window(), storage);
  await shelf.load();
  expect(shelf.games()).toHaveLength(6);
  for (const game of shelf.games()) {
    const { session } = opened(shelf.open(game));
    expect(game.lines).toEqual([STORAGE[`${GAME_PREFIX}${game.id}`]]);
    expect(told(session)).toEqual(recordedOf(session.id));
  }
  expect(storage.keys(GAME_PREFIX)).toEqual([]);
});

test('each game of the archive opens, and so does its entry', () => {
  expect(ARCHIVE.map(({ id }) => id).sort()).toEqual(idsOf('finished', 'counted', 'deleted').sort());
  for (const { id, entry, text } of ARCHIVE) {
    const session = opened(decodeSave(text));
    expect(told(session)).toEqual(recordedOf(id));
    // An entry of that time does not tell which reefs are missing, so it is made anew from the game.
    expect(decodeEntry(entry)).toEqual({ ok: false, error: { code: 'other-version', version: 1 } });
    const { deletedAt, version: _, ...listedThen } = JSON.parse(entry) as Record<string, unknown>;
    expect(deletedAt === null).toBe(id !== RECORDED.deleted!.id);
    const { missing } = entryOf(session);
    const players = (listedThen.players as readonly (readonly unknown[])[]).map(
      ([name, fish, place, ...rest]) => [name, fish, missing.length > 0 ? NO_PLACE : place, ...rest],
    );
    expect(JSON.parse(encodeEntry(entryOf(session)))).toMatchObject({ ...listedThen, players });
  }
});

test.each(readdirSync(join(FOLDER, 'files')))('the game file %s opens with its log', (name) => {
  const read = imported(`files/${name}`);
  if (read.kind !== 'game') throw new Error('no game');
  expect(read.game.log).toBe('kept');
  const { id } = RECORDED[name.replace('.json', '')]!;
  expect(told(read.game.session)).toEqual(recordedOf(id));
});

test('both parts of a backup open', () => {
  const parts = [1, 2].map((part) => {
    const read = imported(`backup-${part}-of-2.json`);
    if (read.kind !== 'backup') throw new Error('no backup');
    return read.backup;
  });
  expect(parts.map(({ part, parts: all }) => [part, all])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  const games = parts.flatMap(({ games }) => games);
  expect(games.map(({ id }) => id)).toEqual(
    idsOf('joined', 'undone', 'unseen', 'noClock', 'fromFile', 'counted'),
  );
  for (const session of games) expect(told(session)).toEqual(recordedOf(session.id));
  for (const { boards, names, practice, settings } of parts) {
    expect(boards).toEqual({
      A: readBoard(JSON.parse(stored('board.A'))),
      B: readBoard(JSON.parse(stored('board.B'))),
    });
    expect(names).toEqual(['Ana', '👩‍👩‍👧 Meyer', 'ابن', 'Anni', 'Peter']);
    expect(practice).toEqual({ learn: stored('learn'), puzzles: stored('puzzles') });
    expect(readSettings(settings)).toEqual({ language: 'de', theme: 'light', confirmsPlacing: false });
  }
});

test('codes of every kind are read', () => {
  const reefs = CODES.reefs
    .map((text) => said(text))
    .map((code) => (code.kind === 'reef' ? code.value : null));
  expect(reefs.map((reef) => reef?.name)).toEqual(
    idsOf('underWay', 'counted', 'fromFile', 'unseen').map((id) => recordedOf(id).names[0]),
  );
  expect(reefs.map((reef) => [reef?.score, reef?.reef.kind])).toEqual([
    [RECORDED.underWay!.scores[0], 'luminos'],
    [RECORDED.counted!.scores[0], 'counts'],
    [RECORDED.fromFile!.scores[0], 'luminos'],
    [0, 'luminos'],
  ]);
  const invited = CODES.invitations.map((text) => said(text));
  expect(
    invited.map((code) => code.kind === 'invitation' && code.value.players.map(({ name }) => name)),
  ).toEqual([['Ana', 'Ben', 'Cem'], ['Ben', 'Ana', '#3', 'Ben 2'], RECORDED.underWay!.names]);
  const boards = CODES.boards
    .map((text) => said(text))
    .map((code) => (code.kind === 'terrain' ? code.value : null));
  expect(boards).toEqual(['board.A', 'board.B'].map((key) => readBoard(JSON.parse(stored(key)))));
});

test.each(Object.keys(CODES.games))('the codes of the whole game %s make the game', (name) => {
  expect(told(saidGame(...CODES.games[name]!))).toEqual(recordedOf(RECORDED[name]!.id));
});

test('what was learnt, puzzled, painted and chosen is there', () => {
  expect(course.decode(stored('learn'))).toEqual({
    best: { levels: 3, 'own-color': 1, water: 0 },
    open: { lesson: 'turn', step: 1, mistakes: 1, hints: 1, hintLevel: 1, isSkipped: false, isDone: false },
  });
  const puzzles = decodePuzzles(PUZZLE_KINDS, stored('puzzles'));
  expect(puzzles.seen).toHaveLength(5);
  expect(puzzles).toMatchObject({ streak: 2, bestStreak: 2, daily: { streak: 1, bestStreak: 1 } });
  const desk = decodeDesk(stored('puzzles.desk'));
  expect(Object.keys(desk.works)).toHaveLength(5);
  expect(Object.keys(desk.difficulties)).toHaveLength(5);
  expect(desk.works['light-side.medium']?.tries).toEqual([{ kind: 'light-side', points: 14 }]);
  expect(readBoard(JSON.parse(stored('board.B')))?.side).toBe('B');
  expect(JSON.parse(stored('names'))).toHaveLength(6);
  expect(readSettings(JSON.parse(STORAGE['reefside.settings']!))).toEqual({
    language: 'de',
    theme: 'light',
    confirmsPlacing: false,
  });
});
