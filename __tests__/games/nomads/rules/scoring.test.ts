import fc from 'fast-check';

import {
  finalLines,
  moonPrizes,
  moonPrizesWith,
  moonScore,
  MOON_TIES,
  scoreFinal,
} from '@/games/nomads/rules/scoring';
import { sumPoints } from '@/tabletop/scoring/scoring';

import { CARDS, holding } from '../../../support/nomads/camp';

test('NS-1 the worked example: 5, 2 and -7 take 3, 1 and 0 moons', () => {
  const players = [
    holding({ 1: 1, 2: 1 }, { 1: 3, 2: 4 }),
    holding({ 3: 2 }, { 3: 4 }),
    holding({ 1: 3, 4: 2, 6: 1 }, {}, { wild: 1 }),
  ];
  const scores = players.map((player) => moonScore(CARDS, player));
  expect(scores).toEqual([5, 2, -7]);
  for (const ties of MOON_TIES) expect(moonPrizes(scores, ties)).toEqual({ moons: [3, 1, 0], left: 0 });
});

describe('NS-2', () => {
  test.each([
    ['NS-2 two tie for the highest', [4, 4, 1], [2, 2, 0], 0, [1, 1, 1], 1],
    ['NS-2 three tie for the highest', [4, 4, 4], [1, 1, 1], 1, [1, 1, 1], 1],
    ['NS-2 three tie for the highest before a fourth', [4, 4, 4, 0], [1, 1, 1, 0], 1, [1, 1, 1, 1], 0],
    ['NS-2 four tie for the highest before a fifth', [4, 4, 4, 4, 0], [1, 1, 1, 1, 0], 0, [0, 0, 0, 0, 1], 3],
    ['NS-2 all five tie', [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], 4, [0, 0, 0, 0, 0], 4],
    ['NS-2 two tie for second', [4, 2, 2], [3, 0, 0], 1, [3, 0, 0], 1],
    ['NS-2 two tie for the highest, two for second', [4, 4, 2, 2], [2, 2, 0, 0], 0, [1, 1, 0, 0], 2],
    ['NS-2 two players tie', [-3, -3], [2, 2], 0, [1, 1], 2],
    ['NS-2 nobody else is there', [1], [3], 1, [3], 1],
  ] as const)('%s', (_, scores, moons, left, moonsOfThree, leftOfThree) => {
    expect(moonPrizes(scores, 'share-4')).toEqual({ moons, left });
    expect(moonPrizes(scores, 'share-3')).toEqual({ moons: moonsOfThree, left: leftOfThree });
  });

  test('NS-2 one tile more or fewer can change who takes the moons', () => {
    expect(moonPrizesWith([4, 4, 1], 'share-4', 0, -1).moons).toEqual([3, 1, 0]);
    expect(moonPrizesWith([4, 4, 1], 'share-4', 0, 1).moons).toEqual([1, 3, 0]);
  });

  test('NS-2 no more than four moons are ever handed out, and none gets lost', () => {
    const scores = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(scores, fc.constantFrom(...MOON_TIES), (points, ties) => {
        const { moons, left } = moonPrizes(points, ties);
        expect(moons.reduce((sum, won) => sum + won, left)).toBe(4);
        expect(Math.min(...moons, left)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('NS-3 moons won count nothing in a moon scoring', () => {
  const own = holding({ 1: 2 }, { 1: 3 });
  expect(moonScore(CARDS, { ...own, moons: 6 })).toBe(moonScore(CARDS, own));
});

describe('NE-2', () => {
  test('NE-2 cards, plus the moons won, minus the tiles left', () => {
    const own = holding({ 1: 2, 5: 1 }, { 1: 3, 2: 5 }, { song: 1, moons: 4, wild: 1 });
    const { players } = scoreFinal(CARDS, [own]);
    expect(players[0]).toEqual({ cards: 15, tiles: -4, moons: 4, total: 15, legendCards: 2 });
    expect(finalLines(CARDS, own).map(({ category, points }) => [category, points])).toEqual([
      ['legends', 8],
      ['song', 7],
      ['moons', 4],
      ['tiles', -4],
    ]);
    expect(sumPoints(finalLines(CARDS, own))).toBe(15);
  });

  test('NE-2 of equals, most legend cards win; then the win is shared', () => {
    const one = holding({}, { 1: 5 });
    const two = holding({}, { 1: 3, 2: 2 });
    expect(scoreFinal(CARDS, [one, two]).ranking).toEqual({
      places: [2, 1],
      winners: [1],
      decidedBy: 'legend-cards',
    });
    expect(scoreFinal(CARDS, [one, one]).ranking).toEqual({
      places: [1, 1],
      winners: [0, 1],
      decidedBy: 'shared',
    });
  });
});
