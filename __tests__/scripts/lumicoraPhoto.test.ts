import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SPACE_NAMES } from '@/games/lumicora/rules/boards';
import { err, ok } from '@/kit/result';

import { runProgram } from '../../scripts/command/run';
import { program } from '../../scripts/lumicora/program';

const PHOTOS = join(__dirname, '../fixtures/photos');
const GAMES = join(__dirname, '../fixtures/games');

/** The command without a process, on the photographs and games of the fixtures. */
async function run(args: string) {
  let out = '';
  let errors = '';
  const status = await runProgram(program, args.split(' '), {
    out: (text) => (out += text),
    err: (text) => (errors += text),
    readFile: async (file) => {
      if (file.startsWith('no-')) return err('there is no such file');
      return ok(readFileSync(join(file.endsWith('.jpg') ? PHOTOS : GAMES, file)));
    },
    readInput: async () => ok(Buffer.from('')),
  });
  return { status, out, errors };
}

interface Truth {
  readonly corners: Readonly<Record<string, readonly [number, number]>>;
  readonly spaces: Readonly<Record<string, string>>;
}

function truthOf(name: string): Truth {
  return JSON.parse(readFileSync(join(PHOTOS, `${name}.json`), 'utf8'));
}

/** The farthest that a corner is off, in widths of a space; a board turned by half is the same board. */
function farthestOff(corners: Truth['corners'], truth: Truth['corners']): number {
  const names = ['a1', 'a5', 'g5', 'g1'] as const;
  const width = Math.hypot(truth.a5![0] - truth.a1![0], truth.a5![1] - truth.a1![1]) / 4;
  const off = (turn: number) =>
    Math.max(
      ...names.map((name, index) => {
        const [x, y] = corners[name]!;
        const [tx, ty] = truth[names[(index + turn) % 4]!]!;
        return Math.hypot(x - tx, y - ty) / width;
      }),
    );
  return Math.min(off(0), off(2));
}

describe('photo', () => {
  test.each(['flat-0', 'typical-2'])('%s: the reef is found, and surely', async (name) => {
    const { status, out } = await run(`photo ${name}.jpg --json`);
    const answer = JSON.parse(out);
    expect(status).toBe(0);
    expect(answer.sure).toBe(true);
    expect(Object.keys(answer.corners)).toEqual(['a1', 'a5', 'g5', 'g1']);
    expect(farthestOff(answer.corners, truthOf(name).corners)).toBeLessThan(0.25);
    expect(Object.keys(answer.spaces)).toEqual(SPACE_NAMES);
  });

  test('corners that somebody set are taken as they are, and every space is read', async () => {
    const truth = truthOf('typical-0');
    const corners = ['a1', 'a5', 'g5', 'g1'].flatMap((name) => truth.corners[name]!);
    const { out } = await run(`photo typical-0.jpg --json --corners ${corners.join(',')}`);
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({ sure: true, corners: truth.corners });
    const read = SPACE_NAMES.map((name) => answer.spaces[name].is);
    expect(read).toEqual(SPACE_NAMES.map((name) => truth.spaces[name]));
  });

  test('a picture of something else has no reef, which is an answer', async () => {
    expect(await run('photo other-chess.jpg --json')).toEqual({
      status: 0,
      out: '{"corners":null,"sure":false,"spaces":{}}\n',
      errors: '',
    });
  });

  test('people get a table, with a question mark where they should look', async () => {
    const { out } = await run('photo typical-0.jpg');
    expect(out).toMatch(/^a1 at \d+(\.\d)?,\d+/);
    expect(out).toMatch(/^d1 blue\?? +d2 blue/m);
  });

  test.each([
    ['photo peter.json', 2, 'peter.json: this is not a JPEG picture\n'],
    ['photo no-photo.jpg', 2, 'no-photo.jpg: there is no such file\n'],
  ])('%s is refused as other files are', async (args, status, sentence) => {
    expect(await run(args)).toEqual({ status, out: '', errors: sentence });
  });

  test.each([
    ['--corners 1,2,3', 'is not eight numbers'],
    ['--corners 0,0,100,0,0,100,100,100', 'do not go around a board'],
    ['--board no-game.json', '--board: no-game.json: there is no such file'],
  ])('%s is refused before any picture is read', async (option, sentence) => {
    const { status, errors } = await run(`photo flat-0.jpg ${option}`);
    expect(status).toBe(2);
    expect(errors).toContain(sentence);
  });
});
