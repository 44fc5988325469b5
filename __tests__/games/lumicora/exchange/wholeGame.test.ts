import * as fc from 'fast-check';

import { wholeGame } from '@/games/lumicora/exchange/wholeGame';
import type { GameFile } from '@/games/lumicora/session/gameFile/gameFileModel';
import { gameFileOf } from '@/games/lumicora/session/gameFile/tableGameFile';
import { encodeSave } from '@/games/lumicora/session/save/saveFile';
import type { CommandType } from '@/games/lumicora/session/table/commands';
import {
  openSession,
  perform,
  tableOf,
  undoLast,
  type TableSession,
} from '@/games/lumicora/session/table/tableSession';
import { createRng, type Rng } from '@/kit/rng';
import { PART_BYTES } from '@/tabletop/codes/parts';
import { EARLIEST_TIME, LATEST_TIME } from '@/tabletop/session/bounds';

import { codesOfGame, partIn, saidGame } from '../../../support/codes';
import { propertyRuns } from '../../../support/propertyRuns';
import { COMMAND_TYPES, randomGame } from '../../../support/randomCommands';
import { reef } from '../../../support/reef';
import { endTurn, performAll, place, sessionFor, setupFor, takeLimestone } from '../../../support/tables';
import { randomSession } from './randomShared';

function shuffled<T>(rng: Rng, items: readonly T[]): readonly T[] {
  const keyed = items.map((item) => ({ item, key: rng.next() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

const throughBytes = (session: TableSession) => wholeGame.decode(wholeGame.encode(session), 1);

/** A game of three codes or more. */
const LONG = randomGame(createRng(1), 400).session;
const CODES = codesOfGame(LONG);

test('a game comes through its codes in any order, some scanned twice', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const rng = createRng(seed);
      const session = randomSession(rng, 40);
      const codes = codesOfGame(session);
      const order = shuffled(rng, [...codes, ...codes.filter(() => rng.int(3) === 0)]);
      const game = saidGame(...order);
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
      for (const { command } of session.log.entries) games.set(command.type, session);
    }
  });

  test.each(COMMAND_TYPES)('%s comes through', (type) => {
    const session = games.get(type);
    expect(session).toBeDefined();
    const decoded = throughBytes(session!);
    expect(decoded.ok && encodeSave(decoded.value)).toBe(encodeSave(session!));
  });
});

describe('the codes of a game', () => {
  test('are of about one length, and small', () => {
    const sizes = CODES.map((code) => partIn(code).bytes.length);
    expect(CODES.length).toBeGreaterThan(2);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(PART_BYTES);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    // Version 11 of a QR code holds so many characters at error correction M.
    const full = codesOfGame(openSession({ id: 'x'.repeat(5000), startedAt: 0, setup: setupFor(2) }));
    expect(Math.max(...full.map(({ length }) => length))).toBeLessThanOrEqual(366);
  });

  test('are a single one for a game that has just begun', () => {
    const session = sessionFor(4);
    expect(codesOfGame(session)).toHaveLength(1);
    expect(encodeSave(saidGame(...codesOfGame(session)))).toBe(encodeSave(session));
  });

  test('take a command in about five bytes', () => {
    const { length } = LONG.log.entries;
    expect(length).toBeGreaterThan(150);
    const plain = randomGame(createRng(2), 400, [
      'place',
      'take-limestone',
      'end-turn',
      'score-coral',
      'skip-scoring',
    ]).session;
    expect(wholeGame.encode(plain).length / plain.log.entries.length).toBeLessThan(5);
  });
});

describe('what is no game', () => {
  test('made by a newer Reefside', () => {
    const bytes = wholeGame.encode(LONG);
    bytes[0] = 3;
    expect(wholeGame.decode(bytes, 1)).toEqual({ ok: false, error: { code: 'newer-version', version: 3 } });
  });

  test.each([
    ['of a version that never was', Uint8Array.of(0, 1, 2)],
    ['nothing', new Uint8Array()],
    ['a game with its end missing', wholeGame.encode(LONG).slice(0, -1)],
    ['a game that goes on', Uint8Array.of(...wholeGame.encode(LONG), 0)],
  ])('%s', (_, bytes) => {
    expect(wholeGame.decode(bytes, 1)).toEqual({ ok: false, error: { code: 'meaningless' } });
  });

  test.each<readonly [string, TableSession]>([
    ['a command that the table does not accept', twice(performAll(sessionFor(2), endTurn(1)))],
    ['more steps that hold than there are', { ...sessionFor(2), log: { entries: [], done: 1 } }],
    ['a game without an id', { ...sessionFor(2), id: '' }],
    [
      'PL-3 a reef in a file that no table can hold',
      openSession({ ...sessionFor(2), setup: { file: tilted() } }),
    ],
  ])('%s', (_, session) => {
    expect(throughBytes(session)).toEqual({ ok: false, error: { code: 'meaningless' } });
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
    const { entries } = session.log;
    return { ...session, log: { entries: [...entries, ...entries], done: 2 } };
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
    const decoded = throughBytes(session);
    if (!decoded.ok) throw new Error('not read');
    return [decoded.value.startedAt, ...decoded.value.log.entries.map(({ at }) => at)];
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
  expect(saidGame(...codesOfGame(session))).toStrictEqual(session);
});

test('a name is cleaned on the way, as a save would', () => {
  const session = performAll(sessionFor(2), { type: 'change-name', player: 0, name: ' Eli\n' });
  const [entry] = saidGame(...codesOfGame(session)).log.entries;
  expect(entry!.command).toEqual({ type: 'change-name', player: 0, name: 'Eli' });
});
