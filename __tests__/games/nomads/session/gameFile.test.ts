import {
  decodeGameFile,
  encodeGameFile,
  GAME_FILE_PROBLEM_CODES,
  type GameFile,
  type GameFileProblem,
} from '@/games/nomads/session/gameFile';
import { gameFileDe } from '@/games/nomads/strings/de/gameFile';
import { gameFileEn } from '@/games/nomads/strings/en/gameFile';
import { createRng } from '@/kit/rng';
import { describeFileProblem } from '@/tabletop/files/fileProblem';

import { answerMoon, answerMoves, answerScore, answerWrite } from '../../../../scripts/nomads/answers';
import { faultsOf, mutate } from '../../../support/mutateFile';
import { randomNomads } from '../../../support/nomads/randomNomads';
import { propertyRuns } from '../../../support/propertyRuns';

const SPACE = { discs: ['nomad'], top: 5, left: 14 };
const PLAYER = {
  name: 'Ana',
  adventurer: 'ulrich',
  tiles: [3, 0, 1, 0, 0, 0, 2],
  wild: 1,
  legends: [3, null, null, null, null, null, null],
  song: null,
  moons: 0,
};
const BEN = { ...PLAYER, name: 'Ben', adventurer: 'nostromo', legends: Array(7).fill(null) };
const FILE = {
  format: 'nomads-game',
  version: 1,
  moonTies: 'share-4',
  cards: { songs: [{ tiles: 3, points: 4 }], legends: [[2, 3, 4, 5], [3, 4, 5, 6], [], [], [], [], []] },
  players: [PLAYER, BEN],
  moonChart: 2,
  turn: 0,
  campfire: { lys: 3, spaces: Array(8).fill(SPACE) },
};

function refusal(file: unknown): GameFileProblem {
  const decoded = decodeGameFile(JSON.stringify(file));
  if (decoded.ok) throw new Error('was accepted');
  return decoded.error;
}

const withCamp = (space: number, more: object) => ({
  ...FILE,
  campfire: {
    ...FILE.campfire,
    spaces: FILE.campfire.spaces.map((own, index) => (index === space - 1 ? { ...own, ...more } : own)),
  },
});

test('the file of the shared page is read, and written again as it was', () => {
  const decoded = decodeGameFile(JSON.stringify(FILE));
  expect(decoded.ok && JSON.parse(encodeGameFile(decoded.value))).toEqual(FILE);
  const { campfire, ...pad } = FILE;
  const without = decodeGameFile(JSON.stringify({ ...pad, something: 'else' }));
  expect(without.ok && without.value.campfire).toBeNull();
  expect(campfire.lys).toBe(3);
});

describe('what cannot be is refused with its place', () => {
  test.each([
    [
      'a third disc of an adventurer',
      withCamp(4, { discs: ['red', 'red', 'red'] }),
      'campfire.spaces[3].discs[2]',
      'disc-too-many',
    ],
    [
      'a ninth nomad',
      withCamp(8, { discs: ['nomad', 'nomad'] }),
      'campfire.spaces[7].discs[1]',
      'disc-too-many',
    ],
    [
      'a frog without Nostromo',
      { ...withCamp(1, { discs: ['frog'] }), players: [PLAYER] },
      'campfire.spaces[0].discs[0]',
      'disc-too-many',
    ],
    [
      'a pile on a ninth space',
      { ...FILE, campfire: { lys: 3, spaces: Array(9).fill(SPACE) } },
      'campfire.spaces[8]',
      'not-so-many',
    ],
    [
      'a space too few',
      { ...FILE, campfire: { lys: 3, spaces: Array(7).fill(SPACE) } },
      'campfire.spaces[7]',
      'missing',
    ],
    [
      'a legend card held by two',
      { ...FILE, players: [PLAYER, { ...BEN, legends: PLAYER.legends }] },
      'players[1].legends[0]',
      'legend-taken',
    ],
    [
      'a song held by two',
      {
        ...FILE,
        players: [
          { ...PLAYER, song: 0 },
          { ...BEN, song: 0 },
        ],
      },
      'players[1].song',
      'song-taken',
    ],
    [
      'a song that is not there',
      { ...FILE, players: [{ ...PLAYER, song: 1 }] },
      'players[0].song',
      'no-such-song',
    ],
    [
      'an adventurer twice',
      { ...FILE, players: [PLAYER, { ...BEN, adventurer: 'ulrich' }] },
      'players[1].adventurer',
      'adventurer-taken',
    ],
    [
      'a name twice',
      { ...FILE, players: [PLAYER, { ...BEN, name: 'Ana' }] },
      'players[1].name',
      'duplicate-name',
    ],
    ['nobody’s turn', { ...FILE, turn: 2 }, 'turn', 'no-such-player'],
    [
      'Lys on a ninth space',
      { ...FILE, campfire: { ...FILE.campfire, lys: 9 } },
      'campfire.lys',
      'too-large',
    ],
    ['an unknown disc', withCamp(2, { discs: ['lys'] }), 'campfire.spaces[1].discs[0]', 'not-a-disc'],
    ['an eighth legend on top', withCamp(2, { top: 8 }), 'campfire.spaces[1].top', 'not-a-top'],
    ['a tile on an empty stack', withCamp(2, { left: 0 }), 'campfire.spaces[1].top', 'stack-is-empty'],
    ['an empty stack with tiles', withCamp(2, { top: null }), 'campfire.spaces[1].top', 'stack-is-not-empty'],
    [
      'eight kinds of tiles',
      { ...FILE, players: [{ ...PLAYER, tiles: Array(8).fill(0) }] },
      'players[0].tiles[7]',
      'not-so-many',
    ],
    [
      'six rows of legends',
      { ...FILE, cards: { ...FILE.cards, legends: Array(6).fill([]) } },
      'cards.legends[6]',
      'missing',
    ],
    [
      'a debt of tiles',
      { ...FILE, players: [{ ...PLAYER, tiles: [-1, 0, 0, 0, 0, 0, 0] }] },
      'players[0].tiles[0]',
      'too-small',
    ],
    ['half a moon', { ...FILE, moonChart: 0.5 }, 'moonChart', 'not-a-whole-number'],
    ['six players', { ...FILE, players: Array(6).fill(PLAYER) }, 'players', 'too-many-players'],
    ['another rule for ties', { ...FILE, moonTies: 'share-2' }, 'moonTies', 'not-moon-ties'],
    [
      'another adventurer',
      { ...FILE, players: [{ ...PLAYER, adventurer: 'lys' }] },
      'players[0].adventurer',
      'not-an-adventurer',
    ],
    ['another format', { ...FILE, format: 'lumicora-game' }, 'format', 'not-a-game-file'],
    ['a later version', { ...FILE, version: 2 }, 'version', 'unknown-version'],
    ['no cards', { ...FILE, cards: undefined }, 'cards', 'missing'],
  ] as const)('%s', (_, file, path, code) => {
    expect(refusal(file)).toMatchObject({ path, code });
  });

  test('a card of which two are printed may be held by two, and of a row that is not known too', () => {
    const held = (legends: readonly (number | null)[], rows: readonly number[][]) => ({
      ...FILE,
      cards: { ...FILE.cards, legends: rows },
      players: [
        { ...PLAYER, legends },
        { ...BEN, legends },
      ],
    });
    const first = [3, null, null, null, null, null, null];
    const rows: number[][] = Array(7).fill([]);
    expect(decodeGameFile(JSON.stringify(held(first, [[3, 3], ...rows.slice(1)]))).ok).toBe(true);
    expect(decodeGameFile(JSON.stringify(held(first, rows))).ok).toBe(true);
  });
});

test('more than the box holds is no reason to refuse a file', () => {
  const much = { ...PLAYER, tiles: [99, 99, 0, 0, 0, 0, 0], wild: 50, moons: 1000 };
  const campfire = { lys: 1, spaces: Array(8).fill({ discs: [], top: 'moon', left: 500 }) };
  expect(decodeGameFile(JSON.stringify({ ...FILE, players: [much], moonChart: 40, campfire })).ok).toBe(true);
});

const MUTANTS = propertyRuns(800, 5000);
const PATH = /^$|^[a-zA-Z]+(\[\d+\]|\.[a-zA-Z]+)*$/;
const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]{1,250}$/;
const FAULTS = faultsOf(
  ['"nomad"', '"frog"', '"ulrich"', '"wild"', '"moon"', '"unknown"', '[[2,3]]', '8', '["red","red","red"]'],
  [
    'cards',
    'songs',
    'legends',
    'tiles',
    'wild',
    'moons',
    'song',
    'campfire',
    'lys',
    'discs',
    'top',
    'left',
    'turn',
    'moonChart',
  ],
);

function findFaultOfGame(game: GameFile): string | null {
  answerScore(game);
  answerMoon(game);
  answerWrite(game, game.turn);
  answerMoves(game, game.turn);
  const text = encodeGameFile(game);
  const again = decodeGameFile(text);
  return again.ok && encodeGameFile(again.value) === text ? null : 'not the same when read again';
}

function findFaultOfProblem(problem: GameFileProblem): string | null {
  if (!GAME_FILE_PROBLEM_CODES.includes(problem.code)) return `code ${problem.code}`;
  if (!PATH.test(problem.path)) return `path ${problem.path}`;
  const words = [gameFileEn, gameFileDe].map((strings) => describeFileProblem(problem, strings));
  const bad = words.find((line) => !ONE_LINE.test(line) || /undefined|NaN|\[object/.test(line));
  return bad === undefined ? null : `words ${bad}`;
}

test(`${MUTANTS} mutated game files each give a game or a problem with its place, and nothing throws`, () => {
  const rng = createRng(20162);
  const seen = new Map<string, number>();
  for (let index = 0; index < MUTANTS; index++) {
    const text = mutate(encodeGameFile(randomNomads(rng)), rng, FAULTS);
    const result = decodeGameFile(text);
    const fault = result.ok ? findFaultOfGame(result.value) : findFaultOfProblem(result.error);
    if (fault !== null) throw new Error(`mutant ${index}: ${fault}\n${text.slice(0, 2000)}`);
    const outcome = result.ok ? 'game' : result.error.code;
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
  }
  expect(seen.get('game')).toBeGreaterThan(MUTANTS / 50);
  expect(seen.get('not-json')).toBeGreaterThan(MUTANTS / 50);
  expect(seen.size).toBeGreaterThan(18);
}, 120_000);
