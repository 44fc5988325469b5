/** When to score: once a colour, limestone by round, the octopus. */

import { COLORS, type ByColor } from '../rules/model';
import {
  afterScoring,
  canScore,
  limestoneIncome,
  passOctopus,
  playerOrder,
  ROUNDS,
  type ScoringTile,
} from '../rules/round';
import { choice, lesson, position } from './build';

/** Three friends, clockwise around the table. */
export const FRIENDS = ['ann', 'ben', 'cleo'] as const;
export const SECOND_STRETCH = 5;

const ANN = 0;
const BEN = 1;

const TILES: ByColor<ScoringTile> = { green: 'jellyfish', pink: 'coral', blue: 'spent', yellow: 'jellyfish' };
const REEF = 'd4d5:PG c3c4:P5. e4e5:G2c';

export const whenToScore = lesson('when-to-score', [
  choice('once', {
    teaches: ['SC-4', 'SC-1'],
    position: position(REEF, { aside: { tiles: TILES } }),
    options: COLORS,
    answer: () => COLORS.filter((color) => canScore(TILES[color])).join(),
  }),
  choice('income', {
    teaches: ['SC-3'],
    position: position(REEF, { aside: { round: SECOND_STRETCH } }),
    options: ['4', '2', '1', '0'],
    answer: () => limestoneIncome(SECOND_STRETCH),
  }),
  choice('octopus', {
    teaches: ['SC-1'],
    position: position(REEF),
    options: FRIENDS,
    answer: () => FRIENDS[passOctopus(ANN, [ANN, BEN])]!,
  }),
  choice('order', {
    teaches: ['TU-1'],
    position: position(REEF),
    options: FRIENDS,
    answer: () => FRIENDS[playerOrder(BEN, FRIENDS.length).at(-1)!]!,
  }),
  choice('end', {
    teaches: ['TU-1', 'SC-3'],
    position: position(REEF, { aside: { round: ROUNDS } }),
    options: ['round', 'extra-scoring', 'final-scoring'],
    answer: () => afterScoring({ round: ROUNDS, bagEmptyIn: null, isExtra: false }).next,
  }),
]);
