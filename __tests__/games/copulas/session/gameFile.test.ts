import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { auditTurns } from '@/games/copulas/rules/audit';
import { courseOf, scoreGame } from '@/games/copulas/session/gameFile/gameCourse';
import {
  courseRulesOf,
  decodeGame,
  decodeGameFile,
  encodeGameFile,
  GAME_FILE_PROBLEM_CODES,
  type GameFile,
  type GameFileProblem,
} from '@/games/copulas/session/gameFile/gameFile';
import { gameFileDe } from '@/games/copulas/strings/de/gameFile';
import { gameFileEn } from '@/games/copulas/strings/en/gameFile';
import { createRng } from '@/kit/rng';
import { describeFileProblem } from '@/tabletop/files/fileProblem';

import { randomGame } from '../../../support/copulas';
import { faultsOf, mutate } from '../../../support/mutateFile';
import { propertyRuns } from '../../../support/propertyRuns';

const EXAMPLE = readFileSync(join(__dirname, '../../../fixtures/copulas/example.json'), 'utf8');

type Json = Record<string, unknown>;

const DARK = Array.from({ length: 12 }, () => '0'.repeat(12));

function file(changes: Json = {}): Json {
  return {
    format: 'copulas-game',
    version: 1,
    players: [
      { name: 'Ana', color: 'orange' },
      { name: 'Ben', color: 'blue' },
    ],
    board: { modules: [3, 3], moduleSize: 4, lights: DARK },
    turns: [],
    ...changes,
  };
}

const board = (changes: Json) =>
  file({ board: { modules: [3, 3], moduleSize: 4, lights: DARK, ...changes } });
const turns = (...list: readonly Json[]) => file({ turns: list });
const U = (player: number, at: string, open = 'up') => ({ player, shape: 'U', at, open });
const X = (player: number, at: string) => ({ player, shape: 'X', at });

/** Seven crosses in two rows, far enough apart. */
const SEVEN = ['b2', 'e2', 'h2', 'k2', 'b6', 'e6', 'h6'].map((at) => X(0, at));

const REFUSED: readonly { readonly title: string; readonly json: unknown; readonly says: string }[] = [
  { title: 'a 17 x 17 board by its lights', json: board({ lights: Array(17).fill('0'.repeat(17)) }), says: 'board.lights: there are 17 rows, the board has 12' }, // oxfmt-ignore
  { title: 'a 17 x 17 board by its modules', json: board({ modules: [17, 17], moduleSize: 1 }), says: 'board.modules: 17 x 17 modules are not for 2 players' }, // oxfmt-ignore
  { title: 'a board of one row', json: board({ modules: [12, 1] }), says: 'board.modules: 12 x 1 modules are not for 2 players' }, // oxfmt-ignore
  { title: 'one row of lights', json: board({ lights: [DARK[0]] }), says: 'board.lights: there are 1 rows, the board has 12' }, // oxfmt-ignore
  { title: 'a row that is too short', json: board({ lights: [...DARK.slice(1), '000'] }), says: 'board.lights[11]: there are 3 cells, a row of the board has 12' }, // oxfmt-ignore
  { title: 'a light of 6', json: board({ lights: ['000000600000', ...DARK.slice(1)] }), says: 'board.lights[0]: "000000600000" is not a row of digits from 0 to 5' }, // oxfmt-ignore
  {
    title: 'a module of 7 cells',
    json: board({ moduleSize: 7 }),
    says: 'board.moduleSize: 7 is more than 6',
  },
  { title: 'a joint beside the board', json: board({ joints: ['a1', 'm1'] }), says: 'board.joints[1]: m1 is not on the board, or the tile reaches over its rim' }, // oxfmt-ignore
  { title: 'CT-1 a seventh cross', json: turns(...SEVEN), says: 'turns[6].shape: a player has only 6 tiles of shape X' }, // oxfmt-ignore
  { title: 'CP-3 overlapping tiles', json: turns(U(0, 'f7'), { player: 1, skip: true }, X(0, 'g8')), says: 'turns[2].at: the tile of turns[0] lies on g7 already' }, // oxfmt-ignore
  { title: 'CP-3 a tile over the rim', json: turns(X(0, 'a5')), says: 'turns[0].at: a5 is not on the board, or the tile reaches over its rim' }, // oxfmt-ignore
  { title: 'CP-3 a tile beside the board', json: turns(X(0, 'm5')), says: 'turns[0].at: m5 is not on the board, or the tile reaches over its rim' }, // oxfmt-ignore
  { title: 'a U without an opening', json: turns({ player: 0, shape: 'U', at: 'f7' }), says: 'turns[0].open: this is missing' }, // oxfmt-ignore
  { title: 'a U open to nowhere', json: turns(U(0, 'f7', 'north')), says: 'turns[0].open: "north" is not a side: up, right, down or left' }, // oxfmt-ignore
  { title: 'no cell', json: turns(X(0, 'F7')), says: 'turns[0].at: "F7" is not a cell' },
  { title: 'a player that is not there', json: turns(X(2, 'f7')), says: 'turns[0].player: there is no player 2, the last one is 1' }, // oxfmt-ignore
  { title: 'a skip that is none', json: turns({ player: 0, skip: 'yes' }), says: 'turns[0].skip: "yes" is neither true nor false' }, // oxfmt-ignore
  { title: 'two players of one color', json: file({ players: [{ name: 'Ana', color: 'blue' }, { name: 'Ben', color: 'blue' }] }), says: 'players[1].color: "blue" is the color of player 0 already' }, // oxfmt-ignore
  { title: 'one player', json: file({ players: [{ name: 'Ana', color: 'blue' }] }), says: 'players: 1 players are too few, at least 2 play' }, // oxfmt-ignore
  { title: 'CE-5 teams of two players', json: file({ teams: true }), says: 'teams: teams need 4 players' },
  { title: 'another order', json: file({ order: 'french' }), says: 'order: "french" is not an order: japanese or english' }, // oxfmt-ignore
  { title: 'typed points that no tile has', json: { ...turns({ ...X(0, 'f7'), points: 26 }), board: { modules: [3, 3] } }, says: 'turns[0].points: 26 is more than 25' }, // oxfmt-ignore
  { title: 'too many turns', json: turns(...Array.from({ length: 1001 }, () => ({ player: 0, skip: true }))), says: 'turns: 1001 turns are too many, the most are 1000' }, // oxfmt-ignore
  { title: 'another game', json: file({ format: 'lumicora-game' }), says: 'format: "lumicora-game" is not "copulas-game"' }, // oxfmt-ignore
  { title: 'a list', json: [], says: '[…] is not an object' },
];

test.each(REFUSED)('$title', ({ json, says }) => {
  const decoded = decodeGame(json);
  expect(decoded.ok ? 'read' : describeFileProblem(decoded.error, gameFileEn)).toBe(says);
});

test('what merely breaks a rule is kept: a joint, ten lights, the wrong seat', () => {
  const lights = ['500000000000', ...DARK.slice(1)];
  const json = board({ lights, joints: ['b2', 'b2'] });
  const decoded = decodeGame({ ...json, turns: [X(1, 'b2'), { player: 1, skip: true, at: 'x' }] });
  expect(decoded).toMatchObject({ ok: true, value: { board: { joints: [33] }, turns: [{ seat: 1 }, {}] } });
});

test('lights make typed points meaningless; without lights they count', () => {
  const tile = { ...U(0, 'f7'), points: 'many' };
  expect(decodeGame(turns(tile)).ok).toBe(true);
  const typed = decodeGame({ ...turns({ ...U(0, 'f7'), points: 7 }), board: { modules: [3, 3] } });
  expect(typed.ok && scoreGame(typed.value).scores[0]).toMatchObject({ gained: 7, isolated: -5, left: 11 });
});

test('what is left out has a default', () => {
  const decoded = decodeGame({ ...file(), board: { modules: [3, 3] } });
  expect(decoded).toMatchObject({
    ok: true,
    value: { order: 'japanese', teams: false, board: { columns: 12, lights: null, joints: [] } },
  });
});

test('a game is the same after it was written and read again', () => {
  const rng = createRng(7);
  for (const players of [2, 3, 4]) {
    const text = encodeGameFile(randomGame(rng, players));
    const decoded = decodeGameFile(text);
    expect(decoded.ok && encodeGameFile(decoded.value)).toBe(text);
  }
});

const MUTANTS = propertyRuns(1200, 5000);
const PATH = /^$|^[a-zA-Z]+(\[\d+\]|\.[a-zA-Z]+)*$/;
const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]{1,250}$/;
const FAULTS = faultsOf(
  [
    '"f7"',
    '"up"',
    '"U"',
    '"X"',
    '[3,3]',
    '[4,4]',
    '"purple"',
    '"japanese"',
    '{"player":0,"skip":true}',
    '"000000000000"',
  ],
  ['order', 'teams', 'modules', 'moduleSize', 'lights', 'joints', 'turns', 'shape', 'open', 'points', 'skip'],
);

function findFaultOfGame(game: GameFile): string | null {
  const { scores, ranking } = scoreGame(game);
  if (!scores.every(({ total }) => Number.isSafeInteger(total))) return 'total';
  if (ranking.winners.length === 0) return 'winners';
  auditTurns(courseRulesOf(game), game.turns);
  courseOf(game);
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

test(`${MUTANTS} mutated game files each give a game or a problem, and nothing throws`, () => {
  const rng = createRng(40);
  const seen = new Map<string, number>();
  for (let index = 0; index < MUTANTS; index++) {
    const whole = index % 50 === 0 ? EXAMPLE : encodeGameFile(randomGame(rng, 2 + rng.int(3), 6, 0.2));
    const text = mutate(whole, rng, FAULTS);
    const result = decodeGameFile(text);
    const fault = result.ok ? findFaultOfGame(result.value) : findFaultOfProblem(result.error);
    if (fault !== null) throw new Error(`mutant ${index}: ${fault}\n${text.slice(0, 2000)}`);
    const outcome = result.ok ? 'game' : result.error.code;
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
  }
  expect(seen.get('game')).toBeGreaterThan(MUTANTS / 20);
  expect(seen.get('not-json')).toBeGreaterThan(MUTANTS / 20);
  expect(seen.size).toBeGreaterThan(18);
}, 120_000);
