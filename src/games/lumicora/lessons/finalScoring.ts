/** Final scoring: animals, majorities with ties, the track and the winner. */

import { animalsSeen, darkSidePoints } from '../rules/animals';
import { scoreMajority } from '../rules/majorities';
import { rankPlayers, trackPosition, TRACK_LENGTH, type Standing } from '../rules/ranking';
import { choice, lesson, position, spaces } from './build';

const CRABS = position('d4d5:GB c3d3:G3c e3e4:G1c c4c5:B2c d6e5:B3c d4e4:G2t');
const REEF = position('d4d5:GB c3d3:G3c e3e4:G1c');

/** Visible spaces of one colour: the learner's, Ben's, Cleo's. */
export const TIED_FIRST = [5, 5, 3] as const;
export const TIED_SECOND = [4, 6, 4] as const;
/** Where the fish stands, with the tile that shows one lap. */
export const FISH_ON = 12;

const TOTALS = [TRACK_LENGTH + FISH_ON, FISH_ON, 2 * TRACK_LENGTH + FISH_ON];

export const STANDINGS: Readonly<Record<'ann' | 'ben' | 'cleo', Standing>> = {
  ann: { total: 62, limestone: 3 },
  ben: { total: 62, limestone: 5 },
  cleo: { total: 58, limestone: 9 },
};

export const finalScoring = lesson('final-scoring', [
  spaces('crabs', {
    teaches: ['FS-3', 'LU-1', 'LU-2'],
    position: CRABS,
    answer: ({ surface }) => animalsSeen(surface).crab,
  }),
  choice('dark-side', {
    teaches: ['FS-3'],
    position: CRABS,
    options: ['4', '7', '10'],
    answer: ({ surface }) => darkSidePoints('crab', animalsSeen(surface).crab.length),
  }),
  choice('tied-first', {
    teaches: ['FS-5'],
    position: REEF,
    options: ['2', '3', '4'],
    answer: () => scoreMajority(TIED_FIRST)[0]!.points,
  }),
  choice('tied-second', {
    teaches: ['FS-5'],
    position: REEF,
    options: ['0', '1', '2'],
    answer: () => scoreMajority(TIED_SECOND)[0]!.points,
  }),
  choice('track', {
    teaches: ['FS-8'],
    position: REEF,
    options: ['12', '62', '112'],
    answer: () => TOTALS.find((total) => trackPosition(total).tile === TRACK_LENGTH) ?? '',
  }),
  choice('winner', {
    teaches: ['FS-7'],
    position: REEF,
    options: ['ann', 'ben', 'cleo'],
    answer: () => {
      const { winners } = rankPlayers(Object.values(STANDINGS));
      return winners.map((player) => Object.keys(STANDINGS)[player]).join();
    },
  }),
]);
