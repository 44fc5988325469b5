/** On the ground, a Lumino touches its own colour in level 1. */

import { visibleInLevel } from '../rules/placement';
import { inLevel, lesson, place, position, spaces } from './build';

export const ownColor = lesson('own-color', [
  place('touch', {
    teaches: ['PL-1'],
    position: position('d4d5:GB', { limestone: 6 }),
    hand: 'B4.',
    solution: 'c5d6',
    mistakes: { c3d3: 'own-color-not-touched', d3e3: 'own-color-not-touched', c5e5: 'not-neighbors' },
  }),
  spaces('in-sight', {
    teaches: ['PL-1'],
    position: position('d4d5:GB c3c4:G4. d3e3:G5. d3d4:G6.'),
    answer: ({ surface }) => visibleInLevel(surface, 'green', 1),
  }),
  place('same-level', {
    teaches: ['PL-1'],
    // Around c3 and d3, the only green to touch lies in level 2.
    position: position('d4d5:GB d3e3:G5. c3c4:G4. c3d3:G6.', { limestone: 6 }),
    hand: 'G4.',
    isGoal: inLevel(1),
    solution: 'e4e5',
    mistakes: { c2d2: 'own-color-not-touched', b2c2: 'own-color-not-touched', c4d4: 'off-goal' },
  }),
]);
