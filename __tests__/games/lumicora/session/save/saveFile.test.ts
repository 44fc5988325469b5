import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as fc from 'fast-check';

import { DEFAULT_BOARDS, nameOf } from '@/games/lumicora/rules/boards';
import { formatReef } from '@/games/lumicora/rules/notation';
import { decodeGameFile } from '@/games/lumicora/session/gameFile/gameFile';
import { exportSession } from '@/games/lumicora/session/gameFile/tableGameFile';
import { entryOf } from '@/games/lumicora/session/record/historyEntry';
import { DEPTHS } from '@/games/lumicora/session/reef/finalReef';
import {
  decodeSave,
  encodeSave,
  readBoard,
  SAVE_VERSION,
  storedBoard,
  saves,
} from '@/games/lumicora/session/save/saveFile';
import type { CommandType } from '@/games/lumicora/session/table/commands';
import { auditReef, findExcess, suggestNext } from '@/games/lumicora/session/table/guide';
import { suggestSetup, type Table } from '@/games/lumicora/session/table/table';
import {
  openSession,
  perform,
  redoNext,
  tableOf,
  undoLast,
} from '@/games/lumicora/session/table/tableSession';
import type { TableSession } from '@/games/lumicora/session/table/tableSession';
import { createRng, type Rng } from '@/kit/rng';
import { aboutOf } from '@/tabletop/record/about';
import { migrate } from '@/tabletop/session/saves';

import { mutate } from '../../../../support/mutateFile';
import { propertyRuns } from '../../../../support/propertyRuns';
import { COMMAND_TYPES, randomCommand, randomGame } from '../../../../support/randomCommands';
import { at } from '../../../../support/reef';
import { randomGame as randomFile } from '../gameFile/gameFileRandom';

const SAMPLES = join(__dirname, '../../../../fixtures/saves');
const sampleOf = (version: number) => readFileSync(join(SAMPLES, `v${version}.json`), 'utf8');
const VERSIONS = Array.from({ length: SAVE_VERSION }, (_, index) => index + 1);

function opened(text: string): TableSession {
  const result = decodeSave(text);
  if (!result.ok) throw new Error(`not opened: ${JSON.stringify(result.error)}`);
  return result.value;
}

describe('versions', () => {
  test('every version has a sample, and there is no other', () => {
    expect(readdirSync(SAMPLES).sort()).toEqual(VERSIONS.map((version) => `v${version}.json`).sort());
  });

  test('every version but the newest has a step to the next, and there is no other', () => {
    expect(Object.keys(saves.kind.migrations).map(Number)).toEqual(VERSIONS.slice(0, -1));
  });

  test.each(VERSIONS)('the sample of version %d says so and opens', (version) => {
    expect(JSON.parse(sampleOf(version))).toMatchObject({ version });
    expect(opened(sampleOf(version)).log.done).toBeGreaterThan(0);
  });

  const STEPS = {
    1: (save: object) => ({ ...save, path: ['one'] }),
    2: (save: { readonly path?: unknown }) => ({ ...save, path: [save.path, 'two'] }),
    4: (save: object) => ({ ...save, path: ['four'] }),
  };

  test('a save goes through each step between two versions, in order', () => {
    expect(migrate({ version: 1, id: 'x' }, 1, 3, STEPS)).toEqual({
      ok: true,
      value: { version: 3, id: 'x', path: [['one'], 'two'] },
    });
    expect(migrate({ version: 4 }, 4, 5, STEPS)).toEqual({ ok: true, value: { version: 5, path: ['four'] } });
  });

  test('a save of the version that is wanted stays as it is', () => {
    expect(migrate({ version: 3 }, 3, 3, STEPS)).toEqual({ ok: true, value: { version: 3 } });
  });

  test('a gap in the steps stops a save', () => {
    expect(migrate({ version: 1 }, 1, 5, STEPS)).toEqual({ ok: false, error: { code: 'damaged' } });
    expect(migrate({ version: 0 }, 0, 3, STEPS)).toEqual({ ok: false, error: { code: 'damaged' } });
  });

  test.each([SAVE_VERSION + 1, 99, 1.5 + SAVE_VERSION])('version %d is of a newer app', (version) => {
    const text = JSON.stringify({ format: 'reefside-lumicora-table', version, whatever: true });
    expect(decodeSave(text)).toEqual({ ok: false, error: { code: 'newer', version } });
  });
});

describe('the sample of version 1', () => {
  let session: TableSession;
  let table: Table;
  beforeAll(() => {
    session = opened(sampleOf(1));
    table = tableOf(session);
  });
  const pick = (field: 'name' | 'fish' | 'score' | 'limestone' | 'tiles') =>
    table.players.map((player) => player[field]);

  test('keeps its set-up, its log and its undone end', () => {
    expect(session).toMatchObject({ id: 'sample-1', startedAt: 1767268800000 });
    expect(session.setup).toMatchObject({
      players: [{ name: 'Ana' }, { name: 'Ünal' }],
      octopus: 1,
      scoreBoard: 'dark',
      board: DEFAULT_BOARDS.A,
    });
    expect([session.log.entries.length, session.log.done, session.tables.length]).toEqual([32, 30, 33]);
    expect(new Set(session.log.entries.map(({ command }) => command.type)).size).toBe(20);
    expect(session.log.entries[0]).toEqual({
      at: 1767268845000,
      command: { type: 'take-limestone', player: 0, count: 4 },
    });
  });

  test('stands in the third round', () => {
    expect(table).toMatchObject({
      round: 3,
      phase: 'action',
      octopus: 0,
      turnsDone: [0],
      scoreBoard: 'light',
    });
    expect(table.scorings.map(({ player, color, round, points }) => [player, color, round, points])).toEqual([
      [1, 'blue', 1, 2],
      [0, 'green', 1, 5],
      [1, 'green', 2, 0],
    ]);
  });

  test('knows its players', () => {
    expect(pick('name')).toEqual(['Ana', 'Umut']);
    expect(pick('fish')).toEqual(['pufferfish', 'angelfish']);
    expect(pick('score')).toEqual([6, 2]);
    expect(pick('limestone')).toEqual([6, 7]);
    expect(pick('tiles')).toEqual([
      { green: 'jellyfish', pink: 'coral', blue: 'coral', yellow: 'spent' },
      { green: 'jellyfish', pink: 'coral', blue: 'spent', yellow: 'coral' },
    ]);
  });

  test('knows its reefs, what was paid and what was placed anyway', () => {
    expect(table.players.map(({ reef }) => formatReef(reef))).toEqual([
      'd4d5:GP c4c3:G5. d4c4:G3c a1a2:Y1s',
      'd4d5:GB.c e5e4:B2h d6c5:B5. d5e5:B1t',
    ]);
    expect(table.players[0]!.reef.map(({ paid }) => paid)).toEqual([0, 0, 0, 2]);
    expect(
      auditReef(table.board, table.players[0]!.reef).map(({ lumino, problem }) => [lumino, problem.code]),
    ).toEqual([[3, 'no-lumino-touched']]);
  });

  test('knows its board as it was painted', () => {
    expect(table.board.side).toBe('B');
    expect(['a1', 'a5', 'b4', 'c3', 'c4', 'd4'].map((name) => table.board.terrain[at(name)])).toEqual([
      -3,
      -2,
      'limestone',
      'limestone',
      'water',
      'start',
    ]);
  });

  test('does again what was undone', () => {
    expect(tableOf(redoNext(redoNext(session)))).toMatchObject({ bagEmptyIn: 3 });
  });

  test('was played along with the app, as all games were', () => {
    expect(session.setup).toMatchObject({ depth: 'mirrored' });
    expect(table.isTracked).toBe(true);
    expect(table.players.map(({ depth, painting, counts }) => [depth, painting, counts])).toEqual([
      ['mirrored', null, null],
      ['mirrored', null, null],
    ]);
  });
});

describe('the sample of version 2', () => {
  let session: TableSession;
  let table: Table;
  beforeAll(() => {
    session = opened(sampleOf(2));
    table = tableOf(session);
  });

  test('stopped in its third round', () => {
    expect(table).toMatchObject({ round: 3, phase: 'final', isTracked: true });
  });

  test('tells of one reef from above, as it was mirrored and then painted', () => {
    const { depth, painting } = table.players[0]!;
    const names = (painting ?? []).flatMap((seen, space) => (seen === null ? [] : [nameOf(space)]));
    expect(depth).toBe('from-above');
    expect(names).toEqual(['c3', 'c4', 'c5', 'c6', 'd4', 'd5']);
    expect(painting?.[at('c5')]).toEqual({ color: 'pink', level: 1, symbol: 'starfish' });
    expect(painting?.[at('c4')]).toEqual({ color: 'green', level: 2, symbol: 'crab' });
  });

  test('tells of the other reef by counts, and keeps what was mirrored', () => {
    const { depth, counts, reef } = table.players[1]!;
    expect(depth).toBe('counted');
    expect(counts).toEqual({
      spaces: { green: 3, pink: 4, blue: 9, yellow: 0 },
      animals: { shellfish: 1, crab: 2, seahorse: 0, starfish: 1 },
      animalPoints: 6,
      remote: -5,
    });
    expect(reef).toHaveLength(5);
  });

  test('FS-1 knows how many jellyfish are up, before and after what was undone', () => {
    const up = ({ players }: Table) =>
      players.map(({ tiles }) => Object.values(tiles).filter((tile) => tile === 'jellyfish').length);
    expect(up(table)).toEqual([3, 1]);
    expect(up(tableOf(redoNext(session)))).toEqual([3, 0]);
  });
});

describe('the sample of version 3', () => {
  let session: TableSession;
  let table: Table;
  beforeAll(() => {
    session = opened(sampleOf(3));
    table = tableOf(session);
  });

  test('holds every command there was', () => {
    const types = new Set(session.log.entries.map(({ command }) => command.type));
    const since: readonly CommandType[] = ['tally-animals', 'tell-about'];
    expect([...types].sort()).toEqual(COMMAND_TYPES.filter((type) => !since.includes(type)).sort());
  });

  test('joined a table and followed its seat, then everybody', () => {
    expect(session.setup).toMatchObject({ joined: { table: 3_000_000_000, seat: 1 } });
    expect(session.tables[0]!.followed).toBe(1);
    expect(table.followed).toBeNull();
  });

  test('knows the reef that was collected, and whence', () => {
    const { collected, reef, score, limestone, tiles, depth } = table.players[0]!;
    expect(collected).toEqual({ table: 3_000_000_000, madeAt: 1_767_270_000 });
    expect(formatReef(reef)).toBe('d4d5:GP c4c3:G5. d4c4:G3c');
    expect([score, limestone, depth]).toEqual([17, 4, 'mirrored']);
    expect(tiles.green).toBe('jellyfish');
  });
});

describe('the sample of version 4', () => {
  const session = () => opened(sampleOf(4));

  test('holds every command there is', () => {
    const types = new Set(session().log.entries.map(({ command }) => command.type));
    expect([...types].sort()).toEqual([...COMMAND_TYPES].sort());
  });

  test('FS-4 adds up the animals that were counted one by one', () => {
    const { tally, counts } = tableOf(session()).players[1]!;
    expect(tally).toMatchObject({ seahorse: { small: 1, large: 2 }, crab: { small: 0, large: 1 } });
    expect(counts).toMatchObject({ animals: { seahorse: 3, crab: 1 }, animalPoints: 2 + 2 * 7 + 3 });
  });

  test('tells when it was played and a note, and not what was undone', () => {
    const note = 'At the lake. Zoë’s first game 🐙\nRain later.';
    expect(aboutOf(session())).toEqual({ playedAt: 1_234_567_890_000, note });
    expect(entryOf(session())).toMatchObject({ endedAt: 1_234_567_890_000, note });
  });
});

describe('versions 1 and 2', () => {
  test.each([1, 2])('the sample of version %d joined no table and collected nothing', (version) => {
    const session = opened(sampleOf(version));
    expect(session.setup).toMatchObject({ joined: null });
    expect(tableOf(session)).toMatchObject({
      followed: null,
      players: [{ collected: null }, { collected: null }],
    });
  });
});

describe('a session that is stored and opened', () => {
  test('is the same session, with its undone end', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 80 }), (seed, undone) => {
        let { session } = randomGame(createRng(seed), 80);
        for (let step = 0; step < undone; step++) session = undoLast(session);
        const reopened = opened(encodeSave(session));
        expect(encodeSave(reopened)).toBe(encodeSave(session));
        // As text: comparing hundreds of tables piece by piece takes seconds.
        expect(JSON.stringify(reopened.tables)).toBe(JSON.stringify(session.tables));
      }),
      { numRuns: propertyRuns(6, 20) },
    );
  });

  test.each(DEPTHS)('is opened as it was entered: %s', (depth) => {
    const entered = openSession({ id: 'g', startedAt: 1, setup: { ...suggestSetup(['Ana', 'Ben']), depth } });
    expect(decodeSave(encodeSave(entered))).toStrictEqual({ ok: true, value: entered });
  });

  test('is opened with the file it came from, whatever the file tells', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const session = openSession({ id: 'g', startedAt: 1, setup: { file: randomFile(createRng(seed)) } });
        expect(decodeSave(encodeSave(session))).toStrictEqual({ ok: true, value: session });
      }),
      { numRuns: propertyRuns(15, 60) },
    );
  });

  test('BO-3 a board alone is stored and read the same way', () => {
    const { board } = tableOf(opened(sampleOf(1)));
    expect(readBoard(JSON.parse(JSON.stringify(storedBoard(board))))).toStrictEqual(board);
    expect(
      [null, 7, {}, { side: 'C' }, { ...(storedBoard(board) as object), side: 'A' }].map(readBoard),
    ).toEqual(Array(5).fill(null));
  });
});

const MUTANTS = propertyRuns(400, 2000);

/** Mostly painted and counted: in random games there is little of that. */
function endedGame(rng: Rng): TableSession {
  const types: readonly CommandType[] = ['choose-depth', 'paint-reef', 'count-reef', 'count-jellyfish'];
  const session = openSession({ id: 'g', startedAt: 1, setup: { file: randomFile(rng) } });
  return Array.from({ length: 12 }).reduce<TableSession>((current) => {
    const next = perform(current, randomCommand(rng, tableOf(current), types), 2);
    return next.ok ? next.value : current;
  }, session);
}

/** What is wrong with a session that opened; null when nothing is. */
function findFault(session: TableSession): string | null {
  const table = tableOf(session);
  suggestNext(table);
  findExcess(table);
  table.players.forEach(({ reef }) => auditReef(table.board, reef));
  if (!decodeGameFile(exportSession(session)).ok) return 'its game file is not read';
  const text = encodeSave(session);
  return encodeSave(opened(text)) === text ? null : 'not the same when stored again';
}

test(`${MUTANTS} mutated saves each give a game, damage or a newer version, and nothing throws`, () => {
  const rng = createRng(2026);
  const texts = Array.from({ length: 40 }, (_, index) =>
    encodeSave(index % 4 === 0 ? endedGame(rng) : randomGame(rng, 20).session),
  );
  const seen = new Map<string, number>();
  for (let index = 0; index < MUTANTS; index++) {
    const text = mutate(rng.pick(texts), rng);
    const result = decodeSave(text);
    const fault = result.ok ? findFault(result.value) : null;
    if (fault !== null) throw new Error(`mutant ${index}: ${fault}\n${text.slice(0, 2000)}`);
    const outcome = result.ok ? 'game' : result.error.code;
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
  }
  expect(seen.get('game')).toBeGreaterThan(MUTANTS / 20);
  expect(seen.get('damaged')).toBeGreaterThan(MUTANTS / 2);
});

test.each([
  ['a pasted tab', 'Ana\tLena', 'Ana Lena'],
  ['more than 40 characters', 'x'.repeat(60), 'x'.repeat(40)],
  ['spaces around', '  Zoe ', 'Zoe'],
])('a name with %s is cleaned and can be stored', (_, typed, kept) => {
  const opened = openSession({ id: 'g', startedAt: 1, setup: suggestSetup(['Ana', 'Ben']) });
  const renamed = perform(opened, { type: 'change-name', player: 0, name: typed }, 2);
  if (!renamed.ok) throw new Error('refused');
  const reopened = decodeSave(encodeSave(renamed.value));
  if (!reopened.ok) throw new Error('damaged');
  expect(tableOf(reopened.value)).toEqual(tableOf(renamed.value));
  expect(tableOf(reopened.value).players[0]!.name).toBe(kept);
});
