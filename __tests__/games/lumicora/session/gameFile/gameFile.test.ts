import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DEFAULT_BOARDS, spaceNamed } from '@/games/lumicora/rules/boards';
import { formatReef } from '@/games/lumicora/rules/notation';
import { visibleSpace } from '@/games/lumicora/rules/surface';
import { scoreGame } from '@/games/lumicora/session/final/finalTable';
import {
  decodeGame,
  decodeGameFile,
  encodeGameFile,
  type GameFile,
} from '@/games/lumicora/session/gameFile/gameFile';

const FOLDER = join(__dirname, '../../../../fixtures/games');
const read = (name: string) => readFileSync(join(FOLDER, `${name}.json`), 'utf8');

function decoded(text: string): GameFile {
  const result = decodeGameFile(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function reefOf<K extends string>(game: GameFile, kind: K) {
  const { reef } = game.players[0]!;
  if (reef.kind !== kind) throw new Error(reef.kind);
  return reef as Extract<typeof reef, { readonly kind: K }>;
}

describe('a sound game file', () => {
  const sound = readdirSync(FOLDER).filter((name) => !name.startsWith('bad-'));

  test.each(sound)('%s is read, and written so that it reads the same', (name) => {
    const game = decoded(readFileSync(join(FOLDER, name), 'utf8'));
    expect(decodeGameFile(encodeGameFile(game))).toStrictEqual({ ok: true, value: game });
  });

  test('gives Luminos in the order they were laid', () => {
    const game = decoded(read('example'));
    expect(formatReef(reefOf(game, 'luminos').luminos)).toBe('d4d5:GB c4c5:G3c c3d3:G5.');
    expect(game).toMatchObject({ scoreBoard: 'dark', round: 7, octopus: 0, boardIsDefault: true });
    expect(game.board).toBe(DEFAULT_BOARDS.B);
    expect(game.players[0]).toMatchObject({
      name: 'Peter',
      score: 41,
      limestone: 5,
      scoringTiles: { green: 'jellyfish', pink: 'coral', blue: 'jellyfish', yellow: 'spent' },
    });
  });

  test('gives the symbols of a starting Lumino', () => {
    const { reef } = decoded(read('two-reefs')).players[1]!;
    expect(reef.kind === 'luminos' && formatReef(reef.luminos)).toBe('d5d4:GY6. e3e4:Yh3');
  });

  test('gives a view from above; a symbol left out is plain coral', () => {
    const { view } = reefOf(decoded(read('view')), 'view');
    expect(visibleSpace(view, spaceNamed('d4')!)).toEqual({ color: 'pink', level: 2, symbol: 3 });
    expect(visibleSpace(view, spaceNamed('e5')!)).toEqual({ color: 'blue', level: 1, symbol: null });
    expect(visibleSpace(view, spaceNamed('a1')!)).toBeNull();
  });

  test('gives counts; points and penalties left out are 0', () => {
    const { counts } = reefOf(decoded(read('peter')), 'counts');
    expect(counts).toEqual({
      spaces: { green: 6, pink: 0, blue: 9, yellow: 7 },
      animals: { shellfish: 5, crab: 1, seahorse: 3, starfish: 0 },
      animalPoints: 0,
      remote: 0,
    });
  });

  test('BO-3 gives the terrain that it names', () => {
    const names = Object.keys(terrainOf('limestone'));
    expect(names).toHaveLength(42);
    const game = decodeGame({ ...JSON.parse(read('example')), board: { ...terrainOf('water'), a3: -2 } });
    if (!game.ok) throw new Error(JSON.stringify(game.error));
    expect(game.value.boardIsDefault).toBe(false);
    expect(game.value.board.terrain[spaceNamed('a3')!]).toBe(-2);
    expect(game.value.board.terrain[spaceNamed('c4')!]).toBe('water');
    expect(game.value.board.terrain[spaceNamed('d4')!]).toBe('start');
  });

  test('may begin with a byte order mark', () => {
    expect(decodeGameFile(`\ufeff${read('example')}`)).toEqual(decodeGameFile(read('example')));
  });

  test('may hold unknown fields anywhere, however deep', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const text = read('example')
      .replace('"round"', `"log": ${deep}, "__proto__": { "round": 99 }, "constructor": 1, "round"`)
      .replace('"limestone": 5', '"limestone": 5, "toString": null, "hand": [1, 2]')
      .replace('"color"', '"laidAt": 12, "color"');
    expect(decodeGameFile(text)).toStrictEqual(decodeGameFile(read('example')));
  });

  test('may hold what broke a rule but can lie on a table', () => {
    const game = decoded(read('broken-rules'));
    expect(scoreGame(game).players.map(({ total }) => total)).toEqual([17, 14]);
  });

  test('trims names and takes -0 for 0', () => {
    const text = read('example').replace('"Peter"', '"  Peter "').replace('"octopus": 0', '"octopus": -0');
    expect(decodeGameFile(text)).toStrictEqual(decodeGameFile(read('example')));
  });
});

describe('FS-1 to FS-7 the worked example of the booklet', () => {
  test('Peter, dark side, from counts', () => {
    const [peter] = scoreGame(decoded(read('peter'))).players;
    const points = peter!.lines.map(({ points }) => points);
    expect(points).toEqual([4, 2, 8, 2, 7, 1, 0, 4, 3]);
    expect(peter!.total).toBe(41 + 31);
  });
});

function terrainOf(kind: string): Record<string, string> {
  const board: Record<string, string> = {};
  for (const [row, length] of Object.entries({ a: 5, b: 6, c: 7, d: 8, e: 7, f: 6, g: 5 })) {
    for (let place = 1; place <= length; place++) {
      if (row !== 'd' || (place !== 4 && place !== 5)) board[`${row}${place}`] = kind;
    }
  }
  return board;
}
