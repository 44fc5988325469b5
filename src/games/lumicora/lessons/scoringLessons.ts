/** Lessons about the final scoring and the end of the game. */

import { sumPoints } from '@/tabletop/scoring/scoring';

import {
  type AnimalLine,
  animalsSeen,
  darkSidePoints,
  LIGHT_SIDE_RULES,
  scoreAnimalsLight,
} from '../rules/animals';
import { luminoSupply } from '../rules/box';
import { scoreRemote } from '../rules/finalScoring';
import { scoreMajority } from '../rules/majorities';
import type { Space } from '../rules/model';
import { checkPlacement } from '../rules/placement';
import { rankPlayers, type Standing, TRACK_LENGTH, trackPosition } from '../rules/ranking';
import { afterScoring, FEWEST_PLAYERS, limestoneIncome, MOST_PLAYERS, ROUNDS } from '../rules/round';
import type { View } from '../rules/surface';
import { ATOLL_SIZE, DISPLAY_SIZE, MOST_FROM_ATOLL } from '../rules/turn';
import { afterwards, at, choice, lesson, pair, place, position, spaces } from './build';
import type { Position } from './lesson';

const CRAB_REEF = 'd4d5:GB c3d3:G3c e3e4:G1c c4c5:B2c d6e5:B3c d4e4:G2t';
const CRABS = position(CRAB_REEF);
const REEF = position('d4d5:GB c3d3:G3c e3e4:G1c');

/** Visible spaces of one colour: the learner's, Ben's, Cleo's. */
export const TIED_FIRST = [5, 5, 3] as const;
export const TIED_SECOND = [1, 6, 1] as const;
/** Where the fish stands, with the tile that shows one lap. */
export const FISH_ON = 12;

const TOTALS = [TRACK_LENGTH + FISH_ON, FISH_ON, 2 * TRACK_LENGTH + FISH_ON];

export const STANDINGS: Readonly<Record<'ann' | 'ben' | 'cleo', Standing>> = {
  ann: { total: 62, limestone: 3 },
  ben: { total: 62, limestone: 5 },
  cleo: { total: 58, limestone: 9 },
};

/** Animals, majorities with ties, the track and the winner. */
export const finalScoring = lesson('final-scoring', [
  spaces('crabs', {
    teaches: ['FS-3', 'LU-1', 'LU-2'],
    position: CRABS,
    answer: ({ surface }) => animalsSeen(surface).crab,
  }),
  choice('dark-side', {
    teaches: ['FS-3'],
    position: position(CRAB_REEF, { aside: { animals: true } }),
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

const light = (line: string, limestone = 0) => position(line, { scoreBoard: 'light', limestone });

/** The light side of the score board: what lies around each animal. */
export const lightSide = lesson('light-side', [
  spaces('shellfish', {
    teaches: ['FS-4'],
    position: light('d4d5:GB c3c4:G4. b3b4:G1s'),
    lit: 'b4',
    answer: (seen) => lineAt(seen, at('b4')).neighbors,
  }),
  choice('crab', {
    teaches: ['FS-4'],
    position: light('d4d5:GB c3d3:G3c e2e3:G5.'),
    lit: 'd3',
    options: ['1', '3', '4'],
    answer: (seen) => lineAt(seen, at('d3')).points,
  }),
  spaces('seahorse', {
    teaches: ['FS-4'],
    position: light('d4d5:GB d3e3:G1h c3c4:G4. e4e5:B5. c3d3:G6. d4e4:B6.'),
    lit: 'e3',
    answer: (seen) => lineAt(seen, at('e3')).neighbors,
  }),
  place('starfish', {
    teaches: ['FS-4'],
    position: light('d4d5:GB c3d3:G4. e3e4:G5. c4c5:B4.', 6),
    look: 'd4',
    hand: 'G2t',
    isGoal: (placed, seen) => {
      const view = { ...seen, surface: afterwards(placed, seen) };
      const starfish = placed.on[placed.symbols.indexOf('starfish')]!;
      return lineAt(view, starfish).points === LIGHT_SIDE_RULES.starfish.large.points;
    },
    solution: 'd3d4',
    mistakes: { d4d3: 'off-goal', c3d3: 'exactly-covering', d2e2: 'off-goal' },
  }),
]);

function lineAt({ board, surface }: Pick<Position, 'board' | 'surface'>, space: Space): AnimalLine {
  const line = scoreAnimalsLight(board, surface).find(({ spaces: [own] }) => own === space);
  if (line === undefined) throw new Error(`no animal on ${space}`);
  return line;
}

/** Nearer to the middle than it is printed, so that few Luminos reach it. */
const TERRAIN = { limestone: 'c3 c5 e3 e5', [-1]: 'b3 f4', [-2]: 'b5', [-3]: 'd2' } as const;

const sideOf = (line: string, limestone = 0) => position(line, { side: 'B', terrain: TERRAIN, limestone });

const REACHED = sideOf('d4d5:GB d2d3:G4.', 1);

/** Side B: remote limestone, which costs points only where it is left bare. */
export const sideB = lesson('side-b', [
  choice('covered', {
    teaches: ['FS-6', 'BO-3', 'BO-4'],
    position: REACHED,
    lit: 'd2',
    options: ['-3', '0', '3'],
    answer: (seen) => sumPoints(bare(seen).filter((line) => line.spaces.includes(at('d2')))),
  }),
  spaces('bare', {
    teaches: ['FS-6'],
    position: REACHED,
    answer: (seen) => bare(seen).flatMap((line) => line.spaces),
  }),
  choice('price', {
    teaches: ['BO-3', 'PL-4'],
    position: REACHED,
    lit: 'b3 c4',
    options: ['0', '1', '2'],
    answer: ({ board, surface, limestone }) => {
      const checked = checkPlacement(board, surface, 'blue', pair('b3c4'), limestone);
      return checked.ok ? checked.value.cost : checked.error.code;
    },
  }),
  place('reach', {
    teaches: ['FS-6', 'PL-4'],
    position: REACHED,
    look: 'd5 b5',
    hand: 'B4.',
    isGoal: (placed, seen) => {
      const after = bare({ board: seen.board, surface: afterwards(placed, seen) });
      return after.length < bare(seen).length;
    },
    solution: 'b5c5',
    mistakes: { b4c4: 'limestone-short', b5b6: 'own-color-not-touched', c5d6: 'off-goal' },
  }),
  choice('sum', {
    teaches: ['FS-6'],
    position: sideOf('d4d5:GB d2d3:G4. b5c5:B4.'),
    options: ['-7', '-5', '-2'],
    answer: (seen) => sumPoints(bare(seen)),
  }),
]);

function bare({ board, surface }: Pick<Position, 'board'> & { readonly surface: View }) {
  return scoreRemote(board, { kind: 'view', view: surface });
}

/** The players of these steps, and the round in which their bag runs dry. */
export const PLAYERS = 3;
export const DRY_IN = 7;

const LATE_REEF = 'd4d5:GB c3d3:G4. c5d6:B5.';
const PHASES = ['round', 'extra-scoring', 'final-scoring'] as const;
const DRY = position(LATE_REEF, { aside: { round: DRY_IN } });

/** When the bag runs dry: the emergency stack, one more scoring phase, the end. */
export const emptyBag = lesson('empty-bag', [
  choice('stack', {
    teaches: ['LU-3', 'EM-1'],
    position: position(LATE_REEF),
    options: ['0', '6', '8'],
    answer: () => luminoSupply(PLAYERS).emergencyStack,
  }),
  choice('never', {
    teaches: ['EM-1'],
    position: position(LATE_REEF),
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
    position: position(LATE_REEF, { aside: { round: ROUNDS } }),
    options: PHASES,
    answer: () => afterScoring({ round: ROUNDS, bagEmptyIn: ROUNDS, isExtra: false }).next,
  }),
]);

/** Numbers of players whose bag holds all that can ever be laid out and taken. */
function tablesThatNeverRunDry(): readonly number[] {
  const players = [FEWEST_PLAYERS, 3, MOST_PLAYERS];
  return players.filter((count) => {
    const laidOut = ATOLL_SIZE + count * DISPLAY_SIZE;
    return luminoSupply(count).bag >= laidOut + ROUNDS * count * MOST_FROM_ATOLL;
  });
}
