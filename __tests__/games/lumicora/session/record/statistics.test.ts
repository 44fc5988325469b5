import * as fc from 'fast-check';

import type { BestCoral, EntryPlayer, HistoryEntry } from '@/games/lumicora/session/record/historyEntry';
import { entryOf } from '@/games/lumicora/session/record/historyEntry';
import { CATEGORIES, computeStatistics, EVERY_GAME } from '@/games/lumicora/session/record/statistics';
import { createRng } from '@/kit/rng';
import { newestFirst } from '@/tabletop/record/entry';

import { deepFreeze } from '../../../../support/deepFreeze';
import { randomGame } from '../../../../support/randomCommands';
import { sessionFor } from '../../../../support/tables';

const SAMPLE = entryOf(sessionFor(2));

/** `player('Ana', 1, 40)`: all points but 10 were there before the final scoring. */
function player(name: string, place: number, total: number, best: BestCoral | null = null): EntryPlayer {
  const [sample] = SAMPLE.players;
  const parts = { before: total - 10, jellyfish: 2, limestone: 3, animals: 4, majorities: 5, remote: -4 };
  return { ...sample!, name, place, total, ...parts, best };
}

function game(
  id: string,
  endedAt: number,
  players: readonly EntryPlayer[],
  more: Partial<HistoryEntry> = {},
) {
  return { ...SAMPLE, id, endedAt, isOver: true, players, ...more } satisfies HistoryEntry;
}

const FIRST = game('first', 100, [player('Ana', 1, 40), player('Ben', 2, 30)]);
const SECOND = game('second', 200, [player('Ben', 1, 50), player('Ana', 1, 50), player('Cem', 3, 20)], {
  side: 'B',
  decidedBy: 'shared',
});
const THIRD = game('third', 300, [player('Ana', 2, 33), player('Cem', 1, 36)], { scoreBoard: 'light' });
const GAMES = [THIRD, SECOND, FIRST];

const namesIn = (entries: readonly HistoryEntry[]) =>
  computeStatistics(entries).players.map(({ name }) => name);

test('without games there is nobody', () => {
  expect(computeStatistics([])).toEqual({ games: 0, players: [] });
});

test('everybody has games, wins, shared wins, mean, best and worst', () => {
  const { games, players } = computeStatistics(GAMES);
  expect(games).toBe(3);
  expect(
    players.map((each) => [
      each.name,
      each.games,
      each.wins,
      each.sharedWins,
      each.mean,
      each.best,
      each.worst,
    ]),
  ).toEqual([
    ['Ana', 3, 2, 1, 41, 50, 33],
    ['Ben', 2, 2 - 1, 1, 40, 50, 30],
    ['Cem', 2, 1, 0, 28, 36, 20],
  ]);
});

test('the mean of each category is not rounded', () => {
  const [ana] = computeStatistics([FIRST, THIRD]).players;
  expect(ana!.means).toEqual({
    before: 26.5,
    jellyfish: 2,
    limestone: 3,
    animals: 4,
    majorities: 5,
    remote: -4,
  });
});

test('results come in the order of time, whatever the order of the entries', () => {
  for (const entries of [GAMES, [...GAMES].reverse(), [SECOND, THIRD, FIRST]]) {
    const ana = computeStatistics(entries).players.find(({ name }) => name === 'Ana');
    expect(ana!.results).toEqual([
      { gameId: 'first', endedAt: 100, total: 40, place: 1 },
      { gameId: 'second', endedAt: 200, total: 50, place: 1 },
      { gameId: 'third', endedAt: 300, total: 33, place: 2 },
    ]);
  }
});

test('SC-2 the best coral scoring is the first of the highest', () => {
  const coral = (points: number, round: number) => ({ color: 'blue', points, round }) as const;
  const entries = [
    game('c', 3, [player('Ana', 1, 1, coral(9, 4))]),
    game('b', 2, [player('Ana', 1, 1, coral(9, 7))]),
    game('a', 1, [player('Ana', 1, 1, null)]),
  ];
  expect(computeStatistics(entries).players[0]!.bestCoral).toEqual({ ...coral(9, 7), gameId: 'b' });
  expect(computeStatistics([FIRST]).players[0]!.bestCoral).toBeNull();
});

test('people come by games, then by wins, then by name', () => {
  const entries = [
    game('a', 1, [player('Zoe', 1, 9), player('Eli', 2, 8), player('Ben', 2, 8), player('Ana', 2, 8)]),
    game('b', 2, [player('Ana', 2, 9), player('Ben', 1, 8)]),
  ];
  expect(namesIn(entries)).toEqual(['Ben', 'Ana', 'Zoe', 'Eli']);
});

test('names are the same but for the spaces around them; case and accents tell them apart', () => {
  const named = (...names: readonly string[]) =>
    names.map((name, at) => game(`${at}`, at, [player(name, 1, 5)]));
  expect(namesIn(named('Zoe', ' Zoe ', 'Zoe\t'))).toEqual(['Zoe']);
  expect(namesIn(named('Zoe', 'zoe', 'Zoë'))).toEqual(['Zoe', 'Zoë', 'zoe']);
  expect(namesIn(named('__proto__', 'constructor'))).toEqual(['__proto__', 'constructor']);
});

test('a reef alone is a game, but nobody wins it', () => {
  expect(computeStatistics([game('a', 1, [player('Ana', 1, 40)])]).players[0]).toMatchObject({
    games: 1,
    wins: 0,
  });
});

test('games that go on or are deleted do not count', () => {
  const entries = [{ ...FIRST, isOver: false }, { ...SECOND, deletedAt: 5 }, THIRD];
  expect(computeStatistics(entries).games).toBe(1);
});

test.each([
  ['every game', EVERY_GAME, 3],
  ['games of two', { ...EVERY_GAME, players: 2 }, 2],
  ['games of four', { ...EVERY_GAME, players: 4 }, 0],
  ['side B', { ...EVERY_GAME, side: 'B' }, 1],
  ['the light score board', { ...EVERY_GAME, scoreBoard: 'light' }, 1],
  ['games of two on side A and the dark one', { players: 2, side: 'A', scoreBoard: 'dark' }, 1],
] as const)('the filter for %s', (_, filter, games) => {
  expect(computeStatistics(GAMES, filter).games).toBe(games);
});

test('of any games, the sums agree with the entries', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 12 }), (seeds) => {
      const entries = newestFirst(
        seeds.map((seed, index) => {
          const entry = entryOf(randomGame(createRng(seed), 40).session);
          return { ...entry, id: `${index}`, isOver: true };
        }),
      );
      const { games, players } = computeStatistics(deepFreeze(entries));
      const seats = entries.flatMap((entry) => entry.players);
      expect(games).toBe(entries.length);
      expect(players.reduce((sum, each) => sum + each.games, 0)).toBe(seats.length);
      expect(players.reduce((sum, each) => sum + each.wins, 0)).toBe(
        seats.filter(({ place }) => place === 1).length,
      );
      for (const each of players) {
        const sum = CATEGORIES.reduce((total, category) => total + each.means![category], 0);
        expect(sum).toBeCloseTo(each.mean, 6);
        expect(each.best).toBeGreaterThanOrEqual(each.mean);
        expect(each.worst).toBeLessThanOrEqual(each.mean);
        const times = each.results.map(({ endedAt }) => endedAt);
        expect(times).toEqual([...times].sort((a, b) => a - b));
      }
    }),
    { numRuns: 30 },
  );
});
