/** The rules read their inputs and leave them as they are. */

import { animalsSeen, scoreAnimalsDark, scoreAnimalsLight } from '@/games/lumicora/rules/animals';
import { audit } from '@/games/lumicora/rules/audit';
import { createBoard, DEFAULT_BOARDS, PAIRS } from '@/games/lumicora/rules/boards';
import { previewCorals, totalCorals } from '@/games/lumicora/rules/coralScoring';
import { scoreFinal, type FinalPlayer } from '@/games/lumicora/rules/finalScoring';
import { legalPlacements } from '@/games/lumicora/rules/legalPlacements';
import { scoreMajority } from '@/games/lumicora/rules/majorities';
import { COLORS } from '@/games/lumicora/rules/model';
import { formatReef } from '@/games/lumicora/rules/notation';
import { checkPlacement } from '@/games/lumicora/rules/placement';
import { rankPlayers } from '@/games/lumicora/rules/ranking';
import { passOctopus } from '@/games/lumicora/rules/round';
import { layReef, withLumino } from '@/games/lumicora/rules/surface';
import { turnOptions } from '@/games/lumicora/rules/turn';
import { createRng } from '@/kit/rng';

import { deepCopy } from '../../../support/deepCopy';
import { deepFreeze } from '../../../support/deepFreeze';
import { randomReef } from '../../../support/randomReef';

const SEEDS = Array.from({ length: 25 }, (_, index) => index * 7919);

/** Runs once on a copy, which must be the same afterwards, and once on the frozen input, which must not throw. */
function expectUntouched<T>(input: T, run: (input: T) => void): void {
  const copy = deepCopy(input);
  run(copy);
  expect(copy).toEqual(input);
  expect(() => run(deepFreeze(input))).not.toThrow();
}

test.each([
  ['an assignment', (input: { list: number[] }) => (input.list[0] = 9)],
  ['a push', (input: { list: number[] }) => input.list.push(9)],
  ['a write to a typed array', (input: { bytes: Uint8Array }) => input.bytes.fill(9)],
])('these tests can fail: %s is noticed', (_, change) => {
  const input = { list: [3, 1, 2], bytes: new Uint8Array(2) };
  expect(() => expectUntouched(input, change)).toThrow();
});

test('these tests can fail: a sort that changes nothing is noticed', () => {
  expect(() => expectUntouched({ list: [1, 2, 3] }, ({ list }) => list.sort())).toThrow();
});

test.each(SEEDS)(
  'PL-1 checking, listing and laying leave board, Luminos and surface alone (seed %d)',
  (seed) => {
    expectUntouched(randomReef(createRng(seed)), ({ board, surface, luminos, limestone }) => {
      for (const color of COLORS) {
        for (const on of PAIRS) checkPlacement(board, surface, color, deepFreeze([...on]), limestone);
        legalPlacements(board, surface, color, limestone);
      }
      audit(board, luminos);
      layReef(luminos);
      formatReef(luminos);
      luminos.forEach((lumino) => withLumino(surface, lumino, luminos.length));
    });
  },
);

test.each(SEEDS)('FS-3 scoring leaves players, board and views alone (seed %d)', (seed) => {
  const { board, surface, limestone } = randomReef(createRng(seed));
  const seated: FinalPlayer = { score: 3, limestone, jellyfish: 1, reef: { kind: 'view', view: surface } };
  expectUntouched({ board, surface, table: [seated, { ...seated, score: 5 }] }, (input) => {
    scoreFinal(input.board, 'dark', input.table);
    scoreFinal(input.board, 'light', input.table);
    scoreAnimalsLight(input.board, input.surface);
    previewCorals(input.surface);
    totalCorals(input.surface, new Int32Array(COLORS.length));
  });
  expectUntouched(animalsSeen(surface), scoreAnimalsDark);
});

test('FS-5 counts, standings, scorers and Luminos in hand are left alone', () => {
  const lumino = { color: 'pink', symbols: [3, 'crab'] } as const;
  expectUntouched([5, 3, 5], scoreMajority);
  expectUntouched(
    [3, 5, 4].map((total) => ({ total, limestone: 1 })),
    rankPlayers,
  );
  expectUntouched([2, 1], (scorers) => passOctopus(0, scorers));
  expectUntouched({ display: [lumino, lumino], atoll: [lumino] }, ({ display, atoll }) =>
    turnOptions(display, 0, atoll),
  );
});

test('BO-3 a board cannot be changed once it is made', () => {
  const made = createBoard('A', () => 'water');
  for (const board of [made, ...Object.values(DEFAULT_BOARDS)]) {
    expect([board, board.terrain, board.costs].map(Object.isFrozen)).toEqual([true, true, true]);
  }
});
