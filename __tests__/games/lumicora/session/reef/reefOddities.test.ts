import { SPACE_NAMES } from '@/games/lumicora/rules/boards';
import type { Color } from '@/games/lumicora/rules/model';
import { surfaceOf } from '@/games/lumicora/rules/surface';
import { NO_COUNTS, type Depth } from '@/games/lumicora/session/reef/finalReef';
import { paintingOf, type PaintedSpace } from '@/games/lumicora/session/reef/painting';
import { colorsInView, findOddities } from '@/games/lumicora/session/reef/reefOddities';
import type { Command } from '@/games/lumicora/session/table/commands';
import { openTable, type Table } from '@/games/lumicora/session/table/table';
import { createRng } from '@/kit/rng';

import { legalReef, randomBoard } from '../../../../support/randomReef';
import { at, board, spaces, surface } from '../../../../support/reef';
import { DRY, place, play, setupFor, tableFor } from '../../../../support/tables';

const scored: Command = { type: 'correct-score', player: 0, score: 30 };

/** A game entered at its end, in which only the reef of the first player can be odd. */
function entered(depth: Depth, ...commands: readonly Command[]): Table {
  return play(openTable({ ...setupFor(2), depth }), scored, ...commands);
}

/** `seen('d4:1 d5:2')`: green coral in these levels. */
function seen(line: string, color: Color = 'green'): readonly PaintedSpace[] {
  return line.split(' ').map((part) => {
    const [name = '', level] = part.split(':');
    return { space: at(name), seen: { color, level: Number(level), symbol: null } };
  });
}

function painted(strokes: readonly PaintedSpace[]): Table {
  return entered('from-above', { type: 'paint-reef', player: 0, spaces: strokes });
}

function counted(counts: Partial<typeof NO_COUNTS>, ground = DRY): Table {
  return play(openTable({ ...setupFor(2, ground), depth: 'counted' }), scored, {
    type: 'count-reef',
    player: 0,
    counts: { ...NO_COUNTS, ...counts },
  });
}

const GREEN_3 = { ...NO_COUNTS.spaces, green: 3 };

test.each([
  ['nothing', 'd4:1 d5:1', []],
  ['nothing, if one stands on the other', 'd4:2 d5:1 c4:2 c3:1', []],
  ['a bare starting area', 'c3:1 c4:1', [{ code: 'start-bare', spaces: spaces('d4 d5') }]],
  ['half a starting area', 'd4:1 d3:1', [{ code: 'start-bare', spaces: spaces('d5') }]],
  ['a space far from all others', 'd4:1 d5:1 a1:1', [{ code: 'half-alone', spaces: spaces('a1') }]],
  ['a tower', 'd4:1 d5:3', [{ code: 'half-alone', spaces: spaces('d5') }]],
  ['an odd sum of levels', 'd4:1 d5:1 d6:1', [{ code: 'half-missing' }]],
  ['a level nobody reaches', 'd4:7 d5:7', [{ code: 'very-high', spaces: spaces('d4 d5') }]],
])('a painted reef shows %s: %s', (_, line, expected) => {
  expect(findOddities({ ...painted(seen(line)), scoreBoard: 'light' }, 0)).toEqual(expected);
});

test('FS-3 the dark side does not ask for levels, so nothing is odd about them', () => {
  const oddOf = (line: string) => findOddities(painted(seen(line)), 0);
  for (const line of ['d4:1 d5:3', 'd4:1 d5:1 d6:1', 'd4:7 d5:7']) expect(oddOf(line)).toEqual([]);
  expect(oddOf('d4:1 d5:1 a1:3')).toEqual([{ code: 'half-alone', spaces: spaces('a1') }]);
});

test('a reef without paint is empty and nothing else', () => {
  expect(findOddities(entered('from-above'), 0)).toEqual([{ code: 'reef-empty' }]);
});

test('PL-3 a reef that lies on a table has its halves in pairs', () => {
  const rng = createRng(5);
  for (let index = 0; index < 200; index++) {
    const view = surfaceOf(legalReef(rng, randomBoard(rng)));
    const strokes = paintingOf(view).map((each, space) => ({ space, seen: each }));
    const codes = findOddities(painted(strokes), 0).map(({ code }) => code);
    expect(codes.filter((code) => code !== 'very-high' && code !== 'color-beyond-supply')).toEqual([]);
  }
});

test.each([
  ['nothing', { spaces: GREEN_3 }, []],
  ['no reef at all', {}, [{ code: 'reef-empty' }]],
  [
    'more animals than spaces',
    { spaces: GREEN_3, animals: { shellfish: 1, crab: 1, seahorse: 1, starfish: 1 } },
    [{ code: 'more-animals-than-spaces', animals: 4, spaces: 3 }],
  ],
  [
    'animals without any coral',
    { animals: { ...NO_COUNTS.animals, crab: 1 } },
    [{ code: 'more-animals-than-spaces', animals: 1, spaces: 0 }],
  ],
  [
    'remote limestone that side A does not have',
    { spaces: GREEN_3, remote: -1 },
    [{ code: 'remote-beyond-board', remote: -1, lowest: 0 }],
  ],
])('a counted reef shows %s', (_, counts, expected) => {
  expect(findOddities(counted(counts), 0)).toEqual(expected);
});

test('FS-6 a counted reef shows more penalty than its board has', () => {
  const ground = board('B', 'water', { [-3]: 'a1', [-2]: 'g5' });
  const at5 = counted({ spaces: GREEN_3, remote: -5 }, ground);
  const at6 = counted({ spaces: GREEN_3, remote: -6 }, ground);
  expect(findOddities(at5, 0)).toEqual([]);
  expect(findOddities(at6, 0)).toEqual([{ code: 'remote-beyond-board', remote: -6, lowest: -5 }]);
});

describe('the fish still at 0', () => {
  test('is odd in a game entered at its end', () => {
    const unscored = play(painted(seen('d4:1 d5:1')), { type: 'correct-score', player: 0, score: 0 });
    expect(findOddities(unscored, 0)).toEqual([{ code: 'score-missing' }]);
  });

  test('is not odd in a game that was played along', () => {
    expect(findOddities(tableFor(2), 0)).toEqual([]);
  });
});

describe('LU-3 more of a colour than this number of players uses', () => {
  const half = { ...NO_COUNTS, spaces: { ...NO_COUNTS.spaces, blue: 20 } };
  const count = (player: number, blue: number): Command => {
    return { type: 'count-reef', player, counts: { ...half, spaces: { ...half.spaces, blue } } };
  };

  test.each([
    [2, 2 * 18 + 2],
    [3, 2 * 22 + 3],
    [4, 2 * 26 + 3],
  ])('with %d players is odd beyond %d spaces, and odd for all who told', (players, most) => {
    const table = openTable({ ...setupFor(players), depth: 'counted' });
    const full = play(table, scored, count(0, 20), count(1, most - 20));
    expect(findOddities(full, 0)).toEqual([]);
    if (players === 4) return;
    const over = play(full, count(1, most - 19));
    const odd = { code: 'color-beyond-supply', color: 'blue', count: most + 1, most };
    expect(findOddities(over, 0)).toEqual([odd]);
    expect(findOddities(over, 1)).toContainEqual(odd);
  });

  test('is not told of a mirrored reef, whose Luminos are counted elsewhere', () => {
    const table = openTable({ ...setupFor(2), depth: 'counted' });
    const mixed = play(table, scored, count(0, 40), { type: 'choose-depth', player: 1, depth: 'mirrored' });
    expect(findOddities(mixed, 0).map(({ code }) => code)).toEqual(['color-beyond-supply']);
    expect(findOddities(mixed, 1)).toEqual([{ code: 'score-missing' }]);
  });
});

test('FS-5 colours are counted over the table, each reef at its own depth', () => {
  const table = play(
    tableFor(3),
    place(0, 'c4c3:G3c'),
    { type: 'choose-depth', player: 1, depth: 'from-above' },
    { type: 'paint-reef', player: 1, spaces: seen('a1:1 a2:1', 'yellow') },
    { type: 'choose-depth', player: 2, depth: 'counted' },
    { type: 'count-reef', player: 2, counts: { ...NO_COUNTS, spaces: { ...NO_COUNTS.spaces, pink: 10 } } },
  );
  // Ana mirrors green and pink with a green Lumino; Ben has green and blue in the starting area.
  expect(colorsInView(table)).toEqual({ green: 3 + 1, pink: 1 + 10, blue: 1, yellow: 2 });
  const seenOfAna = surface('d4d5:GP c4c3:G3c');
  expect(SPACE_NAMES.filter((_, space) => seenOfAna.levels[space]! > 0)).toEqual(['c3', 'c4', 'd4', 'd5']);
});
