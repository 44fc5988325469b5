/** The format as it was shipped: whoever changes it changes these lines, and the version with them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { lumicoraCodes, type LumicoraCode } from '@/games/lumicora/exchange/codes';
import { invitationOf, type Invitation } from '@/games/lumicora/exchange/invitation';
import type { SharedReef } from '@/games/lumicora/exchange/sharedReef';
import { command } from '@/games/lumicora/exchange/wholeGame';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { byColor } from '@/games/lumicora/rules/model';
import { encodeSave } from '@/games/lumicora/session/save/saveFile';
import type { Command, CommandType } from '@/games/lumicora/session/table/commands';
import { createRng } from '@/kit/rng';
import { encodeBits } from '@/tabletop/codes/bitCodec';
import { CODE_PREFIX } from '@/tabletop/codes/envelope';
import { PART_BYTES } from '@/tabletop/codes/parts';

import { bytesOf, codeOf, codeOfPart, codesOfGame, partIn, said, saidGame } from '../../../support/codes';
import { COMMAND_TYPES, randomGame } from '../../../support/randomCommands';
import { board, reef, surface } from '../../../support/reef';
import { performAll, place, sessionFor, takeLimestone } from '../../../support/tables';

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
const VERSION_1: readonly (readonly [string, string, LumicoraCode])[] = [
  [
    'a reef of Luminos',
    'REEFSIDE:W50V50684XR64BF9E7D104$V3A4+6OI LKQOWH8457KVH%0SP304Z1FTOCYO-UB',
    { kind: 'reef', value: REEF },
  ],
  [
    'a reef from above',
    'REEFSIDE:W50V509P4XR64BF9E7D104$V3A4+6OI LKQOWH84577WHJ10MF8%20V*M000750*4PB1',
    { kind: 'reef', value: VIEW },
  ],
  [
    'a counted reef',
    'REEFSIDE:W50V50684XR64BF9E7D104$V3A4+6OI LKQOWH84570XH9Y07DK353Q37+3J7DP',
    { kind: 'reef', value: COUNTS },
  ],
  ['terrain of side A', 'REEFSIDE:W50HB07Y0DM4+P3-4000F 3', { kind: 'terrain', value: DEFAULT_BOARDS.A }],
  [
    'terrain of side B',
    'REEFSIDE:W50HB0.4288G000-44200000000000L50*5855',
    { kind: 'terrain', value: SIDE_B },
  ],
  [
    'an invitation',
    'REEFSIDE:W503H0M13V+R6BJDP4:3T448RCI%PB169T99M7PC4049D7BN',
    { kind: 'invitation', value: INVITATION },
  ],
];

test.each(VERSION_1)('version 1: %s', (_, code, shared) => {
  expect(codeOf(shared)).toBe(code);
  expect(said(code)).toStrictEqual(shared);
});

test('version 1: a part of a game', () => {
  const code = 'REEFSIDE:W50YM06*159W+0OW50SJ5%6C-68R78:ITC2';
  expect(codeOfPart(PART)).toBe(code);
  expect(partIn(code)).toStrictEqual(PART);
});

test('version 1: a whole game', () => {
  const session = performAll(sessionFor(2), place(0, 'c4c5:G3c'), takeLimestone(1, 6), {
    type: 'change-name',
    player: 1,
    name: 'Zoë',
  });
  const code =
    'REEFSIDE:W50YM0M/69Z8R7Q000500+8GV H$Y5W2MB7EKOG$NOI002J2/JEXM0FGWFGW310E:6557:40:ET6J0E50%885WJLUTYMVCU8';
  expect(codesOfGame(session)).toEqual([code]);
  expect(encodeSave(saidGame(code))).toBe(encodeSave(session));
});

describe('version 1, as the app wrote it before other games could have codes', () => {
  const path = join(__dirname, '../../../fixtures/codes/version-1.json');
  const { game: games, ...single } = JSON.parse(readFileSync(path, 'utf8')) as Readonly<
    Record<'reef' | 'terrain' | 'invitation', readonly string[]>
  > & { readonly game: readonly (readonly string[])[] };

  test.each(Object.entries(single))('each %s is read, and written again to the letter', (kind, codes) => {
    expect(codes.length).toBeGreaterThan(5);
    for (const code of codes) {
      const told = said(code);
      expect(told.kind).toBe(kind);
      expect(codeOf(told)).toBe(code);
    }
  });

  test('each game is read from its codes in any order, and written again to the letter', () => {
    expect(games.map((codes) => codes.length)).toEqual([1, 2, 2, 3]);
    for (const codes of games) expect(codesOfGame(saidGame(...[...codes].reverse()))).toEqual(codes);
  });
});

describe('version 2, for what version 1 cannot say', () => {
  const path = join(__dirname, '../../../fixtures/codes/version-2.json');
  const { game: games } = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly game: readonly (readonly string[])[];
  };
  const versionOf = (code: string) => bytesOf(code)[0];

  test('each game is read, and written again to the letter', () => {
    const told = games.map((codes) => saidGame(...codes));
    expect(told.map(codesOfGame)).toEqual(games);
    expect(games.flat().map(versionOf)).toEqual(games.flat().map(() => 2));
    expect(told[0]!.log.entries.map(({ command: { type } }) => type)).toContain('tally-animals');
    expect(told[1]!.setup).toMatchObject({ depth: 'totals' });
  });

  test('a game without all that stays in version 1, which older apps read', () => {
    expect(codesOfGame(sessionFor(2)).map(versionOf)).toEqual([1]);
  });

  test('a code of version 1 that holds what only version 2 has is meaningless', () => {
    const kind = lumicoraCodes.kinds.game;
    const bytes = kind.encode(saidGame(...games[1]!));
    expect(kind.decode(Uint8Array.from([1, ...bytes.slice(1)]), 1)).toEqual({
      ok: false,
      error: { code: 'meaningless' },
    });
  });
});

describe('FORMAT.md', () => {
  const read = (folder: string) =>
    readFileSync(join(__dirname, '../../../../src', folder, 'FORMAT.md'), 'utf8');
  const text = read('games/lumicora/exchange');
  const around = read('tabletop/codes');
  const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  /** The first two columns of the table with this header. */
  const rowsOf = (first: string, second: string): readonly (readonly [string, string])[] => {
    const from = rows.findIndex((row) => row[1] === first && row[2] === second) + 2;
    const length = rows.slice(from).findIndex((row) => row.length === 1);
    return rows.slice(from, from + length).map((row) => [row[1]!, row[2]!]);
  };

  test('names the version, the prefix and the game', () => {
    expect(text).toContain(`\nVersion: ${lumicoraCodes.version}\n`);
    expect(around).toContain(`\n\`${CODE_PREFIX}\` and then`);
    expect(around).toContain(`game: ${lumicoraCodes.game} is Lumicora`);
  });

  test('numbers the kinds as they are', () => {
    expect(rowsOf('kind', 'body')).toEqual(
      Object.entries(lumicoraCodes.kinds).map(([kind, { number }]) => [`${number}`, kind]),
    );
  });

  test('numbers the commands as they are', () => {
    const samples = new Map<CommandType, Command>();
    for (let seed = 0; samples.size < COMMAND_TYPES.length && seed < 200; seed++) {
      const { entries } = randomGame(createRng(seed), 150).session.log;
      for (const { command: given } of entries) samples.set(given.type, given);
    }
    const numbers = [...samples].map(([type, given]) => [`${encodeBits(command, given)[0]! >> 3}`, type]);
    const byNumber = numbers.sort(([a], [b]) => Number(a) - Number(b));
    expect(byNumber).toEqual(rowsOf('command', 'type'));
    expect(byNumber.map(([, type]) => type).sort()).toEqual([...COMMAND_TYPES].sort());
  });

  test('states the sizes as they are', () => {
    const luminos = [...reef('d4d5:GP'), ...Array(29).fill(reef('a1a2:G3c')[0]!)];
    const told = (name: string): LumicoraCode => ({
      kind: 'reef',
      value: { ...REEF, name, tiles: byColor(() => 'coral'), reef: { kind: 'luminos', luminos } },
    });
    const sizes: Readonly<Record<string, LumicoraCode>> = {
      'reef of 30 Luminos, name of 3 bytes': told('Ana'),
      'reef of 30 Luminos, longest name': told('🐙'.repeat(40)),
      'terrain of side A': { kind: 'terrain', value: DEFAULT_BOARDS.A },
      'terrain of side B': { kind: 'terrain', value: DEFAULT_BOARDS.B },
      'invitation of 4 players, names of 3 bytes, side A': {
        kind: 'invitation',
        value: invitationOf(performAll(sessionFor(4), { type: 'change-name', player: 3, name: 'Dan' }), 0),
      },
    };
    const measured = Object.entries(sizes).map(([what, shared]) => [what, codeOf(shared)] as const);
    const largestPart = codeOfPart({ ...PART, bytes: new Uint8Array(PART_BYTES) });
    const lengths = [...measured, ['game part at its largest', largestPart] as const].map(([what, code]) => [
      what,
      `${bytesOf(code).length}`,
    ]);
    expect(rowsOf('code', 'bytes')).toEqual(lengths);
  });
});
