import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { nameOf } from '@/games/copulas/rules/cells';
import { encodeGameFile } from '@/games/copulas/session/gameFile/gameFile';
import { err, ok } from '@/kit/result';
import { createRng } from '@/kit/rng';

import { runProgram } from '../../scripts/command/run';
import { program } from '../../scripts/copulas/program';
import { randomGame, slowGameOf, slowTurnsOf } from '../support/copulas';
import { slowDue, slowLegal, slowScore, slowState } from '../support/slowCopulas';

const EXAMPLE = readFileSync(join(__dirname, '../fixtures/copulas/example.json'), 'utf8');

const PARSED = JSON.parse(EXAMPLE);

/** The command without a process: texts by file name. */
async function run(args: string, files: Readonly<Record<string, string>> = { 'game.json': EXAMPLE }) {
  let out = '';
  let errors = '';
  const status = await runProgram(program, args.split(' ').filter(Boolean), {
    out: (text) => (out += text),
    err: (text) => (errors += text),
    readFile: async (file) =>
      files[file] === undefined ? err('there is no such file') : ok(Buffer.from(files[file])),
    readInput: async () => ok(Buffer.from(EXAMPLE)),
  });
  const lines = args.includes('--json')
    ? out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  return { status, out, errors, lines };
}

test('CP-6 legal lists the places of whose turn it is, in reading order', async () => {
  const { status, lines, out } = await run('legal game.json --json');
  expect(status).toBe(0);
  expect(out).toMatch(/^{"player":1,"shape":"U","placements":\[{"at":"d4","open":"right","points":2},/);
  expect(lines[0].placements).toHaveLength(77);
  const cross = await run('legal - --player 0 --json');
  expect(cross.lines[0]).toMatchObject({ player: 0, shape: 'X' });
  expect(cross.lines[0].placements[0]).toMatchObject({ open: null });
  expect((await run('legal game.json')).out).toMatch(
    /^Ben, U is due: 77 legal\nat +open +points\nd4 +right +2\n/,
  );
});

test('CE-2 score tells each part, as if the game ended now', async () => {
  const { status, out } = await run('score game.json --json');
  expect(status).toBe(0);
  expect(out).toBe(
    '{"players":[{"name":"Ana","gained":0,"isolated":-5,"groups":0,"bonus":0,"total":-5,"left":11},' +
      '{"name":"Ben","gained":0,"isolated":-5,"groups":0,"bonus":0,"total":-5,"left":11}],"winners":["Ana","Ben"]}\n',
  );
  expect((await run('score game.json')).out).toContain('Shared win: Ana, Ben');
});

test('CP-6 check finds the skip of who could place, and says so by its status', async () => {
  const { status, out } = await run('check game.json --json');
  expect([status, out]).toEqual([1, '{"problems":[{"turn":2,"rule":"CP-6","code":"could-place"}]}\n']);
  const fine = JSON.stringify({ ...PARSED, turns: PARSED.turns.slice(0, 2) });
  expect(await run('check fine.json', { 'fine.json': fine })).toMatchObject({
    status: 0,
    out: 'No rule was broken.\n',
  });
});

test('without lights, points of places are null', async () => {
  const dark = JSON.stringify({ ...PARSED, board: { modules: [3, 3], joints: ['a5'] } });
  const { lines } = await run('legal dark.json --json', { 'dark.json': dark });
  expect(lines[0].placements).toHaveLength(77);
  expect(lines[0].placements.every(({ points }: { points: unknown }) => points === null)).toBe(true);
});

test('a file that is no game has a line of its own, the others are answered, and the status is 2', async () => {
  const files = { 'game.json': EXAMPLE, 'bad.json': EXAMPLE.replace('"f7"', '"z9"') };
  const { status, lines, errors } = await run('score game.json bad.json none.json game.json --json', files);
  expect(status).toBe(2);
  expect(lines.map((line) => Object.keys(line)[0])).toEqual(['players', 'error', 'error', 'players']);
  expect(errors).toContain('bad.json: turns[0].at: z9 is not on the board');
  expect(await run('legal game.json --player 2 --json')).toMatchObject({
    status: 2,
    errors: 'game.json: players[2]: there is no such player, the last one is 1\n',
  });
});

test.each([
  ['', 'a command is missing'],
  ['preview game.json', 'there is no command preview'],
  ['score', 'score needs a file'],
  ['score game.json --player 1', 'score has no option --player'],
  ['legal game.json --player -1', ''],
  ['legal game.json --player x', '--player: x is not a whole number from 0'],
])('"%s" is refused with one sentence and the usage', async (args, sentence) => {
  const { status, errors } = await run(args);
  expect(status).toBe(2);
  expect(errors).toContain(`copulas: ${sentence}`);
  expect(errors).toContain('Usage: npm run --silent copulas');
});

test.each([2, 3, 4])('the answers are those of the slow rules, %d players', async (players) => {
  const rng = createRng(50 + players);
  for (const most of [0, 9, 21, Infinity]) {
    const game = randomGame(rng, players, most);
    const [slow, turns] = [slowGameOf(game), slowTurnsOf(game)];
    const files = { 'game.json': encodeGameFile(game) };
    const { next } = slowState(slow, turns);
    const legal = await run('legal game.json --json', files);
    expect(legal.lines[0]).toEqual({
      player: next,
      shape: slowDue(slow, turns, next),
      placements: slowLegal(slow, turns, next),
    });
    const score = await run('score game.json --json', files);
    expect(score.lines[0].players).toEqual(
      slowScore(slow, turns).map((each, seat) => ({ name: game.players[seat]!.name, ...each })),
    );
    expect((await run('check game.json --json', files)).lines[0]).toEqual({ problems: [] });
    expect(game.board.joints.map(nameOf).every((name) => slow.joints.has(name))).toBe(true);
  }
});
