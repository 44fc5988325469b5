import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { err, ok } from '@/kit/result';

import { runProgram } from '../../scripts/command/run';
import { program } from '../../scripts/luminis/program';

const FOLDER = join(__dirname, '../fixtures/luminis');
const fixture = (name: string) => readFileSync(join(FOLDER, name));

/** The command without a process: files by name from the fixtures, and a text as standard input. */
async function run(args: string, input = '') {
  let out = '';
  let errors = '';
  const status = await runProgram(program, args.split(' ').filter(Boolean), {
    out: (text) => (out += text),
    err: (text) => (errors += text),
    readFile: async (file) => (file.startsWith('no-') ? err('there is no such file') : ok(fixture(file))),
    readInput: async () => ok(Buffer.from(input)),
  });
  return { status, out, err: errors };
}

test('LP-1 to LP-4 pay answers the worked example, byte by byte', async () => {
  const { status, out } = await run('pay example.json --json');
  expect(status).toBe(0);
  expect(out).toBe(
    '{"options":[' +
      '{"card":"c7","column":0,"have":[3,1,1],"short":[0,0,0],"discard":[]},' +
      '{"card":"c7","column":1,"have":[1,1,1],"short":[2,0,0],"discard":["c8"]},' +
      '{"card":"c8","column":-1,"have":[1,1,1],"short":[2,0,0],"discard":null},' +
      '{"card":"c8","column":2,"have":[1,1,1],"short":[2,0,0],"discard":null}]}\n',
  );
});

test('LP-6 the top bonus card is answered in the advanced game, after all others', async () => {
  const advanced = JSON.parse(fixture('example.json').toString()) as Record<string, unknown>;
  const { out } = await run('pay - --json', JSON.stringify({ ...advanced, advanced: true }));
  const { options } = JSON.parse(out) as { options: readonly { card: string }[] };
  expect(options.slice(-2)).toEqual([
    { card: 'b1', column: -1, have: [1, 1, 1], short: [0, 0, 0], discard: [] },
    { card: 'b1', column: 2, have: [1, 1, 1], short: [0, 0, 0], discard: [] },
  ]);
});

test('LT-2 a hidden hand and an empty cathedral leave nothing to answer', async () => {
  const { status, out } = await run('pay example.json --json --player 1');
  expect([status, out]).toEqual([0, '{"options":[]}\n']);
});

test('people get a table', async () => {
  const { out } = await run('pay example.json');
  expect(out).toMatch(/^Ana: 4 places\ncard +column +have +short of +discard\n/);
  expect(out).toMatch(/c7 +1 +1 square, 1 circle, 1 triangle +2 squares +c8\n/);
});

test('LB-2, LB-3 check tells the card behind the gap and the floating one', async () => {
  const { status, out } = await run('check broken.json example.json --json');
  expect(status).toBe(1);
  expect(out.split('\n')).toEqual([
    '{"problems":[{"player":1,"card":"c2","rule":"LB-2","code":"gap-in-ground"},' +
      '{"player":1,"card":"c4","rule":"LB-3","code":"nothing-below"}]}',
    '{"problems":[]}',
    '',
  ]);
});

test('a bad file does not stop the others, and stands in its place', async () => {
  const { status, out, err: errors } = await run('pay example.json - no-file example.json --json', '{}');
  expect(status).toBe(2);
  const lines = out.split('\n');
  expect(lines[1]).toBe('{"error":"-: format: this is missing"}');
  expect(lines[2]).toBe('{"error":"no-file: there is no such file"}');
  expect(lines[3]).toBe(lines[0]);
  expect(errors).toBe('-: format: this is missing\nno-file: there is no such file\n');
});

test.each([
  ['pay', 'luminis: pay needs a file'],
  ['score example.json', 'luminis: there is no command score'],
  ['check example.json --player 1', 'luminis: check has no option --player'],
  ['pay example.json --player x', 'luminis: --player: x is not a whole number from 0'],
  ['pay example.json --player 2', 'example.json: players[2]: there is no such player, the last one is 1'],
])('%s is refused in one sentence', async (args, sentence) => {
  const { status, err: errors } = await run(args);
  expect(status).toBe(2);
  expect(errors.split('\n')[0]).toBe(sentence);
});
