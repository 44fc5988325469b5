/** Building up: the own colour below or beside, two different Luminos, one level. */

import { inLevel, lesson, place, position } from './build';

export const buildingUp = lesson('building-up', [
  place('on-color', {
    teaches: ['PL-1'],
    position: position('d4d5:GB c3d3:G4. c5d6:B5.', { limestone: 6 }),
    hand: 'G5.',
    isGoal: inLevel(2),
    solution: 'd3d4',
    mistakes: { c5d5: 'own-color-not-met', d5d6: 'own-color-not-met', e3e4: 'off-goal' },
  }),
  place('two-luminos', {
    teaches: ['PL-2'],
    position: position('d4d5:GB c3d3:G4. e3e4:G5.', { limestone: 6 }),
    hand: 'G6.',
    isGoal: inLevel(2),
    solution: 'd3e3',
    mistakes: { c3d3: 'exactly-covering', d4d5: 'exactly-covering', c4c5: 'off-goal' },
  }),
  place('beside-color', {
    teaches: ['PL-1'],
    // The blue of level 2 can be touched; the blue of level 1, on d6, has no neighbour to rest on as well.
    position: position('d4d5:GB c3d3:G4. e3e4:G5. c5d6:B4. c5d5:B5.', { limestone: 6 }),
    hand: 'B6.',
    isGoal: inLevel(2),
    solution: 'd4e4',
    mistakes: { d3e3: 'own-color-not-met', d6d7: 'tilted', c6d7: 'off-goal' },
  }),
  place('third-level', {
    teaches: ['PL-2', 'PL-3'],
    position: position('d4d5:GB c3d3:G4. e3e4:G5. d3e3:G6. c3d4:G4.', { limestone: 6 }),
    hand: 'G5.',
    isGoal: inLevel(3),
    solution: 'd3d4',
    mistakes: { d3e3: 'exactly-covering', d4d5: 'tilted', e3e4: 'tilted', d5e4: 'off-goal' },
  }),
]);
