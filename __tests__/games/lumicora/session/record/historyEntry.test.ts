import * as fc from 'fast-check';

import { scoreTable } from '@/games/lumicora/session/final/finalTable';
import {
  decodeEntry,
  encodeEntry,
  ENTRY_VERSION,
  entryOf,
  type HistoryEntry,
} from '@/games/lumicora/session/record/historyEntry';
import {
  changedAtOf,
  openSession,
  perform,
  tableOf,
  undoLast,
} from '@/games/lumicora/session/table/tableSession';
import type { TableSession } from '@/games/lumicora/session/table/tableSession';
import { createRng } from '@/kit/rng';
import { newestFirst, NO_PLACE } from '@/tabletop/record/entry';

import { mutate } from '../../../../support/mutateFile';
import { propertyRuns } from '../../../../support/propertyRuns';
import { randomGame } from '../../../../support/randomCommands';
import { board } from '../../../../support/reef';
import {
  beginScoring,
  performAll,
  place,
  score,
  sessionFor,
  setupFor,
  skip,
  takeLimestone,
} from '../../../../support/tables';
import { randomGame as randomFile } from '../gameFile/gameFileRandom';

const MINUTE = 60_000;
const PLAYED = performAll(
  sessionFor(2, board('B', 'limestone', { [-2]: 'a1' })),
  place(0, 'c4c3:G5.'),
  place(1, 'c5c6:B4.'),
  beginScoring,
  score(0, 'green'),
  skip(1),
  { type: 'finish-rounds' },
);

/** A session whose steps were made at these minutes. */
function stepsAt(...minutes: readonly number[]): TableSession {
  return minutes.reduce<TableSession>(
    (session, minute) => {
      const next = perform(session, takeLimestone(0, 1), minute * MINUTE);
      if (!next.ok) throw new Error('refused');
      return next.value;
    },
    openSession({ id: 'game', startedAt: 0, setup: setupFor(2) }),
  );
}

describe('the entry of a game', () => {
  test('tells what the list shows', () => {
    expect(entryOf(PLAYED)).toEqual({
      version: ENTRY_VERSION,
      id: 'game',
      startedAt: 1000,
      endedAt: 7000,
      changedAt: 7000,
      isOver: true,
      round: 2,
      side: 'B',
      scoreBoard: 'dark',
      isTracked: true,
      isTotalsOnly: false,
      missing: [],
      note: '',
      minutes: 0,
      decidedBy: 'points',
      deletedAt: null,
      players: [
        {
          name: 'Ana',
          fish: 'angelfish',
          place: 1,
          total: 5 + 2 + 2 + 4 + 4 - 2,
          before: 5,
          jellyfish: 2,
          limestone: 2,
          animals: 0,
          majorities: 8,
          remote: -2,
          best: { color: 'green', points: 5, round: 1 },
        },
        {
          name: 'Ben',
          fish: 'pufferfish',
          place: 2,
          total: 2 + 4 - 2,
          before: 0,
          jellyfish: 0,
          limestone: 0,
          animals: 0,
          majorities: 6,
          remote: -2,
          best: null,
        },
      ],
    });
  });

  test('FS-1 to FS-6 has points that add up, and the places of the scoring', () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, isFile) => {
        const rng = createRng(seed);
        const session = isFile
          ? openSession({ id: 'file', startedAt: 1, setup: { file: randomFile(rng) } })
          : randomGame(rng, 80).session;
        const final = scoreTable(tableOf(session));
        const { players, decidedBy } = entryOf(session);
        for (const player of players) {
          const { before, jellyfish, limestone, animals, majorities, remote } = player;
          expect(before + jellyfish + limestone + animals + majorities + remote).toBe(player.total);
        }
        expect(players.map(({ total }) => total)).toEqual(final.players.map(({ total }) => total));
        const places = final.missing.length > 0 ? players.map(() => NO_PLACE) : final.ranking.places;
        expect(players.map(({ place: won }) => won)).toEqual(places);
        expect(decidedBy).toBe(final.ranking.decidedBy);
      }),
      { numRuns: propertyRuns(25, 100) },
    );
  });

  test('SC-2 remembers the best coral scoring, among equals the first', () => {
    const session = performAll(
      sessionFor(2),
      beginScoring,
      score(0, 'pink'),
      skip(1),
      beginScoring,
      score(0, 'green'),
      skip(1),
    );
    expect(entryOf(session).players.map(({ best }) => best)).toEqual([
      { color: 'pink', points: 0, round: 1 },
      null,
    ]);
  });

  test('is not over while a game entered at its end tells nothing of a reef', () => {
    const setup = { ...setupFor(2), depth: 'counted' } as const;
    expect(entryOf(openSession({ id: 'g', startedAt: 1, setup })).isOver).toBe(false);
    expect(entryOf(sessionFor(2)).isOver).toBe(false);
  });
});

describe('the times of a game', () => {
  test('are those of its start where nothing was done', () => {
    expect(entryOf(sessionFor(2))).toMatchObject({
      startedAt: 1000,
      endedAt: 1000,
      changedAt: 1000,
      minutes: 0,
    });
  });

  test('tell the last step that holds from the last that was made', () => {
    const undone = undoLast(PLAYED);
    expect(entryOf(undone)).toMatchObject({ endedAt: 6000, changedAt: 7000 });
    expect(changedAtOf(undone)).toBe(7000);
  });

  test.each([
    ['all steps', [10, 30, 75], 75],
    ['pauses of an hour', [60, 120], 120],
    ['no longer pauses', [10, 71, 80], 19],
    ['no night before the first step', [600, 610], 10],
    ['no time that runs back', [30, 20, 40], 50],
    ['whole minutes', [0.6, 1.4], 1],
  ])('played count %s', (_, minutes, expected) => {
    expect(entryOf(stepsAt(...minutes)).minutes).toBe(expected);
  });

  test('played end with the last step that holds', () => {
    expect(entryOf(undoLast(stepsAt(10, 30))).minutes).toBe(10);
  });

  test('played are unknown where the app was not there', () => {
    const setup = { ...setupFor(2), depth: 'from-above' } as const;
    const entered = performAll(openSession({ id: 'g', startedAt: 0, setup }), takeLimestone(0, 1));
    expect(entryOf(entered)).toMatchObject({ isTracked: false, minutes: null });
  });
});

describe('a stored entry', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.integer(), fc.option(fc.nat()), (seed, deletedAt) => {
        const entry = { ...entryOf(randomGame(createRng(seed), 60).session), deletedAt };
        expect(decodeEntry(encodeEntry(entry))).toEqual({ ok: true, value: entry });
      }),
      { numRuns: propertyRuns(12, 50) },
    );
  });

  test.each([0, 1, 99, 1.5])('of version %d has to be made anew', (version) => {
    const text = JSON.stringify({ ...(JSON.parse(encodeEntry(entryOf(PLAYED))) as object), version });
    expect(decodeEntry(text)).toEqual({ ok: false, error: { code: 'other-version', version } });
  });

  const json = JSON.parse(encodeEntry(entryOf(PLAYED))) as Readonly<Record<string, unknown>>;
  const [ana] = json.players as readonly (readonly unknown[])[];
  const withAna = (...row: readonly unknown[]) => ({ players: [row] });
  const anaWith = (at: number, value: unknown) =>
    withAna(...ana!.map((old, index) => (index === at ? value : old)));

  test.each<readonly [string, object]>([
    ['no version', { version: null }],
    ['no id', { id: '' }],
    ['an id that is a number', { id: 7 }],
    ['a start that is text', { startedAt: '1000' }],
    ['no end', { endedAt: undefined }],
    ['no last change', { changedAt: null }],
    ['a deletion without a time', { deletedAt: true }],
    ['an end that is a word', { isOver: 'yes' }],
    ['round 0', { round: 0 }],
    ['round 11', { round: 11 }],
    ['half a round', { round: 1.5 }],
    ['side C', { side: 'C' }],
    ['a grey score board', { scoreBoard: 'grey' }],
    ['minutes below 0', { minutes: -1 }],
    ['a win by luck', { decidedBy: 'luck' }],
    ['no players', { players: [] }],
    ['five players', { players: [ana, ana, ana, ana, ana] }],
    ['players that are no list', { players: { length: 1, 0: ana } }],
    ['a player that is null', { players: [null] }],
    ['a player without an end', withAna(...ana!.slice(0, -1))],
    ['a player with a field too many', withAna(...ana!, 1)],
    ['a player without a name', anaWith(0, '')],
    ['a shark', anaWith(1, 'shark')],
    ['place 0', anaWith(2, 0)],
    ['place 2 of 1', anaWith(2, 2)],
    ...[3, 4, 5, 6, 7, 8].map((at) => [`half a point at ${at}`, anaWith(at, 0.5)] as const),
    ...[3, 4, 5, 6, 7, 8].map((at) => [`text for points at ${at}`, anaWith(at, '5')] as const),
    ['a best scoring that is a number', anaWith(9, 5)],
    ['a best scoring of no colour', anaWith(9, ['white', 5, 1])],
    ['a best scoring in no round', anaWith(9, ['green', 5, 0])],
    ['a best scoring below 0', anaWith(9, ['green', -5, 1])],
    ['a best scoring without points', anaWith(9, ['green'])],
  ])('with %s is damaged', (_, fields) => {
    expect(decodeEntry(JSON.stringify({ ...json, ...fields }))).toEqual({
      ok: false,
      error: { code: 'damaged' },
    });
  });

  test.each(['', 'hello', 'null', '7', '"x"', '[]', '{}', '['.repeat(100_000)])('%.9s is damaged', (text) => {
    expect(decodeEntry(text)).toEqual({ ok: false, error: { code: 'damaged' } });
  });

  test('that was mutated is an entry of the right types or a problem, and nothing throws', () => {
    const rng = createRng(11);
    const whole = encodeEntry(entryOf(PLAYED));
    let sound = 0;
    for (let index = 0; index < 3000; index++) {
      const decoded = decodeEntry(mutate(whole, rng));
      if (!decoded.ok) continue;
      sound += 1;
      const text = encodeEntry(decoded.value);
      const again = decodeEntry(text);
      expect(again.ok && encodeEntry(again.value)).toBe(text);
      expect(Object.keys(decoded.value)).toEqual(Object.keys(entryOf(PLAYED)));
    }
    expect(sound).toBeGreaterThan(100);
  });
});

describe('the history', () => {
  const entryAt = (id: string, endedAt: number, startedAt = 0): HistoryEntry => {
    return { ...entryOf(PLAYED), id, startedAt, endedAt };
  };

  test('begins with the game that ended last', () => {
    const entries = [entryAt('b', 5), entryAt('a', 9), entryAt('d', 5, 1), entryAt('c', 5)];
    expect(newestFirst(entries).map(({ id }) => id)).toEqual(['a', 'd', 'b', 'c']);
  });

  test('leaves the list that it was given in its order', () => {
    const entries = Object.freeze([entryAt('a', 1), entryAt('b', 2)]);
    expect(newestFirst(entries).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(entries.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
