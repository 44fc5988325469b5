import type { Entries } from './entry';

export const finalEntries: Entries<'FS'> = {
  'FS-1': {
    lesson: 'final-scoring',
    examples: [
      {
        kind: 'tiles',
        before: null,
        tiles: { green: 'jellyfish', pink: 'jellyfish', blue: 'spent', yellow: 'coral' },
      },
    ],
    see: ['TU-2', 'SC-4', 'FS-2'],
  },
  'FS-2': {
    lesson: 'final-scoring',
    examples: [{ kind: 'storage', held: 7, gained: 0 }],
    see: ['LU-6', 'FS-7', 'FS-1'],
  },
  'FS-3': {
    lesson: 'final-scoring',
    examples: [
      {
        kind: 'reef',
        side: 'A',
        luminos: 'd4d5:GP c3c4:G1c e4e5:P2c d3e3:G3t',
        score: { of: 'animals', scoreBoard: 'dark', points: 8 },
      },
      { kind: 'animal-table', scoreBoard: 'dark' },
    ],
    see: ['FS-4', 'LU-2', 'FS-5'],
  },
  'FS-4': {
    lesson: 'light-side',
    examples: [
      {
        kind: 'reef',
        side: 'A',
        luminos: 'd4d5:GP c3c4:G1c c5d6:P4. e4e5:P5. e5d6:P2t',
        score: { of: 'animals', scoreBoard: 'light', points: 5 },
      },
      { kind: 'animal-table', scoreBoard: 'light' },
    ],
    see: ['FS-3', 'LU-2', 'BO-3'],
  },
  'FS-5': {
    lesson: 'final-scoring',
    examples: [
      { kind: 'majority', color: 'blue', counts: [7, 5, 5, 2] },
      { kind: 'majority', color: 'yellow', counts: [6, 6, 4, 0] },
    ],
    see: ['FS-3', 'FS-7'],
  },
  'FS-6': {
    lesson: 'side-b',
    examples: [
      {
        kind: 'reef',
        side: 'B',
        luminos: 'd4d5:GP d3d2:G3c d1c1:G5.',
        isWhole: true,
        score: { of: 'remote', points: -13 },
      },
    ],
    see: ['BO-3', 'BO-4', 'PL-4'],
  },
  'FS-7': {
    lesson: 'ties',
    examples: [
      {
        kind: 'standings',
        standings: [
          { total: 62, limestone: 3 },
          { total: 62, limestone: 5 },
          { total: 58, limestone: 8 },
        ],
      },
    ],
    see: ['FS-2', 'FS-5', 'FS-8'],
  },
  'FS-8': {
    lesson: 'ties',
    examples: [{ kind: 'score-track', before: null, score: 63 }],
    see: ['PL-5', 'FS-7'],
  },
};
