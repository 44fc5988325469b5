import * as fc from 'fast-check';

import { MAJORITY_POINTS, scoreMajority } from '@/games/lumicora/rules/majorities';

function points(counts: readonly number[]): readonly number[] {
  return scoreMajority(counts).map((share) => share.points);
}

test.each([
  ['FS-5 the most spaces earn 4, the second most 2', [9, 5, 3, 1], [4, 2, 0, 0]],
  ['FS-5 the order of the players does not matter', [1, 5, 9, 3], [0, 2, 4, 0]],
  ['FS-5 tied for the most earn 3 each and nobody is second', [7, 7, 6, 1], [3, 3, 0, 0]],
  ['FS-5 three tied for the most earn 3 each', [7, 7, 7, 1], [3, 3, 3, 0]],
  ['FS-5 all tied for the most earn 3 each', [2, 2, 2, 2], [3, 3, 3, 3]],
  ['FS-5 tied for second earn 1 each', [9, 6, 6, 2], [4, 1, 1, 0]],
  ['FS-5 three tied for second earn 1 each', [9, 6, 6, 6], [4, 1, 1, 1]],
  ['FS-5 who has none gets nothing, even as second', [5, 0, 0, 0], [4, 0, 0, 0]],
  ['FS-5 who has none gets nothing, even tied for the most', [0, 0, 0, 0], [0, 0, 0, 0]],
  ['FS-5 two players', [4, 3], [4, 2]],
  ['FS-5 two players tied', [4, 4], [3, 3]],
])('%s', (_, counts, expected) => {
  expect(points(counts)).toEqual(expected);
});

test('FS-5 a share tells the place and who shares it', () => {
  expect(scoreMajority([9, 6, 0, 6])).toEqual([
    { count: 9, place: 'first', points: 4, tiedWith: [] },
    { count: 6, place: 'tied-second', points: 1, tiedWith: [3] },
    { count: 0, place: 'none-visible', points: 0, tiedWith: [] },
    { count: 6, place: 'tied-second', points: 1, tiedWith: [1] },
  ]);
  expect(scoreMajority([7, 2, 7])).toEqual([
    { count: 7, place: 'tied-first', points: 3, tiedWith: [2] },
    { count: 2, place: 'unplaced', points: 0, tiedWith: [] },
    { count: 7, place: 'tied-first', points: 3, tiedWith: [0] },
  ]);
  expect(scoreMajority([3, 5]).map(({ place }) => place)).toEqual(['second', 'first']);
});

test('FS-5 the points are 4, 3, 2 and 1', () => {
  expect(MAJORITY_POINTS).toEqual({ first: 4, tiedFirst: 3, second: 2, tiedSecond: 1 });
});

const counts = fc.array(fc.nat({ max: 8 }), { minLength: 2, maxLength: 4 });

test('FS-5 more spaces than another player never earn less than that player gets', () => {
  fc.assert(
    fc.property(counts, (ofPlayers) => {
      const earned = points(ofPlayers);
      ofPlayers.forEach((own, player) => {
        ofPlayers.forEach((other, opponent) => {
          if (own > other) expect(earned[player]!).toBeGreaterThanOrEqual(earned[opponent]!);
          if (own === other) expect(earned[player]).toBe(earned[opponent]);
        });
      });
    }),
  );
});

test('FS-5 one more space never costs its owner points', () => {
  fc.assert(
    fc.property(counts, fc.nat({ max: 3 }), (ofPlayers, seat) => {
      const player = seat % ofPlayers.length;
      const more = ofPlayers.map((count, index) => (index === player ? count + 1 : count));
      expect(points(more)[player]!).toBeGreaterThanOrEqual(points(ofPlayers)[player]!);
    }),
  );
});

test('FS-5 the points of a colour add up to what its ties allow', () => {
  fc.assert(
    fc.property(counts, (ofPlayers) => {
      const total = points(ofPlayers).reduce((sum, earned) => sum + earned, 0);
      const seen = [...new Set(ofPlayers.filter((count) => count > 0))].sort((a, b) => b - a);
      const having = (wanted: number | undefined) => ofPlayers.filter((count) => count === wanted).length;
      const [first, second] = [having(seen[0]), having(seen[1])];
      const forSecond = second === 0 ? 0 : second === 1 ? 2 : second;
      expect(total).toBe(first === 0 ? 0 : first > 1 ? 3 * first : 4 + forSecond);
    }),
  );
});
