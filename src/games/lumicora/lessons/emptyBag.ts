/** When the bag runs dry: the emergency stack, one more scoring phase, the end. */

import { assumedCensus, luminoSupply } from '../rules/box';
import { afterScoring, FEWEST_PLAYERS, limestoneIncome, MOST_PLAYERS, ROUNDS } from '../rules/round';
import { ATOLL_SIZE, DISPLAY_SIZE, MOST_FROM_ATOLL, numberOf } from '../rules/turn';
import { choice, lesson, position } from './build';

/** The players of these steps, and the round in which their bag runs dry. */
export const PLAYERS = 3;
export const DRY_IN = 7;

const REEF = 'd4d5:GB c3d3:G4. c5d6:B5.';
const PHASES = ['round', 'extra-scoring', 'final-scoring'] as const;
const DRY = position(REEF, { aside: { round: DRY_IN } });

export const emptyBag = lesson('empty-bag', [
  choice('stack', {
    teaches: ['LU-3', 'EM-1'],
    position: position(REEF),
    options: ['0', '6', '8'],
    answer: () => luminoSupply(PLAYERS).emergencyStack,
  }),
  choice('odds', {
    teaches: ['LU-4'],
    position: position(REEF),
    options: ['one', 'six', 'equal'],
    answer: () => {
      const [ones, sixes] = [countOf(1), countOf(6)];
      return ones === sixes ? 'equal' : ones > sixes ? 'one' : 'six';
    },
  }),
  choice('never', {
    teaches: ['EM-1'],
    position: position(REEF),
    options: ['2', '3', '4'],
    answer: () => tablesThatNeverRunDry().join(),
  }),
  choice('early', {
    teaches: ['EM-1'],
    position: DRY,
    options: PHASES,
    answer: () => afterScoring({ round: DRY_IN, bagEmptyIn: DRY_IN, isExtra: false }).next,
  }),
  choice('extra-income', {
    teaches: ['EM-1', 'SC-3'],
    position: DRY,
    options: ['2', '1', '0'],
    answer: () => limestoneIncome(afterScoring({ round: DRY_IN, bagEmptyIn: DRY_IN, isExtra: false }).round),
  }),
  choice('round-ten', {
    teaches: ['EM-1'],
    position: position(REEF, { aside: { round: ROUNDS } }),
    options: PHASES,
    answer: () => afterScoring({ round: ROUNDS, bagEmptyIn: ROUNDS, isExtra: false }).next,
  }),
]);

/** Blue Luminos with a number, in the bag that we assume. */
function countOf(number: number): number {
  const blue = assumedCensus(PLAYERS).filter(({ color }) => color === 'blue');
  return blue.filter((lumino) => numberOf(lumino) === number).length;
}

/** Numbers of players whose bag holds all that can ever be laid out and taken. */
function tablesThatNeverRunDry(): readonly number[] {
  const players = [FEWEST_PLAYERS, 3, MOST_PLAYERS];
  return players.filter((count) => {
    const laidOut = ATOLL_SIZE + count * DISPLAY_SIZE;
    return luminoSupply(count).bag >= laidOut + ROUNDS * count * MOST_FROM_ATOLL;
  });
}
