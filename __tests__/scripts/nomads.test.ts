import { encodeGameFile } from '@/games/nomads/session/gameFile';
import { err, ok } from '@/kit/result';

import { runProgram } from '../../scripts/command/run';
import { program } from '../../scripts/nomads/program';
import { camp, CARDS, holding } from '../support/nomads/camp';

const CAMPFIRE = camp({ 1: 'nru', 2: 'n', 5: 'ns' }, { lys: 3, tops: { 4: 'moon', 5: 'unknown' } });
const GAME = {
  moonTies: 'share-4',
  cards: CARDS,
  players: [
    { name: 'Ana', adventurer: 'ulrich', ...holding({ 1: 1, 2: 1 }, { 1: 3, 2: 4 }) },
    { name: 'Ben', adventurer: 'siana', ...holding({ 3: 2 }, { 3: 4 }) },
    { name: 'Cleo', adventurer: 'moon', ...holding({ 1: 3, 4: 4 }) },
  ],
  moonChart: 2,
  turn: 0,
  campfire: CAMPFIRE,
} as const;

const FILES: Readonly<Record<string, string>> = {
  'game.json': encodeGameFile(GAME),
  'pad.json': encodeGameFile({ ...GAME, campfire: null }),
  'much.json': encodeGameFile({ ...GAME, moonChart: 20 }),
  'bad.json': encodeGameFile({ ...GAME, turn: 7 }),
};

async function run(...args: readonly string[]) {
  let out = '';
  let errors = '';
  const status = await runProgram(program, args, {
    out: (text) => (out += text),
    err: (text) => (errors += text),
    readFile: async (file) => {
      const text = FILES[file];
      return text === undefined ? err('there is no such file') : ok(Buffer.from(text));
    },
    readInput: async () => ok(Buffer.from(FILES['game.json']!)),
  });
  return { status, out, err: errors };
}

test('NE-2 score prints each player’s parts and who wins', async () => {
  expect(await run('score', 'game.json', '--json')).toEqual({
    status: 0,
    out: '{"players":[{"name":"Ana","cards":7,"tiles":-2,"moons":0,"total":5},{"name":"Ben","cards":4,"tiles":-2,"moons":0,"total":2},{"name":"Cleo","cards":0,"tiles":-7,"moons":0,"total":-7}],"winners":["Ana"]}\n',
    err: '',
  });
});

test('NS-2 moon prints the worked example', async () => {
  expect((await run('moon', 'pad.json', '--json')).out).toBe(
    '{"scores":[5,2,-7],"moons":[3,1,0],"left":0}\n',
  );
});

test('NW-2 write prints every card by its order, for whose turn it is or for who is named', async () => {
  expect((await run('write', 'game.json', '--json')).out).toBe(
    '{"songs":[],"legends":[{"legend":1,"value":4,"from":3,"tiles":1,"wild":0},{"legend":2,"value":5,"from":4,"tiles":1,"wild":0}]}\n',
  );
  expect((await run('write', '-', '--player', '2', '--json')).out).toBe(
    '{"songs":[],"legends":[{"legend":1,"value":2,"from":null,"tiles":2,"wild":0},{"legend":4,"value":2,"from":null,"tiles":2,"wild":0},{"legend":4,"value":3,"from":null,"tiles":3,"wild":0},{"legend":4,"value":4,"from":null,"tiles":4,"wild":0}]}\n',
  );
});

test('NM-4 moves prints those without a power first, then those with it', async () => {
  const { moves } = JSON.parse((await run('moves', 'game.json', '--json')).out);
  expect(moves[0]).toEqual({
    from: 1,
    direction: 'clockwise',
    power: null,
    lys: false,
    gains: [[], ['unknown'], []],
    discarded: [1],
    moons: 1,
  });
  expect(moves.map(({ direction, power }: Record<string, unknown>) => [direction, power])).toEqual([
    ['clockwise', null],
    ['counter', null],
    ['clockwise', { two: 2 }],
    ['clockwise', { two: 3 }],
    ['counter', { two: 8 }],
    ['counter', { two: 7 }],
  ]);
});

test('a bad file keeps its line and says its place; the others are answered', async () => {
  const {
    status,
    out,
    err: errors,
  } = await run('moon', 'game.json', 'bad.json', 'none.json', 'pad.json', '--json');
  expect(status).toBe(2);
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toBe('{"error":"bad.json: turn: there is no player 7, the last one is 2"}');
  expect(lines[3]).toBe(lines[0]);
  expect(errors).toBe(
    'bad.json: turn: there is no player 7, the last one is 2\nnone.json: there is no such file\n',
  );
});

test.each([
  ['moves without a campfire', ['moves', 'pad.json'], /^pad\.json: campfire: /],
  ['a player who is not there', ['write', 'game.json', '--player', '3'], /^game\.json: players\[3\]: /],
  ['a player who is no number', ['moves', 'game.json', '--player', 'Ana'], /^nomads: --player: Ana /],
  ['a player for all', ['score', 'game.json', '--player', '1'], /^nomads: score has no option --player/],
  ['no command', [], /^nomads: a command is missing/],
])('%s is an error', async (_, args, message) => {
  const { status, err: errors } = await run(...args);
  expect(status).toBe(2);
  expect(errors).toMatch(message);
});

test('NB-2 more than the box holds is warned of, and answered', async () => {
  const { status, out, err: errors } = await run('moon', 'much.json', '--json');
  expect(status).toBe(0);
  expect(out).toContain('"moons":[3,1,0]');
  expect(errors).toBe('much.json: 21 moons were counted, the box holds 12\n');
});

test('without --json it prints tables for people', async () => {
  const { out } = await run('moves', 'game.json');
  expect(out).toMatch(/^Ana: 6 moves\nfrom {2}direction {2}power/);
  expect((await run('score', 'game.json')).out).toContain('Winner: Ana');
});
