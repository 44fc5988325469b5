/** Every command and opening as it is written since version 1, the last two commands and totals since version 2: whoever changes a line here changes the version with it. */

import { command, opening } from '@/games/lumicora/exchange/wholeGame';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { gameFileOf } from '@/games/lumicora/session/gameFile/tableGameFile';
import type { Command } from '@/games/lumicora/session/table/commands';
import type { Opening } from '@/games/lumicora/session/table/table';
import { tableOf } from '@/games/lumicora/session/table/tableSession';
import { decodeBits, encodeBits } from '@/tabletop/codes/bitCodec';

import { COMMAND_TYPES } from '../../../support/randomCommands';
import { board, reef } from '../../../support/reef';
import { performAll, placeAnyway, sessionFor, setupFor } from '../../../support/tables';

const player = 2;
const tiles = { green: 'coral', pink: 'jellyfish', blue: 'spent', yellow: 'spent' } as const;
const counts = {
  spaces: { green: 1, pink: 20, blue: 3, yellow: 20 },
  animals: { shellfish: 44, crab: 6, seahorse: 7, starfish: 8 },
  animalPoints: 999,
  remote: -126,
};
const luminos = reef('d4d5:GP c4c5:G3c');

const COMMANDS: readonly (readonly [string, Command])[] = [
  ['0540', { type: 'take-limestone', player, count: 6 }],
  ['0db3b9c0', placeAnyway(player, 'g5g4:Ys3')],
  ['15b4', { type: 'take-back', player, lumino: 109 }],
  ['1c', { type: 'return-lumino', player }],
  ['2580', { type: 'spend-jellyfish', player, color: 'yellow' }],
  ['2c', { type: 'end-turn', player }],
  ['30', { type: 'begin-scoring' }],
  ['3d00', { type: 'score-coral', player, color: 'blue' }],
  ['44', { type: 'skip-scoring', player }],
  ['48', { type: 'empty-bag' }],
  ['55f380', { type: 'correct-score', player, score: 999 }],
  ['5d40', { type: 'correct-limestone', player, limestone: 10 }],
  ['64c0', { type: 'correct-tile', player, color: 'pink', tile: 'spent' }],
  ['6c80', { type: 'correct-round', round: 10 }],
  ['74', { type: 'correct-octopus', player }],
  ['7c06b4df8756', { type: 'change-name', player, name: 'Zoë' }],
  ['8580', { type: 'change-fish', player, fish: 'surgeonfish' }],
  [
    '8db4c0',
    { type: 'change-start', player, start: { colors: ['yellow', 'pink'], symbols: ['starfish', 6] } },
  ],
  ['94', { type: 'change-score-board', scoreBoard: 'light' }],
  [
    '9c49249249219245249249249249249200',
    { type: 'change-board', board: board('B', -3, { water: 'a1 g5', limestone: 'c3', [-1]: 'd1' }) },
  ],
  ['a0', { type: 'finish-rounds' }],
  ['ad00', { type: 'choose-depth', player, depth: 'counted' }],
  [
    'b4055dce8000',
    {
      type: 'paint-reef',
      player,
      spaces: [
        { space: 43, seen: { color: 'pink', level: 52, symbol: 'starfish' } },
        { space: 0, seen: null },
      ],
    },
  ],
  ['bc0a81a960c391f380', { type: 'count-reef', player, counts }],
  ['c500', { type: 'count-jellyfish', player, count: 4 }],
  [
    'cc2468acf0d1cef001387a86804ed100500700',
    {
      type: 'collect-reef',
      player,
      collected: {
        table: 0x12345678,
        madeAt: 1_760_000_000,
        score: 9999,
        limestone: 10,
        tiles,
        reef: { kind: 'luminos', luminos },
      },
    },
  ],
  ['d7', { type: 'follow-seat', seat: 3 }],
  ['ddd808', { type: 'tally-animals', player, species: 'starfish', small: 44, large: 1 }],
  ['e60201169bf0eac0', { type: 'tell-about', playedAt: -1, note: 'Zoë' }],
];

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

test.each(COMMANDS.map(([hex, given]) => [given.type, hex, given] as const))('%s', (_, hex, given) => {
  expect(hexOf(encodeBits(command, given))).toBe(hex);
  expect(decodeBits(command, bytesOf(hex))).toStrictEqual(given);
});

test('every command has its line', () => {
  expect(COMMANDS.map(([, { type }]) => type).sort()).toEqual([...COMMAND_TYPES].sort());
});

const FILE = gameFileOf(
  tableOf(performAll(sessionFor(2), { type: 'choose-depth', player: 0, depth: 'from-above' })),
);

const OPENINGS: readonly (readonly [string, string, Opening])[] = [
  [
    'set up here',
    '00482dcc2080012132b724000091c78e240c',
    { ...setupFor(2), board: DEFAULT_BOARDS.A, depth: 'counted', scoreBoard: 'light' },
  ],
  ['of totals alone', '00482dcc2080012132b724003ffffffffff6', { ...setupFor(2), depth: 'totals' }],
  [
    'joined',
    '20482dcc2080012132b724000486cadb1804ffffffffffc72bfaeaf9',
    { ...setupFor(3), octopus: 2, joined: { table: 0xcafebabe, seat: 1 } },
  ],
  ['from a file', '9ffffffffff8040905b9853878002000008005000000000484cadc9c3c00002ed200', { file: FILE }],
  [
    'from a file without terrain',
    'e0102416e614e1e00080000200140000000012132b7270f00000bb4800',
    { file: { ...FILE, board: DEFAULT_BOARDS.B, boardIsDefault: true } },
  ],
];

test.each(OPENINGS)('a table %s', (_, hex, given) => {
  expect(hexOf(encodeBits(opening, given))).toBe(hex);
  expect(decodeBits(opening, bytesOf(hex))).toStrictEqual(given);
});
