/** When a colour has no place in level 1: exceptions A and B, neither of which means "anywhere". */

import { groundException, visibleInLevel } from '../rules/placement';
import { choice, inLevel, lesson, place, position } from './build';

export const exceptions = lesson('exceptions', [
  place('not-in-sight', {
    teaches: ['PL-1'],
    position: position('d4d5:GB c3d3:G4. e4e5:B5.', { limestone: 4 }),
    hand: 'Y2c',
    solution: 'c4c5',
    mistakes: { d7d8: 'no-lumino-touched', b5b6: 'no-lumino-touched', g1g2: 'no-lumino-touched' },
  }),
  place('no-room', {
    teaches: ['PL-1'],
    position: position('d4d5:GB c4c5:B4. c3d3:B5. e4e5:B6. e2e3:B4.', { limestone: 4 }),
    hand: 'G4.',
    isGoal: inLevel(1),
    solution: 'd6d7',
    mistakes: { d7d8: 'no-lumino-touched', g2g3: 'no-lumino-touched', c4d4: 'off-goal' },
  }),
  place('room-is-room', {
    teaches: ['PL-1', 'PL-4'],
    // Beside green only c4 is free, and its free neighbours are water: room, but no limestone to pay for it.
    position: position('d4d5:GB c5d6:B4. e3e4:B5. c3d3:B6.'),
    hand: 'G5.',
    solution: 'd3d4',
    mistakes: { e5f5: 'own-color-not-touched', b3c4: 'limestone-short' },
  }),
  choice('which', {
    teaches: ['PL-1'],
    position: position('d4d5:GB c4c5:B4. c4d4:B5.'),
    options: ['A', 'B', 'none'],
    answer: ({ surface }) => groundException(surface, visibleInLevel(surface, 'green', 1)) ?? 'none',
  }),
]);
