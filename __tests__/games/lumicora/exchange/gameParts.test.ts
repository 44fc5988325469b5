import * as fc from 'fast-check';

import { readCode } from '@/games/lumicora/exchange/code';
import {
  addPart,
  assembleGame,
  gameParts,
  PART_BYTES,
  partsMissing,
} from '@/games/lumicora/exchange/gameParts';
import { decodeSession, encodeSession } from '@/games/lumicora/exchange/sessionCodec';
import type { GamePart, GameParts } from '@/games/lumicora/exchange/shared';
import { EARLIEST_TIME, LATEST_TIME } from '@/games/lumicora/session/bounds';
import type { CommandType } from '@/games/lumicora/session/commands';
import type { GameFile } from '@/games/lumicora/session/gameFileModel';
import { encodeSave } from '@/games/lumicora/session/saveFile';
import { gameFileOf } from '@/games/lumicora/session/tableGameFile';
import {
  openSession,
  perform,
  tableOf,
  undoLast,
  type TableSession,
} from '@/games/lumicora/session/tableSession';
import { crc32 } from '@/kit/crc32';
import { createRng, type Rng } from '@/kit/rng';

import { propertyRuns } from '../../../support/propertyRuns';
import { COMMAND_TYPES, randomGame } from '../../../support/randomCommands';
import { reef } from '../../../support/reef';
import { endTurn, performAll, place, sessionFor, setupFor, takeLimestone } from '../../../support/tables';
import { randomSession } from './randomShared';

function partOf(text: string): GamePart {
  const read = readCode(text);
  if (!read.ok || read.value.kind !== 'game-part') throw new Error(`no part: ${text}`);
  return read.value.part;
}

function added(known: GameParts | null, part: GamePart): GameParts {
  const result = addPart(known, part);
  if (!result.ok) throw new Error('not taken');
  return result.value.parts;
}

function scanned(texts: readonly string[]): GameParts {
  return texts.map(partOf).reduce<GameParts | null>(added, null)!;
}

function received(texts: readonly string[]): TableSession {
  const game = assembleGame(scanned(texts));
  if (!game.ok) throw new Error(`not assembled: ${JSON.stringify(game.error)}`);
  return game.value;
}

function shuffled<T>(rng: Rng, items: readonly T[]): readonly T[] {
  const keyed = items.map((item) => ({ item, key: rng.next() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/** A game of three codes or more. */
const LONG = randomGame(createRng(1), 400).session;
const CODES = gameParts(LONG);

test('a game comes through its codes in any order, some scanned twice', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const rng = createRng(seed);
      const session = randomSession(rng, 40);
      const codes = gameParts(session);
      const order = shuffled(rng, [...codes, ...codes.filter(() => rng.int(3) === 0)]);
      const game = received(order);
      expect(encodeSave(game)).toBe(encodeSave(session));
      expect(tableOf(game)).toStrictEqual(tableOf(session));
    }),
    { numRuns: propertyRuns(10, 40) },
  );
});

describe('every command', () => {
  const games = new Map<CommandType, TableSession>();
  beforeAll(() => {
    for (let seed = 0; games.size < COMMAND_TYPES.length && seed < 200; seed++) {
      const { session } = randomGame(createRng(seed), 150);
      for (const { command } of session.history.entries) games.set(command.type, session);
    }
  });

  test.each(COMMAND_TYPES)('%s comes through', (type) => {
    const session = games.get(type);
    expect(session).toBeDefined();
    const decoded = decodeSession(encodeSession(session!));
    expect(decoded.ok && encodeSave(decoded.value)).toBe(encodeSave(session!));
  });
});

describe('the codes of a game', () => {
  test('are of about one length, and small', () => {
    const sizes = CODES.map((code) => partOf(code).bytes.length);
    expect(CODES.length).toBeGreaterThan(2);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(PART_BYTES);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    // Version 11 of a QR code holds so many characters at error correction M.
    const full = gameParts(openSession({ id: 'x'.repeat(5000), startedAt: 0, setup: setupFor(2) }));
    expect(Math.max(...full.map(({ length }) => length))).toBeLessThanOrEqual(366);
  });

  test('are a single one for a game that has just begun', () => {
    const session = sessionFor(4);
    expect(gameParts(session)).toHaveLength(1);
    expect(encodeSave(received(gameParts(session)))).toBe(encodeSave(session));
  });

  test('take a command in about five bytes', () => {
    const { length } = LONG.history.entries;
    expect(length).toBeGreaterThan(150);
    const plain = randomGame(createRng(2), 400, [
      'place',
      'take-limestone',
      'end-turn',
      'score-coral',
      'skip-scoring',
    ]).session;
    expect(encodeSession(plain).length / plain.history.entries.length).toBeLessThan(5);
  });
});

describe('a part', () => {
  const [first, second] = CODES.map(partOf);

  test('is taken once and known after that', () => {
    const one = addPart(null, first!);
    expect(one).toMatchObject({ ok: true, value: { isKnown: false, parts: { count: CODES.length } } });
    const known = added(null, first!);
    const again = addPart(known, first!);
    expect(again).toEqual({ ok: true, value: { isKnown: true, parts: known } });
    expect(partsMissing(known)).toBe(CODES.length - 1);
    expect(partsMissing(added(known, second!))).toBe(CODES.length - 2);
    expect(known.parts.size).toBe(1);
  });

  const refused = { ok: false, error: { code: 'part-of-another-game' } };

  test('of another game is refused', () => {
    const other = gameParts(randomGame(createRng(7), 300).session).map(partOf);
    expect(addPart(added(null, first!), other[1]!)).toEqual(refused);
  });

  test.each([
    ['another number of parts', { count: CODES.length + 1 }],
    ['other bytes in the same place', { bytes: Uint8Array.of(1, 2, 3) }],
    ['another mark', { transfer: 1 }],
  ])('with %s is refused', (_, changes) => {
    expect(addPart(added(null, first!), { ...first!, ...changes })).toEqual(refused);
  });
});

describe('what cannot be assembled', () => {
  test('parts are missing', () => {
    expect(assembleGame(scanned(CODES.slice(1)))).toEqual({ ok: false, error: { code: 'truncated' } });
  });

  test('parts do not fit together although their mark does', () => {
    const known = scanned(CODES);
    const forged = { ...known, parts: new Map([...known.parts, [1, Uint8Array.of(9)]]) };
    expect(assembleGame(forged)).toEqual({ ok: false, error: { code: 'damaged' } });
  });

  const whole = (bytes: Uint8Array): GameParts => ({
    transfer: crc32(bytes),
    count: 1,
    parts: new Map([[0, bytes]]),
  });

  test('made by a newer Reefside', () => {
    const bytes = encodeSession(LONG);
    bytes[0] = 2;
    expect(assembleGame(whole(bytes))).toEqual({ ok: false, error: { code: 'newer-version', version: 2 } });
  });

  test.each([
    ['of a version that never was', Uint8Array.of(0, 1, 2)],
    ['nothing', new Uint8Array()],
    ['a game with its end missing', encodeSession(LONG).slice(0, -1)],
    ['a game that goes on', Uint8Array.of(...encodeSession(LONG), 0)],
  ])('%s', (_, bytes) => {
    expect(assembleGame(whole(bytes))).toEqual({ ok: false, error: { code: 'meaningless' } });
  });

  test.each<readonly [string, TableSession]>([
    ['a command that the table does not accept', twice(performAll(sessionFor(2), endTurn(1)))],
    ['more steps that hold than there are', { ...sessionFor(2), history: { entries: [], done: 1 } }],
    ['a game without an id', { ...sessionFor(2), id: '' }],
    [
      'PL-3 a reef in a file that no table can hold',
      openSession({ ...sessionFor(2), setup: { file: tilted() } }),
    ],
  ])('%s', (_, session) => {
    expect(decodeSession(encodeSession(session))).toEqual({ ok: false, error: { code: 'meaningless' } });
  });

  function tilted(): GameFile {
    const file = gameFileOf(tableOf(sessionFor(2)));
    const luminos = reef('d4d5:GP d5d6:G3c');
    return {
      ...file,
      players: file.players.map((player) => ({ ...player, reef: { kind: 'luminos', luminos } })),
    };
  }

  function twice(session: TableSession): TableSession {
    const { entries } = session.history;
    return { ...session, history: { entries: [...entries, ...entries], done: 2 } };
  }
});

describe('times', () => {
  const timesOf = (startedAt: number, ...times: readonly number[]): readonly number[] => {
    const session = times.reduce<TableSession>(
      (current, at) => {
        const next = perform(current, takeLimestone(0, 1), at);
        if (!next.ok) throw new Error('refused');
        return next.value;
      },
      openSession({ id: 'game', startedAt, setup: setupFor(2) }),
    );
    const decoded = decodeSession(encodeSession(session));
    if (!decoded.ok) throw new Error('not read');
    return [decoded.value.startedAt, ...decoded.value.history.entries.map(({ at }) => at)];
  };

  test('whole milliseconds come back, those before 1970 and those that go back too', () => {
    const times = [1_700_000_000_000, 1_700_000_000_001, 1_600_000_000_000, 0, -5, -5] as const;
    expect(timesOf(...times)).toEqual(times);
  });

  test('fractions are cut off, and what no calendar knows becomes the nearest that is kept', () => {
    expect(timesOf(1.9, 2.5, -0.5)).toEqual([1, 2, -1]);
    expect(timesOf(-1e300, 1e300, Number.MAX_SAFE_INTEGER, 0)).toEqual([
      EARLIEST_TIME,
      LATEST_TIME,
      LATEST_TIME,
      0,
    ]);
  });
});

test('undone steps come through as undone', () => {
  const session = undoLast(performAll(sessionFor(2), place(0, 'c4c5:G3c'), takeLimestone(1, 6)));
  expect(received(gameParts(session))).toStrictEqual(session);
});

test('a name is cleaned on the way, as a save would', () => {
  const session = performAll(sessionFor(2), { type: 'change-name', player: 0, name: ' Eli\n' });
  const [entry] = received(gameParts(session)).history.entries;
  expect(entry!.command).toEqual({ type: 'change-name', player: 0, name: 'Eli' });
});
