/** Lessons about where a Lumino may lie, in the order in which they are listed. */

import type { SpacePair } from '../rules/model';
import { checkPlacement, groundException, visibleInLevel } from '../rules/placement';
import { choice, deed, inLevel, lesson, place, playTurn, position, spaces } from './build';
import type { Position } from './position';

const BUILT_UP = position('d4d5:GB c3c4:G4. d3e3:G5. c3d3:G6.', { limestone: 6 });

/** Three levels, with a number and an animal that show what a game is about. */
const GROWN = position('d4d5:GB c3d3:G4. c5d6:B1s e3e4:G5. d3e3:G6. c3d4:G4. d3d4:G2c');

/** What the game is about: a reef that grows in levels. */
export const levels = lesson('levels', [
  place('two-spaces', {
    teaches: ['BO-1', 'BO-2', 'LU-1', 'LU-5', 'PL-0'],
    position: position('d4d5:GB', { limestone: 6 }),
    hand: 'G4.',
    solution: 'c3c4',
    mistakes: { c3e3: 'not-neighbors', d3d4: 'tilted', c5d6: 'own-color-not-touched' },
  }),
  spaces('about', {
    teaches: ['PL-3', 'LU-1', 'LU-2'],
    position: GROWN,
    answer: (seen) => spacesInLevel(seen, Math.max(...seen.surface.levels)),
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
]);

function spacesInLevel({ surface }: Position, level: number) {
  return [...surface.levels].flatMap((own, space) => (own === level ? [space] : []));
}

/** On the ground, a Lumino touches its own colour in level 1. */
export const ownColor = lesson('own-color', [
  place('touch', {
    teaches: ['PL-1'],
    position: position('d4d5:GB', { limestone: 6 }),
    look: 'd5',
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
    look: 'd4 e3',
    hand: 'G4.',
    isGoal: inLevel(1),
    solution: 'e4e5',
    mistakes: { c2d2: 'own-color-not-touched', b2c2: 'own-color-not-touched', c4d4: 'off-goal' },
  }),
]);

/** When a colour has no place in level 1: exceptions A and B, neither of which means "anywhere". */
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
  place('middle', {
    teaches: ['SE-1', 'BO-2'],
    // The starting Lumino is missing: the only way to meet the bare starting area.
    position: position('c3c4:G4. d3e3:G5.', { limestone: 6, isStaged: true }),
    look: 'c3 c4',
    hand: 'G6.',
    solution: 'c5d6',
    mistakes: { d4d5: 'starting-area', d4e4: 'starting-area' },
  }),
  choice('which', {
    teaches: ['PL-1'],
    position: position('d4d5:GB c4c5:B4. c4d4:B5.'),
    lit: 'c4 d4',
    options: ['A', 'B', 'none'],
    answer: ({ surface }) => groundException(surface, visibleInLevel(surface, 'green', 1)) ?? 'none',
  }),
]);

/** Building up: the own colour below or beside, two different Luminos, one level. */
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
    look: 'c5 d5',
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

const START = 'd4d5:GB c3c4:G4.';
const ON_WATER = 'd4d5:GB c3c4:G4. b3b4:G5.';

/** Water costs limestone, and what finds no place goes back. */
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
  place('above-water', {
    teaches: ['PL-4'],
    position: position(ON_WATER),
    hand: 'G6.',
    isGoal: inLevel(2),
    solution: 'b4c4',
    mistakes: { b3b4: 'exactly-covering', a3a4: 'limestone-short', b2b3: 'tilted', d3e3: 'off-goal' },
  }),
  playTurn('give-back', {
    teaches: ['PL-5'],
    position: position(ON_WATER, { limestone: 1 }),
    hand: 'P1s',
    phase: 'place',
    bag: 'G4. B5. Y6.',
    wants: ({ type }) => type === 'return',
    solution: [deed.giveBack(0)],
    mistakes: [
      { deeds: [deed.lay(0, 'c5d6')], code: 'off-goal' },
      { deeds: [deed.lay(0, 'f1g1')], code: 'no-lumino-touched' },
      { deeds: [deed.limestone], code: 'not-now' },
    ],
  }),
]);

/** Of a green Lumino, which is the only colour of this lesson. */
function costOf({ board, surface, limestone }: Position, on: SpacePair): number {
  const checked = checkPlacement(board, surface, 'green', on, limestone);
  if (!checked.ok) throw new Error(`nothing to pay for: ${checked.error.code}`);
  return checked.value.cost;
}
