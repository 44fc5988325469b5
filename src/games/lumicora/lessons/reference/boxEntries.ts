import { assumedCensus, STARTING_PAIRS } from '../../rules/box';
import type { CoralSymbol, Color } from '../../rules/model';
import type { Entries, LuminoFace } from './entry';

const face = (color: Color, ...symbols: readonly [CoralSymbol, CoralSymbol]): LuminoFace => ({
  colors: [color, color],
  symbols,
});

/** What is in the box: boards, Luminos, markers. */
export const boxEntries: Entries<'BO' | 'LU'> = {
  'BO-1': {
    lesson: 'levels',
    examples: [{ kind: 'reef', side: 'A', luminos: '', isWhole: true, lit: 'd4 d5' }],
    see: ['BO-2', 'BO-3', 'SE-1'],
  },
  'BO-2': {
    lesson: 'levels',
    examples: [
      { kind: 'reef', side: 'A', luminos: '', isWhole: true, isNamed: true, lit: 'b4 b5 c4 c6 d5 d6' },
    ],
    see: ['BO-1', 'PL-0'],
  },
  'BO-3': {
    lesson: 'water',
    examples: [{ kind: 'reef', side: 'B', luminos: '', isWhole: true }],
    see: ['PL-4', 'FS-6', 'BO-4'],
  },
  'BO-4': {
    lesson: 'side-b',
    examples: [{ kind: 'boards', sides: ['B', 'B', 'B'] }],
    see: ['BO-3', 'FS-6', 'SE-1'],
  },
  'LU-1': {
    lesson: 'levels',
    examples: [
      {
        kind: 'luminos',
        luminos: [
          face('green', 1, 'shellfish'),
          face('pink', 3, 'starfish'),
          face('blue', 4, null),
          face('yellow', 6, null),
        ],
      },
    ],
    see: ['LU-2', 'LU-3', 'LU-5'],
  },
  'LU-2': {
    lesson: 'final-scoring',
    examples: [
      {
        kind: 'luminos',
        luminos: [
          face('blue', 2, 'shellfish'),
          face('yellow', 1, 'crab'),
          face('green', 3, 'seahorse'),
          face('pink', 2, 'starfish'),
        ],
      },
    ],
    see: ['LU-1', 'FS-3', 'FS-4'],
  },
  'LU-3': {
    lesson: 'empty-bag',
    examples: [{ kind: 'supply' }],
    see: ['LU-1', 'EM-1', 'SE-1'],
  },
  'LU-4': {
    lesson: 'empty-bag',
    examples: [
      {
        kind: 'luminos',
        luminos: assumedCensus(2).flatMap(({ color, symbols }) =>
          color === 'yellow' ? [face(color, ...symbols)] : [],
        ),
      },
    ],
    see: ['LU-1', 'LU-3'],
  },
  'LU-5': {
    lesson: 'levels',
    examples: [
      { kind: 'luminos', luminos: STARTING_PAIRS.map((colors) => ({ colors, symbols: [null, null] })) },
    ],
    see: ['SE-1', 'LU-1', 'PL-1'],
  },
  'LU-6': {
    lesson: 'coral-scoring',
    examples: [{ kind: 'storage', held: 8, gained: 4 }],
    see: ['PL-4', 'TU-3', 'SC-3', 'FS-2'],
  },
};
