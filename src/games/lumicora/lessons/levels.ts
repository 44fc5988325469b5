/** The reef and its levels. */

import type { Position } from './lesson';
import { inLevel, lesson, place, position, spaces } from './build';

const BUILT_UP = position('d4d5:GB c3c4:G4. d3e3:G5. c3d3:G6.', { limestone: 6 });

export const levels = lesson('levels', [
  place('two-spaces', {
    teaches: ['BO-1', 'BO-2', 'LU-1', 'LU-5', 'PL-0'],
    position: position('d4d5:GB', { limestone: 6 }),
    hand: 'G4.',
    solution: 'c3c4',
    mistakes: { c3e3: 'not-neighbors', d3d4: 'tilted', c5d6: 'own-color-not-touched' },
  }),
  spaces('second-level', {
    teaches: ['PL-3'],
    position: BUILT_UP,
    answer: (seen) => spacesInLevel(seen, 2),
  }),
  place('lie-flat', {
    teaches: ['PL-3'],
    position: BUILT_UP,
    hand: 'G5.',
    isGoal: inLevel(2),
    solution: 'd4e3',
    mistakes: { c3c4: 'tilted', e3e4: 'tilted', e4e5: 'off-goal' },
  }),
  place('middle', {
    teaches: ['SE-1', 'BO-2'],
    // The starting Lumino is missing: the only way to meet the bare starting area.
    position: position('c3c4:G4. d3e3:G5.', { limestone: 6, isStaged: true }),
    hand: 'G6.',
    solution: 'c5d6',
    mistakes: { d4d5: 'starting-area', d4e4: 'starting-area' },
  }),
]);

function spacesInLevel({ surface }: Position, level: number) {
  return [...surface.levels].flatMap((own, space) => (own === level ? [space] : []));
}
