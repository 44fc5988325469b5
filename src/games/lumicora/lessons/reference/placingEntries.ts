import type { Entries, ReefExample } from './entry';

/** PL-1 has a case for each thing that people argue about. */
const GROUND: ReefExample = {
  kind: 'reef',
  side: 'A',
  luminos: 'd4d5:GP',
  tries: [
    { lumino: 'c3c4:G2s', answer: 'legal' },
    { lumino: 'e5d6:G4.', answer: 'own-color-not-touched' },
  ],
};

const ABOVE: ReefExample = {
  kind: 'reef',
  side: 'A',
  luminos: 'd4d5:GP c3d3:G3c c4c5:P5. e5d6:P2t',
  tries: [
    { lumino: 'c4d4:P1h', answer: 'legal' },
    { lumino: 'd5d6:Y4.', answer: 'own-color-not-met' },
  ],
};

const EXCEPTION_A: ReefExample = {
  kind: 'reef',
  side: 'A',
  luminos: 'd4d5:GP',
  tries: [
    { lumino: 'c4c5:Y2s', answer: 'legal' },
    { lumino: 'd7e6:Y4.', answer: 'no-lumino-touched' },
  ],
};

const EXCEPTION_B: ReefExample = {
  kind: 'reef',
  side: 'A',
  luminos: 'd4d5:GP c4c3:P5. e4e5:P3c e3d3:P4.',
  lit: 'd4',
  tries: [{ lumino: 'c5d6:G2s', answer: 'legal' }],
};

export const placingEntries: Entries<'PL'> = {
  'PL-0': {
    lesson: 'levels',
    examples: [
      {
        kind: 'reef',
        side: 'A',
        luminos: 'd4d5:GP',
        tries: [
          { lumino: 'c3d3:G3c', answer: 'legal' },
          { lumino: 'c5c7:P5.', answer: 'not-neighbors' },
        ],
      },
    ],
    see: ['BO-2', 'PL-1', 'PL-3'],
  },
  'PL-1': {
    lesson: 'own-color',
    examples: [GROUND, ABOVE, EXCEPTION_A, EXCEPTION_B],
    see: ['PL-2', 'PL-4', 'PL-5'],
  },
  'PL-2': {
    lesson: 'building-up',
    examples: [
      {
        kind: 'reef',
        side: 'A',
        luminos: 'd4d5:GP c3c4:G3c e4e5:P5.',
        tries: [
          { lumino: 'c3c4:G4.', answer: 'exactly-covering' },
          { lumino: 'd5e5:P2t', answer: 'legal' },
        ],
      },
    ],
    see: ['PL-1', 'PL-3'],
  },
  'PL-3': {
    lesson: 'levels',
    examples: [
      {
        kind: 'reef',
        side: 'A',
        luminos: 'd4d5:GP c4c3:P5. e5e4:P3c',
        tries: [
          { lumino: 'c4b4:P4.', answer: 'tilted' },
          { lumino: 'd5e5:P2t', answer: 'legal' },
        ],
      },
    ],
    see: ['PL-1', 'PL-2'],
  },
  'PL-4': {
    lesson: 'water',
    examples: [
      {
        kind: 'reef',
        side: 'A',
        luminos: 'd4d5:GP c4c5:P5.',
        tries: [
          { lumino: 'c3b3:G2s', limestone: 1, answer: 'legal' },
          { lumino: 'b4a4:P4.', limestone: 1, answer: 'limestone-short' },
        ],
      },
    ],
    see: ['BO-3', 'LU-6', 'PL-5'],
  },
  'PL-5': {
    lesson: 'water',
    examples: [{ kind: 'score-track', before: 12, score: 11 }],
    see: ['TU-3', 'PL-1', 'FS-8'],
  },
};
