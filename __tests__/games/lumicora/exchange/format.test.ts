/** The format as it was shipped: whoever changes it changes these lines, and the version with them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { encodeBits } from '@/games/lumicora/exchange/bitCodec';
import { formatCode, KIND_NUMBERS } from '@/games/lumicora/exchange/code';
import { command } from '@/games/lumicora/exchange/commandCodec';
import { CODE_PREFIX, CODE_VERSION, LUMICORA } from '@/games/lumicora/exchange/envelope';
import { assembleGame, gameParts, PART_BYTES } from '@/games/lumicora/exchange/gameParts';
import { invitationOf } from '@/games/lumicora/exchange/invitation';
import type { Invitation, SharedCode, SharedReef } from '@/games/lumicora/exchange/shared';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { byColor } from '@/games/lumicora/rules/model';
import type { Command, CommandType } from '@/games/lumicora/session/commands';
import { encodeSave } from '@/games/lumicora/session/saveFile';
import { createRng } from '@/kit/rng';

import { COMMAND_TYPES, randomGame } from '../../../support/randomCommands';
import { board, reef, surface } from '../../../support/reef';
import { performAll, place, sessionFor, takeLimestone } from '../../../support/tables';
import { bytesOf, said } from './rawCodes';

const REEF: SharedReef = {
  table: 0x12345678,
  seat: 2,
  madeAt: 1_760_000_000,
  side: 'B',
  scoreBoard: 'light',
  players: 3,
  terrain: 0xbeef,
  name: 'Zoë 🐙',
  score: -7,
  limestone: 9,
  tiles: { green: 'coral', pink: 'jellyfish', blue: 'spent', yellow: 'coral' },
  reef: { kind: 'luminos', luminos: reef('d4d5:GP c4c5:G3c d4c4:G6.') },
};

const VIEW: SharedReef = { ...REEF, reef: { kind: 'view', view: viewOnly('d4d5:GP c4c5:G3c d4c4:G6.') } };

function viewOnly(line: string) {
  const { levels, colors, symbols } = surface(line);
  return { levels, colors, symbols };
}

const COUNTS: SharedReef = {
  ...REEF,
  reef: {
    kind: 'counts',
    counts: {
      spaces: { green: 12, pink: 3, blue: 0, yellow: 29 },
      animals: { shellfish: 1, crab: 2, seahorse: 3, starfish: 4 },
      animalPoints: 999,
      remote: -126,
    },
  },
};

const INVITATION: Invitation = {
  table: 0xfedcba98,
  seat: 1,
  players: [
    { name: 'Ana', fish: 'clownfish', start: { colors: ['green', 'pink'], symbols: [null, null] } },
    { name: 'Ben', fish: 'angelfish', start: { colors: ['yellow', 'blue'], symbols: [4, 'crab'] } },
  ],
  octopus: 1,
  board: DEFAULT_BOARDS.A,
  scoreBoard: 'dark',
  round: 4,
};

const PART = { transfer: 0xcafebabe, index: 1, count: 300, bytes: Uint8Array.of(1, 2, 3, 250) };
const SIDE_B = board('B', 'water', { limestone: 'c3 c5', [-1]: 'a3', [-2]: 'a1', [-3]: 'd1 d8' });

/** One code of every kind and depth that version 1 knows. */
const VERSION_1: readonly (readonly [string, string, SharedCode])[] = [
  [
    'a reef of Luminos',
    'REEFSIDE:W50V50684XR64BF9E7D104$V3A4+6OI LKQOWH8457KVH%0SP304Z1FTOCYO-UB',
    { kind: 'reef', reef: REEF },
  ],
  [
    'a reef from above',
    'REEFSIDE:W50V509P4XR64BF9E7D104$V3A4+6OI LKQOWH84577WHJ10MF8%20V*M000750*4PB1',
    { kind: 'reef', reef: VIEW },
  ],
  [
    'a counted reef',
    'REEFSIDE:W50V50684XR64BF9E7D104$V3A4+6OI LKQOWH84570XH9Y07DK353Q37+3J7DP',
    { kind: 'reef', reef: COUNTS },
  ],
  ['terrain of side A', 'REEFSIDE:W50HB07Y0DM4+P3-4000F 3', { kind: 'terrain', board: DEFAULT_BOARDS.A }],
  [
    'terrain of side B',
    'REEFSIDE:W50HB0.4288G000-44200000000000L50*5855',
    { kind: 'terrain', board: SIDE_B },
  ],
  [
    'an invitation',
    'REEFSIDE:W503H0M13V+R6BJDP4:3T448RCI%PB169T99M7PC4049D7BN',
    { kind: 'invitation', invitation: INVITATION },
  ],
  ['a part of a game', 'REEFSIDE:W50YM06*159W+0OW50SJ5%6C-68R78:ITC2', { kind: 'game-part', part: PART }],
];

test.each(VERSION_1)('version 1: %s', (_, code, shared) => {
  expect(formatCode(shared)).toBe(code);
  expect(said(code)).toStrictEqual(shared);
});

test('version 1: a whole game', () => {
  const session = performAll(sessionFor(2), place(0, 'c4c5:G3c'), takeLimestone(1, 6), {
    type: 'change-name',
    player: 1,
    name: 'Zoë',
  });
  const code =
    'REEFSIDE:W50YM0M/69Z8R7Q000500+8GV H$Y5W2MB7EKOG$NOI002J2/JEXM0FGWFGW310E:6557:40:ET6J0E50%885WJLUTYMVCU8';
  expect(gameParts(session)).toEqual([code]);
  const shared = said(code);
  if (shared.kind !== 'game-part') throw new Error('no part of a game');
  const { transfer, count, bytes } = shared.part;
  const game = assembleGame({ transfer, count, parts: new Map([[0, bytes]]) });
  expect(game.ok && encodeSave(game.value)).toBe(encodeSave(session));
});

describe('FORMAT.md', () => {
  const text = readFileSync(join(__dirname, '../../../../src/games/lumicora/exchange/FORMAT.md'), 'utf8');
  const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  /** The first two columns of the table with this header. */
  const rowsOf = (first: string, second: string): readonly (readonly [string, string])[] => {
    const from = rows.findIndex((row) => row[1] === first && row[2] === second) + 2;
    const length = rows.slice(from).findIndex((row) => row.length === 1);
    return rows.slice(from, from + length).map((row) => [row[1]!, row[2]!]);
  };

  test('names the version, the prefix and the game', () => {
    expect(text).toContain(`\nVersion: ${CODE_VERSION}\n`);
    expect(text).toContain(`\n\`${CODE_PREFIX}\` and then`);
    expect(text).toContain(`game: ${LUMICORA} is Lumicora`);
  });

  test('numbers the kinds as they are', () => {
    expect(rowsOf('kind', 'body')).toEqual(
      Object.entries(KIND_NUMBERS).map(([kind, number]) => [`${number}`, kind]),
    );
  });

  test('numbers the commands as they are', () => {
    const samples = new Map<CommandType, Command>();
    for (let seed = 0; samples.size < COMMAND_TYPES.length && seed < 200; seed++) {
      const { entries } = randomGame(createRng(seed), 150).session.history;
      for (const { command: given } of entries) samples.set(given.type, given);
    }
    const numbers = [...samples].map(([type, given]) => [`${encodeBits(command, given)[0]! >> 3}`, type]);
    const byNumber = numbers.sort(([a], [b]) => Number(a) - Number(b));
    expect(byNumber).toEqual(rowsOf('command', 'type'));
    expect(byNumber.map(([, type]) => type).sort()).toEqual([...COMMAND_TYPES].sort());
  });

  test('states the sizes as they are', () => {
    const luminos = [...reef('d4d5:GP'), ...Array(29).fill(reef('a1a2:G3c')[0]!)];
    const told = (name: string): SharedCode => ({
      kind: 'reef',
      reef: { ...REEF, name, tiles: byColor(() => 'coral'), reef: { kind: 'luminos', luminos } },
    });
    const sizes: Readonly<Record<string, SharedCode>> = {
      'reef of 30 Luminos, name of 3 bytes': told('Ana'),
      'reef of 30 Luminos, longest name': told('🐙'.repeat(40)),
      'terrain of side A': { kind: 'terrain', board: DEFAULT_BOARDS.A },
      'terrain of side B': { kind: 'terrain', board: DEFAULT_BOARDS.B },
      'invitation of 4 players, names of 3 bytes, side A': {
        kind: 'invitation',
        invitation: invitationOf(
          performAll(sessionFor(4), { type: 'change-name', player: 3, name: 'Dan' }),
          0,
        ),
      },
      'game part at its largest': { kind: 'game-part', part: { ...PART, bytes: new Uint8Array(PART_BYTES) } },
    };
    const measured = Object.entries(sizes).map(([what, shared]) => [
      what,
      `${bytesOf(formatCode(shared)).length}`,
    ]);
    expect(rowsOf('code', 'bytes')).toEqual(measured);
  });
});
