import { byColor, type Color, type CoralSymbol } from '../../rules/model';
import type { LooseLumino } from '../../rules/turn';
import type { Entries } from './entry';

const lumino = (color: Color, ...symbols: readonly [CoralSymbol, CoralSymbol]): LooseLumino => ({
  color,
  symbols,
});

/** Setup, turn and scoring phase. */
export const courseEntries: Entries<'SE' | 'TU' | 'SC' | 'EM'> = {
  'SE-1': {
    lesson: 'turn',
    examples: [
      { kind: 'reef', side: 'A', luminos: 'd4d5:BY', lit: 'd4 d5' },
      { kind: 'reef', side: 'A', luminos: '', tries: [{ lumino: 'd4c4:G3c', answer: 'starting-area' }] },
      { kind: 'tiles', before: null, tiles: byColor(() => 'coral') },
    ],
    see: ['LU-5', 'LU-3', 'TU-1'],
  },
  'TU-1': {
    lesson: 'rounds',
    examples: [
      { kind: 'rounds', turtle: 1 },
      { kind: 'order', players: 3, octopus: 1, scorers: [] },
    ],
    see: ['TU-3', 'SC-1', 'EM-1'],
  },
  'TU-2': {
    lesson: 'jellyfish',
    examples: [
      {
        kind: 'tiles',
        before: { green: 'jellyfish', pink: 'coral', blue: 'jellyfish', yellow: 'coral' },
        tiles: { green: 'spent', pink: 'coral', blue: 'jellyfish', yellow: 'coral' },
      },
    ],
    see: ['TU-3', 'FS-1', 'SC-4'],
  },
  'TU-3': {
    lesson: 'turn',
    examples: [
      {
        kind: 'atoll',
        atoll: [
          lumino('green', 3, 'crab'),
          lumino('green', 5, null),
          lumino('pink', 1, 'starfish'),
          lumino('yellow', 2, 'seahorse'),
        ],
        display: [
          lumino('yellow', 4, null),
          lumino('green', 2, 'shellfish'),
          lumino('pink', 5, null),
          lumino('blue', 1, 'seahorse'),
        ],
        added: 0,
      },
    ],
    see: ['TU-2', 'PL-1', 'PL-5', 'LU-6'],
  },
  'SC-1': {
    lesson: 'rounds',
    examples: [{ kind: 'order', players: 4, octopus: 0, scorers: [0, 2] }],
    see: ['SC-2', 'SC-3', 'SC-4', 'TU-1'],
  },
  'SC-2': {
    lesson: 'coral-scoring',
    examples: [
      {
        kind: 'reef',
        side: 'A',
        luminos: 'd4d5:GP c4c5:P3c e4e5:P4. c3d3:G2s d5c5:P.5 d4c3:P.6 d4d5:P2t',
        score: { of: 'coral', color: 'pink', points: 10 },
      },
    ],
    see: ['SC-3', 'SC-4', 'SC-1'],
  },
  'SC-3': {
    lesson: 'coral-scoring',
    examples: [{ kind: 'rounds', turtle: 5 }],
    see: ['SC-2', 'LU-6', 'PL-4'],
  },
  'SC-4': {
    lesson: 'coral-scoring',
    examples: [
      {
        kind: 'tiles',
        before: { green: 'jellyfish', pink: 'coral', blue: 'coral', yellow: 'coral' },
        tiles: { green: 'jellyfish', pink: 'jellyfish', blue: 'coral', yellow: 'coral' },
      },
    ],
    see: ['SC-2', 'TU-2', 'FS-1'],
  },
  'EM-1': {
    lesson: 'empty-bag',
    examples: [{ kind: 'ending', bagEmptyIn: 7 }],
    see: ['LU-3', 'SC-1', 'TU-1'],
  },
};
