/** Water costs limestone: what limestone is for, where it is kept, what is left of it in the end. */

import { scoreLimestone } from '../rules/finalScoring';
import { checkPlacement } from '../rules/placement';
import { RETURN_POINTS, storeLimestone } from '../rules/turn';
import type { SpacePair } from '../rules/model';
import type { Position } from './lesson';
import { choice, lesson, pair, place, position } from './build';

export const STORED = { held: 8, taken: 5 } as const;
export const LEFT_OVER = 5;

const START = 'd4d5:GB c3c4:G4.';
const ON_WATER = 'd4d5:GB c3c4:G4. b3b4:G5.';

export const water = lesson('water', [
  place('free-ground', {
    teaches: ['PL-4', 'BO-3'],
    position: position('d4d5:GB c3d3:G4.'),
    hand: 'G5.',
    solution: 'e3e4',
    mistakes: { c2d2: 'limestone-short', b3c4: 'limestone-short' },
  }),
  place('pay', {
    teaches: ['PL-4'],
    position: position(START, { limestone: 1 }),
    hand: 'G5.',
    isGoal: ({ on }, seen) => costOf(seen, on) === 1,
    solution: 'b2b3',
    mistakes: { b3b4: 'limestone-short', d3e3: 'off-goal' },
  }),
  choice('above-water', {
    teaches: ['PL-4'],
    position: position(ON_WATER),
    lit: 'b4 c4',
    options: ['0', '1', '2'],
    answer: (seen) => costOf(seen, pair('b4c4')),
  }),
  choice('storage', {
    teaches: ['LU-6'],
    position: position(START, { limestone: STORED.held }),
    options: ['8', '10', '13'],
    answer: () => storeLimestone(STORED.held, STORED.taken).limestone,
  }),
  choice('give-back', {
    teaches: ['PL-5'],
    position: position(START),
    options: ['0', '-1', '-2'],
    answer: () => RETURN_POINTS,
  }),
  choice('left-over', {
    teaches: ['FS-2'],
    position: position(ON_WATER, { limestone: LEFT_OVER }),
    options: ['2', '3', '5'],
    answer: ({ limestone }) => scoreLimestone(limestone).points,
  }),
]);

/** Of a green Lumino, which is the only colour of this lesson. */
function costOf({ board, surface, limestone }: Position, on: SpacePair): number {
  const checked = checkPlacement(board, surface, 'green', on, limestone);
  if (!checked.ok) throw new Error(`nothing to pay for: ${checked.error.code}`);
  return checked.value.cost;
}
