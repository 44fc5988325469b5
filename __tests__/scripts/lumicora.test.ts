import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SPACE_NAMES } from '@/games/lumicora/rules/boards';
import { err, ok } from '@/kit/result';

import { runProgram } from '../../scripts/command/run';
import { program } from '../../scripts/lumicora/program';

const FOLDER = join(__dirname, '../fixtures/games');
const fixture = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
  readonly lines: readonly Json[];
}

type Json = Readonly<Record<string, unknown>>;

/** The command without a process: files by name from the fixtures, and a text as standard input. */
async function run(args: string, input = ''): Promise<Ran> {
  let out = '';
  let errors = '';
  const status = await runProgram(program, args.split(' ').filter(Boolean), {
    out: (text) => (out += text),
    err: (text) => (errors += text),
    readFile: async (file) =>
      file.startsWith('no-') ? err('there is no such file') : ok(Buffer.from(fixture(file))),
    readInput: async () => ok(Buffer.from(input)),
  });
  const lines = args.includes('--json')
    ? out
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
  return { status, out, err: errors, lines };
}

describe('score', () => {
  test('FS-1 to FS-7 Peter, dark side, from counts', async () => {
    const { status, out, lines } = await run('score peter.json --json');
    expect(status).toBe(0);
    expect(out).toMatch(
      /^{"players":\[{"name":"Peter","before":41,"jellyfish":4,"limestone":2,"animals":{"shellfish":8,"crab":2,"seahorse":7,"starfish":0},"majorities":{"green":1,"pink":0,"blue":4,"yellow":3},"remote":0,"total":72},/,
    );
    expect(lines[0]).toMatchObject({
      players: [{ total: 72 }, { remote: -3, total: 62 }, { remote: -1, total: 36 }, { total: 82 }],
      winners: ['Cleo'],
    });
  });

  test('FS-4 counts on the light side keep the sum apart from the species', async () => {
    const { lines } = await run('score light-counts.json --json');
    const none = { shellfish: 0, crab: 0, seahorse: 0, starfish: 0 };
    expect(lines[0]).toMatchObject({
      players: [
        { animals: { ...none, animalPoints: 13 }, total: 77 },
        { animals: { ...none, animalPoints: 0 }, total: 66 },
      ],
    });
  });

  test.each(['peter', 'light-counts', 'two-reefs', 'view', 'broken-rules', 'example'])(
    '%s: every total is the sum of its parts',
    async (name) => {
      const { lines } = await run(`score ${name}.json --json`);
      const { players } = lines[0] as { players: readonly Record<string, unknown>[] };
      for (const { name: _, total, ...parts } of players) {
        const numbers = Object.values(parts).flatMap((part) =>
          typeof part === 'number' ? [part] : (Object.values(part as object) as number[]),
        );
        expect(numbers.reduce((sum, points) => sum + points, 0)).toBe(total);
      }
    },
  );

  test('FS-7 most limestone settles a tie', async () => {
    expect((await run('score two-reefs.json --json')).lines[0]).toMatchObject({ winners: ['Bo'] });
    expect((await run('score two-reefs.json')).out).toContain('Winner by limestone: Bo');
  });

  test('FS-7 the win is shared when limestone is equal too', async () => {
    const game = JSON.parse(fixture('peter.json'));
    const twins = ['Ann', '__proto__'].map((name) => ({ ...game.players[0], name }));
    const text = JSON.stringify({ ...game, players: twins });
    expect((await run('score - --json', text)).lines[0]).toMatchObject({ winners: ['Ann', '__proto__'] });
    expect((await run('score -', text)).out).toContain('Shared win: Ann, __proto__');
  });

  test('a table in aligned columns', async () => {
    const { out } = await run('score peter.json');
    const rows = out.split('\n').slice(0, 14);
    expect(rows[0]).toBe('                  Peter  Anna  Ben  Cleo');
    expect(rows[13]).toBe('total                72    62   36    82');
    expect(out).not.toContain("app's guess");
  });
});

describe('preview', () => {
  test('SC-2 SC-3 of the first player', async () => {
    const { out, status } = await run('preview two-reefs.json --json');
    expect(status).toBe(0);
    const nothing = (color: string) => `"${color}":{"available":true,"total":0,"levels":{}}`;
    expect(out).toBe(
      `{"round":3,"limestone":4,"colors":{${nothing('green')},"pink":{"available":true,"total":3,"levels":{"1":2,"2":1}},` +
        `"blue":{"available":true,"total":4,"levels":{"1":4}},${nothing('yellow')}}}\n`,
    );
  });

  test('SC-4 of another player, who has scored pink', async () => {
    const { lines } = await run('preview --player=1 two-reefs.json --json');
    expect(lines[0]).toMatchObject({
      colors: { pink: { available: false }, green: { total: 6 }, yellow: { total: 3 } },
    });
  });

  test('SC-2 of a view from above; levels without a number are left out', async () => {
    const { lines } = await run('preview view.json --json');
    expect(lines[0]).toMatchObject({
      round: 8,
      limestone: 1,
      colors: { pink: { available: false, total: 5, levels: { 1: 2, 2: 3 } }, blue: { levels: {} } },
    });
    expect((await run('preview view.json')).out).toContain('pink    jellyfish       5  2 + 3');
  });

  test('counts cannot be previewed', async () => {
    const { status, err } = await run('preview peter.json');
    expect(status).toBe(2);
    expect(err).toMatch(/^peter\.json: players\[0\]\.reef: counts do not tell/);
  });

  test('a player who is not there', async () => {
    const { status, err, lines } = await run('preview --player 1 example.json two-reefs.json --json');
    expect(status).toBe(2);
    expect(err).toBe('example.json: players[1]: there is no such player, the last one is 0\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toEqual({ error: err.trim() });
    expect(lines[1]).toMatchObject({ round: 3 });
  });
});

describe('legal', () => {
  interface Placed {
    readonly on: readonly string[];
    readonly level: number;
    readonly cost: number;
  }
  const placements = async (args: string) => {
    const { lines } = await run(`legal ${args} --json`);
    return (lines[0] as { placements: readonly Placed[] }).placements;
  };

  test('PL-1 to PL-4 in alphabetical order', async () => {
    const found = await placements('example.json --color green');
    expect(found).toHaveLength(45);
    expect(found[0]).toEqual({ on: ['a1', 'b2'], level: 1, cost: 1 });
    const names = found.map(({ on }) => on.join(' '));
    expect(names).toEqual([...names].sort());
    for (const { on } of found) {
      expect(on).toEqual([...on].sort());
      expect(on.every((name) => SPACE_NAMES.includes(name))).toBe(true);
    }
  });

  test('PL-4 limestone is what the player has unless it is given', async () => {
    const own = await placements('example.json --color green');
    expect(await placements('example.json --color green --limestone 5')).toEqual(own);
    const poor = await placements('--limestone=0 example.json --color=green');
    expect(poor).toEqual(own.filter(({ cost }) => cost === 0));
    expect(await placements('example.json --color green --limestone 9007199254740991')).toEqual(own);
  });

  test('a table', async () => {
    const { out, status } = await run('legal two-reefs.json --color pink');
    expect(status).toBe(0);
    expect(out).toContain('Ada, pink, 4 limestone: 16 legal\nspaces  level  cost\na1 b2       1     1\n');
    expect(out).toContain("side A is the app's guess");
  });

  test.each([
    ['view', 'a view from above does not tell Luminos apart, "luminos" is needed'],
    ['peter', 'counts do not tell where Luminos lie, "luminos" is needed'],
  ])('%s is not the kind of reef it needs', async (name, sentence) => {
    const { status, err } = await run(`legal ${name}.json --color pink`);
    expect(status).toBe(2);
    expect(err).toBe(`${name}.json: players[0].reef: ${sentence}\n`);
  });
});

describe('check', () => {
  test('nothing found', async () => {
    const { status, out } = await run('check example.json --json');
    expect([status, out]).toEqual([0, '{"problems":[]}\n']);
    expect((await run('check example.json')).out).toContain('No rule was broken.');
  });

  test('SE-1 PL-1 the first broken rule of each Lumino', async () => {
    const { status, lines } = await run('check broken-rules.json --json');
    expect(status).toBe(1);
    expect(lines[0]).toEqual({
      problems: [
        { player: 0, lumino: 2, rule: 'PL-1', code: 'no-lumino-touched' },
        { player: 0, lumino: 3, rule: 'PL-1', code: 'own-color-not-touched' },
        { player: 1, lumino: 0, rule: 'SE-1', code: 'starting-lumino-elsewhere' },
        { player: 1, lumino: 1, rule: 'SE-1', code: 'starting-area' },
      ],
    });
  });

  test('PL-4 the table notes what the terrain cost', async () => {
    const { out, status } = await run('check broken-rules.json');
    expect(status).toBe(1);
    expect(out).toContain('Ada     luminos[2]  a1 a2   PL-1  no-lumino-touched');
    expect(out).toContain(
      'Ada                4                    4\nBo                 2                    0',
    );
  });

  test('needs the Luminos of all players', async () => {
    const game = JSON.parse(fixture('two-reefs.json'));
    game.players[1].reef = { spaces: {} };
    const { status, err } = await run('check -', JSON.stringify(game));
    expect(status).toBe(2);
    expect(err).toMatch(/^-: players\[1\]\.reef: a view from above/);
  });
});

describe('several files', () => {
  test('lines stay in order, and a bad file stands as its error', async () => {
    const { status, err, lines } = await run(
      'score example.json bad-space.json no-file.json peter.json --json',
    );
    expect(status).toBe(2);
    const sentence = 'bad-space.json: players[1].reef.luminos[1].on[0]: "h9" is not a space';
    expect(err).toBe(`${sentence}\nno-file.json: there is no such file\n`);
    expect(lines[1]).toEqual({ error: sentence });
    expect(lines.map((line) => Object.keys(line)[0])).toEqual(['players', 'error', 'error', 'players']);
  });

  test('the worst status counts', async () => {
    expect((await run('check broken-rules.json example.json')).status).toBe(1);
    expect((await run('check bad-space.json broken-rules.json example.json')).status).toBe(2);
  });

  test('each table stands under its file', async () => {
    const { out } = await run('score example.json peter.json');
    expect(out.match(/^== .*$/gm)).toEqual(['== example.json', '== peter.json']);
  });

  test('standard input may be named twice', async () => {
    const { lines } = await run('score - - --json', fixture('example.json'));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toEqual(lines[1]);
  });

  test('a failure of our own is said, and the others are answered', async () => {
    let out = '';
    const status = await runProgram(program, ['score', 'example.json', 'peter.json', '--json'], {
      out: (text) => (out += text),
      err: () => undefined,
      readFile: async (file) => {
        if (file === 'example.json') throw new Error('broken');
        return ok(Buffer.from(fixture(file)));
      },
      readInput: async () => ok(Buffer.alloc(0)),
    });
    expect(status).toBe(2);
    expect(out.split('\n')[0]).toBe('{"error":"example.json: internal error"}');
    expect(out).toContain('"winners":["Cleo"]');
  });
});

describe('the command line', () => {
  test.each([
    ['', 'a command is missing'],
    ['win peter.json', 'there is no command win'],
    ['__proto__ peter.json', 'there is no command __proto__'],
    ['score', 'score needs a file'],
    ['score peter.json --fast', "Unknown option '--fast'"],
    ['score peter.json -x', "Unknown option '-x'"],
    ['score peter.json --json=1', "Option '--json' does not take an argument"],
    ['score peter.json --player 1', 'score has no option --player'],
    ['check peter.json --color pink', 'check has no option --color'],
    ['preview peter.json --limestone 1', 'preview has no option --limestone'],
    ['preview peter.json --player', "Option '--player <value>' argument missing"],
    ['preview peter.json --player=-1', '--player: -1 is not a whole number from 0'],
    ['preview peter.json --player 1.0', '--player: 1.0 is not a whole number from 0'],
    ['preview peter.json --player=', '--player:  is not a whole number from 0'],
    ['legal example.json', 'legal needs --color'],
    ['legal example.json --color red', '--color: red is not a color'],
    ['legal example.json --color __proto__', '--color: __proto__ is not a color'],
    ['legal example.json --color pink --limestone x', '--limestone: x is not a whole number from 0'],
    ['legal example.json --color pink --limestone 9007199254740992', '--limestone: 9007199254740992 is not'],
  ])('%j is refused with the usage', async (args, sentence) => {
    const { status, out, err } = await run(args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(`lumicora: ${sentence}`);
    expect(err).toContain('Usage: ');
  });

  test('--help prints the usage', async () => {
    const { status, out, err } = await run('score --help');
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^Usage: /);
  });

  test('options may stand anywhere, and -- ends them', async () => {
    expect((await run('--json score peter.json')).status).toBe(0);
    expect((await run('score -- no--json')).err).toBe('no--json: there is no such file\n');
  });

  test('control characters in file names are escaped', async () => {
    const { err, lines } = await run('score no-\u001b[2J\u009b\u202e --json');
    expect(err).toBe('no-\\u001b[2J\\u009b\\u202e: there is no such file\n');
    expect(lines[0]).toEqual({ error: err.trim() });
  });
});
