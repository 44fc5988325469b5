import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { decodeGameFile, GAME_FILE_PROBLEM_CODES } from '@/games/lumicora/session/gameFile/gameFile';
import { gameFileDe } from '@/games/lumicora/strings/de/gameFile';
import { gameFileEn } from '@/games/lumicora/strings/en/gameFile';
import { describeGameFileProblem } from '@/games/lumicora/view/describeImportProblem';

const FOLDER = join(__dirname, '../../../../fixtures/games');
const FIXTURES = Object.fromEntries(
  ['example', 'two-reefs', 'peter', 'view'].map((name) => [
    name,
    readFileSync(join(FOLDER, `${name}.json`), 'utf8'),
  ]),
);

const WATER: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ a: 5, b: 6, c: 7, d: 8, e: 7, f: 6, g: 5 }).flatMap(([row, length]) =>
    Array.from({ length }, (_, place) => `${row}${place + 1}`)
      .filter((name) => name !== 'd4' && name !== 'd5')
      .map((name) => [name, 'water']),
  ),
);

interface Row {
  readonly of: 'example' | 'two-reefs' | 'peter' | 'view';
  /** Where in the fixture; the last step is set to `to`, which is JSON text, or removed without it. */
  readonly at: string;
  readonly to?: string;
  readonly code: string;
  readonly says: string;
}

const row = (of: Row['of'], at: string, to: string | undefined, code: string, says: string): Row => ({
  of,
  at,
  ...(to === undefined ? {} : { to }),
  code,
  says,
});

const water = (change: Readonly<Record<string, unknown>>) => JSON.stringify({ ...WATER, ...change });
const withProto = water({}).replace('{', '{"__proto__":"water",');
const LUMINO = '{"on":["d4","d5"],"color":"green","symbols":[1,null]}';
const NAME = 'players[1].name';
const LUMINOS = 'players[0].reef.luminos';
const SPACES = 'players[0].reef.spaces';
const COUNTS = 'players[0].reef.counts';

const ROWS: readonly Row[] = [
  // The head of the file.
  row('example', 'format', undefined, 'missing', 'format: this is missing'),
  row('example', 'format', '"chess"', 'not-a-game-file', 'format: "chess" is not "lumicora-game"'),
  row('example', 'version', '2', 'unknown-version', 'version: version 2 is not known, only 1'),
  row('example', 'version', '"1"', 'unknown-version', 'version: version "1" is not known, only 1'),
  row('example', 'boardSide', '"C"', 'not-a-board-side', 'boardSide: "C" is not a board side: A or B'),
  row(
    'example',
    'scoreBoard',
    'null',
    'not-a-score-board',
    'scoreBoard: null is not a score board: dark or light',
  ),
  row('example', 'round', '0', 'too-small', 'round: 0 is less than 1'),
  row('example', 'round', '11', 'too-large', 'round: 11 is more than 10'),
  row('example', 'round', '1.5', 'not-a-whole-number', 'round: 1.5 is not a whole number'),
  row('example', 'round', '"7"', 'not-a-whole-number', 'round: "7" is not a whole number'),
  row('example', 'round', '1e999', 'not-a-whole-number', 'round: Infinity is not a whole number'),
  row('example', 'octopus', '1', 'no-such-player', 'octopus: there is no player 1, the last one is 0'),
  row('example', 'octopus', '-1', 'too-small', 'octopus: -1 is less than 0'),
  row('example', 'octopus', '1e300', 'too-large', 'octopus: 1e+300 is more than 9007199254740991'),
  // BO-3: the board.
  row('example', 'board', 'null', 'not-an-object', 'board: null is not an object'),
  row('example', 'board', '[]', 'not-an-object', 'board: […] is not an object'),
  row('example', 'board', '{"a1":"water"}', 'missing', 'board.a2: this is missing'),
  row('example', 'board', water({ g5: undefined }), 'missing', 'board.g5: this is missing'),
  row('example', 'board', water({ d4: 'water' }), 'not-a-base-space', 'board: "d4" is not a base space'),
  row('example', 'board', water({ h9: 'water' }), 'not-a-base-space', 'board: "h9" is not a base space'),
  row('example', 'board', withProto, 'not-a-base-space', 'board: "__proto__" is not a base space'),
  row(
    'example',
    'board',
    water({ constructor: 1 }),
    'not-a-base-space',
    'board: "constructor" is not a base space',
  ),
  row(
    'example',
    'board',
    water({ a3: -4 }),
    'not-terrain',
    'board.a3: -4 is not a terrain: water, limestone, -1, -2 or -3',
  ),
  row(
    'two-reefs',
    'board',
    water({ a3: -1 }),
    'remote-on-side-a',
    'board.a3: side A has no remote limestone',
  ),
  // Players.
  row('example', 'players', '{}', 'not-a-list', 'players: {…} is not a list'),
  row('example', 'players', '[]', 'no-players', 'players: there are no players'),
  row(
    'example',
    'players',
    '[1,2,3,4,5]',
    'too-many-players',
    'players: 5 players are too many, the most are 4',
  ),
  row('peter', 'players[4]', 'null', 'too-many-players', 'players: 5 players are too many, the most are 4'),
  row('example', 'players[0]', '"Peter"', 'not-an-object', 'players[0]: "Peter" is not an object'),
  row('example', 'players[0]', '[]', 'not-an-object', 'players[0]: […] is not an object'),
  row('two-reefs', NAME, '"Ada"', 'duplicate-name', `${NAME}: "Ada" is the name of player 0 already`),
  row('two-reefs', NAME, '" Ada "', 'duplicate-name', `${NAME}: "Ada" is the name of player 0 already`),
  row('two-reefs', NAME, '7', 'not-a-string', `${NAME}: 7 is not a text`),
  row('two-reefs', NAME, '" "', 'empty-name', `${NAME}: the name is empty`),
  row('two-reefs', NAME, '"a\\u001bb"', 'control-character', `${NAME}: "a\\u001bb" has a control character`),
  row(
    'two-reefs',
    NAME,
    `"${'x'.repeat(41)}"`,
    'name-too-long',
    `${NAME}: "${'x'.repeat(37)}…" is longer than 40 characters`,
  ),
  row('example', 'players[0].score', '10000', 'too-large', 'players[0].score: 10000 is more than 9999'),
  row('example', 'players[0].score', '-10000', 'too-small', 'players[0].score: -10000 is less than -9999'),
  row('example', 'players[0].limestone', '11', 'too-large', 'players[0].limestone: 11 is more than 10'),
  row(
    'example',
    'players[0].scoringTiles.pink',
    undefined,
    'missing',
    'players[0].scoringTiles.pink: this is missing',
  ),
  row(
    'example',
    'players[0].scoringTiles.pink',
    '"gone"',
    'not-a-scoring-tile',
    'players[0].scoringTiles.pink: "gone" is not a side of a scoring tile: coral, jellyfish or spent',
  ),
  // Reefs.
  row(
    'example',
    'players[0].reef',
    '{}',
    'one-reef-kind',
    'players[0].reef: a reef has exactly one of "luminos", "spaces" and "counts"',
  ),
  row(
    'example',
    'players[0].reef.spaces',
    '{}',
    'one-reef-kind',
    'players[0].reef: a reef has exactly one of "luminos", "spaces" and "counts"',
  ),
  row('example', 'players[0].reef', 'null', 'not-an-object', 'players[0].reef: null is not an object'),
  row('example', LUMINOS, '"none"', 'not-a-list', `${LUMINOS}: "none" is not a list`),
  row(
    'example',
    LUMINOS,
    `[${Array(111).fill(LUMINO).join()}]`,
    'too-many-luminos',
    `${LUMINOS}: 111 Luminos are too many, the box holds 110`,
  ),
  row(
    'example',
    `${LUMINOS}[0].color`,
    '"green"',
    'start-or-color',
    `${LUMINOS}[0]: a Lumino has either "start" or "color"`,
  ),
  row(
    'example',
    `${LUMINOS}[1].color`,
    undefined,
    'start-or-color',
    `${LUMINOS}[1]: a Lumino has either "start" or "color"`,
  ),
  row(
    'example',
    `${LUMINOS}[0].start[1]`,
    '"green"',
    'same-colors',
    `${LUMINOS}[0].start: a starting Lumino has two colors, not "green" twice`,
  ),
  row(
    'example',
    `${LUMINOS}[0].start[2]`,
    '"pink"',
    'not-a-pair',
    `${LUMINOS}[0].start: […] is not a list of two`,
  ),
  row(
    'example',
    `${LUMINOS}[1].color`,
    '"red"',
    'not-a-color',
    `${LUMINOS}[1].color: "red" is not a color: green, pink, blue or yellow`,
  ),
  row('example', `${LUMINOS}[1].symbols`, undefined, 'missing', `${LUMINOS}[1].symbols: this is missing`),
  row(
    'example',
    `${LUMINOS}[1].symbols[0]`,
    '7',
    'not-a-symbol',
    `${LUMINOS}[1].symbols[0]: 7 is not a symbol: a number from 1 to 6, shellfish, crab, seahorse, starfish or null`,
  ),
  row('example', `${LUMINOS}[2].on[1]`, '"h9"', 'not-a-space', `${LUMINOS}[2].on[1]: "h9" is not a space`),
  row('example', `${LUMINOS}[2].on[1]`, '3', 'not-a-space', `${LUMINOS}[2].on[1]: 3 is not a space`),
  row('example', `${LUMINOS}[2].on`, '["c3"]', 'not-a-pair', `${LUMINOS}[2].on: […] is not a list of two`),
  // What cannot lie on a table.
  row(
    'example',
    `${LUMINOS}[2].on`,
    '["c3","d5"]',
    'not-neighbors',
    `${LUMINOS}[2].on: c3 and d5 are not neighbors`,
  ),
  row(
    'example',
    `${LUMINOS}[2].on`,
    '["c3","c3"]',
    'not-neighbors',
    `${LUMINOS}[2].on: c3 and c3 are not neighbors`,
  ),
  row(
    'example',
    `${LUMINOS}[2].on`,
    '["c5","c4"]',
    'exactly-covering',
    `${LUMINOS}[2].on: Lumino 1 lies on c5 and c4, and no other may lie exactly on it`,
  ),
  row(
    'example',
    `${LUMINOS}[2].on`,
    '["c3","c4"]',
    'tilted',
    `${LUMINOS}[2].on: the Lumino would be tilted: level 1 on c3, level 2 on c4`,
  ),
  // Views from above.
  row('view', SPACES, '[]', 'not-an-object', `${SPACES}: […] is not an object`),
  row('view', `${SPACES}.h9`, '1', 'not-a-space', `${SPACES}: "h9" is not a space`),
  row('view', SPACES, '{"__proto__":{}}', 'not-a-space', `${SPACES}: "__proto__" is not a space`),
  row('view', `${SPACES}.d4`, '3', 'not-an-object', `${SPACES}.d4: 3 is not an object`),
  row('view', `${SPACES}.d4.level`, '0', 'too-small', `${SPACES}.d4.level: 0 is less than 1`),
  row('view', `${SPACES}.d4.level`, '53', 'too-large', `${SPACES}.d4.level: 53 is more than 52`),
  row(
    'view',
    `${SPACES}.d4.color`,
    '"__proto__"',
    'not-a-color',
    `${SPACES}.d4.color: "__proto__" is not a color: green, pink, blue or yellow`,
  ),
  // Counts.
  row(
    'peter',
    `${COUNTS}.spaces.green`,
    '29',
    'too-many-spaces',
    `${COUNTS}.spaces: 45 spaces are too many, the reef has 44`,
  ),
  row('peter', `${COUNTS}.spaces.green`, '45', 'too-large', `${COUNTS}.spaces.green: 45 is more than 44`),
  row('peter', `${COUNTS}.spaces.green`, '-1', 'too-small', `${COUNTS}.spaces.green: -1 is less than 0`),
  row('peter', `${COUNTS}.animals.crab`, undefined, 'missing', `${COUNTS}.animals.crab: this is missing`),
  row(
    'peter',
    `${COUNTS}.animalPoints`,
    '1000',
    'too-large',
    `${COUNTS}.animalPoints: 1000 is more than 999`,
  ),
  row('peter', `${COUNTS}.remote`, '1', 'too-large', `${COUNTS}.remote: 1 is more than 0`),
  row('peter', `${COUNTS}.remote`, '-127', 'too-small', `${COUNTS}.remote: -127 is less than -126`),
];

/** The fixture with one place changed. Values stay JSON text, so that `1e999` and `__proto__` arrive as such. */
function changed({ of, at, to }: Row): string {
  const game = JSON.parse(FIXTURES[of]!);
  const steps = at.match(/[A-Za-z0-9_]+/g)!;
  const last = steps.pop()!;
  const parent = steps.reduce((node, step) => node[step], game);
  if (to === undefined) delete parent[last];
  else parent[last] = '@@';
  return JSON.stringify(game).replace('"@@"', () => to ?? '');
}

describe('a refusal', () => {
  test.each(ROWS)('$of with $at: $code', (row) => {
    const result = decodeGameFile(changed(row));
    if (result.ok) throw new Error('not refused');
    expect(result.error.code).toBe(row.code);
    expect(describeGameFileProblem(result.error, gameFileEn)).toBe(row.says);
    const german = describeGameFileProblem(result.error, gameFileDe);
    expect(german.startsWith(result.error.path)).toBe(true);
    expect(german).not.toBe(row.says);
  });

  test('remote points of counts on side A', () => {
    const game = JSON.parse(FIXTURES.peter!);
    const result = decodeGameFile(JSON.stringify({ ...game, boardSide: 'A' }));
    expect(result).toEqual({
      ok: false,
      error: { path: 'players[1].reef.counts.remote', code: 'remote-on-side-a' },
    });
  });

  test('at the root is the sentence alone', () => {
    const result = decodeGameFile('{"a": }');
    expect(result.ok || describeGameFileProblem(result.error, gameFileEn)).toBe(
      'not JSON at line 1, column 7',
    );
    expect(result.ok || describeGameFileProblem(result.error, gameFileDe)).toBe(
      'kein JSON in Zeile 1, Spalte 7',
    );
  });

  test('every code but those of bare text has a row', () => {
    const ofText = ['empty-text', 'not-json', 'nested-too-deeply'];
    const codes = new Set([...ROWS.map(({ code }) => code), ...ofText]);
    expect([...codes].sort()).toEqual([...GAME_FILE_PROBLEM_CODES].sort());
  });

  test('every code has words in both languages', () => {
    for (const strings of [gameFileEn, gameFileDe]) {
      expect(Object.keys(strings).sort()).toEqual([...GAME_FILE_PROBLEM_CODES].sort());
    }
  });
});

describe('names', () => {
  test.each(['__proto__', 'constructor', 'x'.repeat(40), '🐙'.repeat(40), 'Zoë'])('%s is a name', (name) => {
    const game = JSON.parse(FIXTURES.example!);
    game.players[0].name = name;
    const result = decodeGameFile(JSON.stringify(game));
    expect(result.ok && result.value.players[0]!.name).toBe(name);
  });
});
