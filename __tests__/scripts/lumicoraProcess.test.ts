import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const FOLDER = join(ROOT, '__tests__/fixtures/games');
const folder = mkdtempSync(join(tmpdir(), 'lumicora-'));

afterAll(() => rmSync(folder, { recursive: true }));

interface Called {
  readonly input?: string | Uint8Array;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function spawn(command: string, args: readonly string[], { input = '', cwd = FOLDER, env }: Called): Ran {
  const child = spawnSync(command, args, {
    cwd,
    input,
    env: { ...process.env, INIT_CWD: undefined, npm_lifecycle_event: undefined, ...env },
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  const ran = { status: child.status, out: child.stdout, err: child.stderr };
  expect(ran.err).not.toMatch(/^\s+at |node:internal|Error:|internal error/m);
  return ran;
}

const lumicora = (args: string, called: Called = {}): Ran =>
  spawn(process.execPath, [join(ROOT, 'scripts/command.mjs'), 'lumicora', ...args.split(' ')], called);

const jsonLines = (out: string): readonly Record<string, unknown>[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

jest.setTimeout(120_000);

describe('the command as a process', () => {
  test('score, with a bad file between two games', () => {
    const ran = lumicora('score peter.json bad-space.json example.json --json');
    const sentence = 'bad-space.json: players[1].reef.luminos[1].on[0]: "h9" is not a space';
    expect([ran.status, ran.err]).toEqual([2, `${sentence}\n`]);
    const lines = jsonLines(ran.out);
    expect(lines).toMatchObject([{ winners: ['Cleo'] }, { error: sentence }, { winners: ['Peter'] }]);
  });

  test('preview, from standard input', () => {
    const input = `\ufeff${JSON.stringify({ ...exampleGame(), log: 1 })}`;
    const ran = lumicora('preview - --json', { input });
    expect([ran.status, ran.err]).toEqual([0, '']);
    expect(jsonLines(ran.out)).toMatchObject([{ round: 7, limestone: 2, colors: { green: { total: 3 } } }]);
  });

  test('legal', () => {
    const ran = lumicora('legal example.json --color green --limestone 0 --json');
    expect([ran.status, ran.err]).toEqual([0, '']);
    expect(ran.out).toMatch(/^{"placements":\[{"on":\["c3","c4"\],"level":2,"cost":0},/);
  });

  test('check', () => {
    const ran = lumicora('check example.json broken-rules.json --json');
    expect([ran.status, ran.err]).toEqual([1, '']);
    expect(ran.out.split('\n')[0]).toBe('{"problems":[]}');
  });

  test.each([
    ['score two-reefs.json', 0, 'Winner by limestone: Bo'],
    ['preview two-reefs.json --player 1', 0, 'Bo, round 3: a coral scoring pays 4 limestone'],
    ['legal two-reefs.json --color pink', 0, 'Ada, pink, 4 limestone: 16 legal'],
    ['check broken-rules.json', 1, 'own-color-not-touched'],
    ['--help', 0, 'Usage: npm run --silent lumicora'],
  ])('%s for people', (args, status, text) => {
    const ran = lumicora(args);
    expect([ran.status, ran.err]).toEqual([status, '']);
    expect(ran.out).toContain(text);
  });

  test('npm run, called from another directory', () => {
    writeFileSync(join(folder, 'here.json'), JSON.stringify(exampleGame()));
    const args = ['run', '--silent', '--prefix', ROOT, 'lumicora', '--', 'score', 'here.json', '--json'];
    const ran = spawn('npm', args, { cwd: folder });
    expect([ran.status, ran.err]).toEqual([0, '']);
    expect(jsonLines(ran.out)).toMatchObject([{ winners: ['Peter'] }]);
  });

  test('files are relative to INIT_CWD when npm has changed the directory', () => {
    const env = { INIT_CWD: FOLDER, npm_lifecycle_event: 'lumicora' };
    expect(lumicora('score peter.json --json', { cwd: ROOT, env }).status).toBe(0);
  });

  test('a wrong command line', () => {
    const ran = lumicora('score --fast');
    expect([ran.status, ran.out]).toEqual([2, '']);
    expect(ran.err).toMatch(/^lumicora: Unknown option '--fast'\n\nUsage: /);
  });
});

describe('input of any size or shape', () => {
  test('every bad file has its sentence, and the good ones are answered', () => {
    const MB = 1_000_000;
    const bad: Readonly<Record<string, readonly [string | Uint8Array, string]>> = {
      empty: ['', 'there is nothing in it'],
      latin: [Buffer.from([0x7b, 0xe4]), 'this is not text in UTF-8'],
      utf16: [Buffer.from('\ufeff{}', 'utf16le'), 'this is not text in UTF-8'],
      broken: ['{\n  "format":\n}', 'not JSON at line 3, column 1'],
      nulls: [Buffer.alloc(1000), 'not JSON at line 1, column 1'],
      open: ['['.repeat(10 * MB), 'lists or objects are nested too deeply'],
      closed: ['['.repeat(5 * MB) + ']'.repeat(5 * MB), 'lists or objects are nested too deeply'],
      infinite: ['1e999', 'Infinity is not an object'],
      long: [`{"format":"${'x'.repeat(10 * MB)}"}`, `format: "${'x'.repeat(37)}…" is not "lumicora-game"`],
      large: [Buffer.alloc(17 * 1024 * 1024, 0x20), 'this is larger than 16 MiB'],
    };
    for (const [name, [bytes]] of Object.entries(bad)) writeFileSync(join(folder, name), bytes);
    mkdirSync(join(folder, 'folder'));
    writeFileSync(join(folder, 'good'), JSON.stringify(exampleGame()));
    const names = Object.keys(bad);
    const args = ['score', '--json', 'good', ...names, 'folder', 'nowhere', 'bad\u001b[2J', 'good'];
    const ran = lumicora(args.join(' '), { cwd: folder });
    expect(ran.status).toBe(2);
    const sentences = [
      ...names.map((name) => `${name}: ${bad[name]![1]}`),
      'folder: this is a directory',
      'nowhere: there is no such file',
      'bad\\u001b[2J: there is no such file',
    ];
    expect(ran.err).toBe(sentences.map((sentence) => `${sentence}\n`).join(''));
    const [first, ...rest] = jsonLines(ran.out);
    expect(first).toMatchObject({ winners: ['Peter'] });
    expect(rest.pop()).toEqual(first);
    expect(rest).toEqual(sentences.map((error) => ({ error })));
  });

  test('a file that may not be read', () => {
    const path = join(folder, 'secret');
    writeFileSync(path, JSON.stringify(exampleGame()));
    chmodSync(path, 0);
    const { status, err } = lumicora('score secret', { cwd: folder });
    // Who runs this as root may read everything.
    if (process.getuid?.() === 0) expect(status).toBe(0);
    else expect([status, err]).toEqual([2, 'secret: this file may not be read\n']);
  });

  test('an endless file and endless standard input', () => {
    const command = `"${process.execPath}" "${ROOT}/scripts/command.mjs" lumicora score --json`;
    const ran = spawn('sh', ['-c', `${command} /dev/zero - < /dev/zero; yes | ${command} -`], {});
    const sentence = (name: string) => ({ error: `${name}: this is larger than 16 MiB` });
    expect(jsonLines(ran.out)).toEqual([sentence('/dev/zero'), sentence('-'), sentence('-')]);
    expect(ran.status).toBe(2);
  });

  test('a reader that goes away ends it quietly', () => {
    const files = Array(400).fill('peter.json').join(' ');
    const command = `"${process.execPath}" "${ROOT}/scripts/command.mjs" lumicora score --json ${files}`;
    const ran = spawn('sh', ['-c', `${command} | head -n 1`], {});
    expect([ran.status, ran.err]).toEqual([0, '']);
    expect(jsonLines(ran.out)).toHaveLength(1);
  });
});

function exampleGame(): Readonly<Record<string, unknown>> {
  return {
    format: 'lumicora-game',
    version: 1,
    boardSide: 'B',
    scoreBoard: 'dark',
    round: 7,
    octopus: 0,
    players: [
      {
        name: 'Peter',
        score: 41,
        limestone: 5,
        scoringTiles: { green: 'jellyfish', pink: 'coral', blue: 'jellyfish', yellow: 'spent' },
        reef: {
          luminos: [
            { on: ['d4', 'd5'], start: ['green', 'blue'] },
            { on: ['c4', 'c5'], color: 'green', symbols: [3, 'crab'] },
          ],
        },
      },
    ],
  };
}
