/** Side B: remote limestone, which costs points only where it is left bare. */

import { scoreRemote, sumPoints } from '../rules/finalScoring';
import { checkPlacement } from '../rules/placement';
import type { View } from '../rules/surface';
import { afterwards, at, choice, lesson, pair, place, position, spaces } from './build';
import type { Position } from './lesson';

/** Nearer to the middle than it is printed, so that few Luminos reach it. */
const TERRAIN = { limestone: 'c3 c5 e3 e5', [-1]: 'b3 f4', [-2]: 'b5', [-3]: 'd2' } as const;

const sideOf = (line: string, limestone = 0) => position(line, { side: 'B', terrain: TERRAIN, limestone });

const REACHED = sideOf('d4d5:GB d2d3:G4.', 1);

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
