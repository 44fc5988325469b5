import { luminoSupply } from '@/games/lumicora/rules/box';
import {
  afterScoring,
  canScore,
  canSpend,
  FEWEST_PLAYERS,
  limestoneIncome,
  MOST_PLAYERS,
  passOctopus,
  playerOrder,
  ROUNDS,
  SCORING_TILE_STATES,
  type AfterScoring,
} from '@/games/lumicora/rules/round';
import { ATOLL_SIZE, DISPLAY_SIZE, MOST_FROM_ATOLL } from '@/games/lumicora/rules/turn';

test('SE-1 a tile laid with its coral up can be scored and has no jellyfish to spend', () => {
  expect(canScore('coral')).toBe(true);
  expect(canSpend('coral')).toBe(false);
});

test('LU-3 there are Luminos for every number of players', () => {
  expect([FEWEST_PLAYERS, MOST_PLAYERS]).toEqual([2, 4]);
  expect(luminoSupply(FEWEST_PLAYERS).total).toBe(72);
  expect(luminoSupply(MOST_PLAYERS).total).toBe(104);
});

test('TU-1 a game without trouble has ten rounds and then the final scoring', () => {
  const rounds = [1];
  let after: AfterScoring = { next: 'round', round: 1 };
  while (after.next === 'round') {
    after = afterScoring({ round: after.round, bagEmptyIn: null, isExtra: false });
    if (after.next === 'round') rounds.push(after.round);
  }
  expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(after).toEqual({ next: 'final-scoring', round: ROUNDS });
});

test.each([
  ['TU-1 the octopus begins and the others follow clockwise', 0, 3, [0, 1, 2]],
  ['TU-1 after the last seat comes the first', 2, 4, [2, 3, 0, 1]],
  ['TU-1 two players take turns', 1, 2, [1, 0]],
])('%s', (_, octopus, players, order) => {
  expect(playerOrder(octopus, players)).toEqual(order);
});

test('TU-2 only a jellyfish that is up can be spent', () => {
  expect(SCORING_TILE_STATES.filter(canSpend)).toEqual(['jellyfish']);
});

test.each([
  ['SC-1 the last who scored takes the octopus', 0, [0, 2], 2],
  ['SC-1 the octopus stays with its player when they scored last', 3, [3], 3],
  ['SC-1 the octopus stays when nobody scored', 1, [], 1],
])('%s', (_, octopus, scorers, next) => {
  expect(passOctopus(octopus, scorers)).toBe(next);
});

test.each([
  [1, 4],
  [2, 4],
  [3, 4],
  [4, 4],
  [5, 2],
  [6, 2],
  [7, 2],
  [8, 1],
  [9, 1],
  [10, 0],
])('SC-3 a coral scoring in round %d pays %d limestone', (round, limestone) => {
  expect(limestoneIncome(round)).toBe(limestone);
});

test.each([0, 11, 1.5])('SC-3 there is no round %p', (round) => {
  expect(() => limestoneIncome(round)).toThrow('no round');
});

test('SC-4 a colour scores while its tile shows coral, and not again', () => {
  expect(SCORING_TILE_STATES.filter(canScore)).toEqual(['coral']);
});

test.each([
  {
    title: 'EM-1 a bag that ran out before round 10 brings one more scoring phase, the turtle a space ahead',
    phase: { round: 8, bagEmptyIn: 8, isExtra: false },
    next: { next: 'extra-scoring', round: 9 },
  },
  {
    title: 'EM-1 in round 9 the extra scoring phase pays like round 10',
    phase: { round: 9, bagEmptyIn: 9, isExtra: false },
    next: { next: 'extra-scoring', round: 10 },
  },
  {
    title: 'EM-1 after the extra scoring phase comes the final scoring',
    phase: { round: 9, bagEmptyIn: 8, isExtra: true },
    next: { next: 'final-scoring', round: 9 },
  },
  {
    title: 'EM-1 a bag that ran out in round 10 changes nothing',
    phase: { round: 10, bagEmptyIn: 10, isExtra: false },
    next: { next: 'final-scoring', round: 10 },
  },
] as const)('$title', ({ phase, next }) => {
  expect(afterScoring(phase)).toEqual(next);
});

test('EM-1 with two players the bag holds just enough', () => {
  const laidOut = ATOLL_SIZE + 2 * DISPLAY_SIZE;
  const mostTaken = 2 * ROUNDS * MOST_FROM_ATOLL;
  expect(laidOut + mostTaken).toBe(luminoSupply(2).bag);
});

test('EM-1 with more players the bag can run out', () => {
  for (const players of [3, 4]) {
    const laidOut = ATOLL_SIZE + players * DISPLAY_SIZE;
    expect(laidOut + players * ROUNDS * MOST_FROM_ATOLL).toBeGreaterThan(luminoSupply(players).bag);
  }
});
