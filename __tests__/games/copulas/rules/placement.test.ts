import { BRIGHTEST, createBoard, GRIDS, lightOf, MODULE_COUNT } from '@/games/copulas/rules/board';
import { cellNamed, nameOf } from '@/games/copulas/rules/cells';
import { legalPlaces } from '@/games/copulas/rules/legalPlacements';
import {
  cellsOf,
  COLORS,
  OPENINGS,
  TILE_CELLS,
  TILES_PER_PLAYER,
  turned,
  type Pose,
} from '@/games/copulas/rules/pieces';
import { checkPlacement, type LaidTile, type PlacementRejection } from '@/games/copulas/rules/placement';
import { createRng } from '@/kit/rng';

import { boardWith, laid, randomBoard, tile } from '../../../support/copulas';

const named = (text: string) => cellsOf(tile(text), tile(text).at).map(nameOf).sort();

describe('board and pieces', () => {
  test('CB-1 modules by the number of players, and no more than the box holds', () => {
    expect(GRIDS).toEqual({ 2: [[3, 3]], 3: [[3, 4], [4, 3]], 4: [[4, 4]] }); // oxfmt-ignore
    for (const grid of Object.values(GRIDS).flat())
      expect(grid[0] * grid[1]).toBeLessThanOrEqual(MODULE_COUNT);
    expect(boardWith(4)).toMatchObject({ columns: 16, rows: 16 });
    const large = createBoard({ modules: [3, 4], moduleSize: 5, lights: null, joints: [] });
    expect(large).toMatchObject({ columns: 15, rows: 20 });
  });

  test('CB-2 a letter for the column, a number for the row, a1 at the top left', () => {
    expect(['a1', 'b1', 'a2', 'p16'].map(cellNamed)).toEqual([0, 1, 32, 15 * 32 + 15]);
    expect(['A1', 'a0', 'a', '1a', 'a01', '', 'aa1', 'a100'].map(cellNamed)).toEqual(
      Array.from({ length: 8 }, () => null),
    );
    expect(nameOf(cellNamed('f7')!)).toBe('f7');
  });

  test('CB-3 lights from 1 to 5, row by row', () => {
    const board = boardWith(2, { a1: 3, c2: BRIGHTEST });
    expect([lightOf(board, cellNamed('a1')!), lightOf(board, cellNamed('c2')!)]).toEqual([3, 5]);
    expect(lightOf(board, cellNamed('b1')!)).toBe(0);
    expect(() => createBoard({ modules: [3, 3], moduleSize: 4, lights: [1, 2], joints: [] })).toThrow(
      '2 lights for 144 cells',
    );
  });

  test('CT-1 four colors, six tiles of each shape, five cells each', () => {
    expect(COLORS).toEqual(['orange', 'blue', 'yellow', 'purple']);
    expect(TILES_PER_PLAYER).toBe(12);
    for (const text of ['X f7', 'U f7 up', 'U f7 right', 'U f7 down', 'U f7 left']) {
      expect(new Set(named(text)).size).toBe(TILE_CELLS);
    }
  });

  test('CT-2 a cross by its middle, a U by the middle of its base', () => {
    expect(named('X f7')).toEqual(['e7', 'f6', 'f7', 'f8', 'g7']);
    expect(named('U f7 up')).toEqual(['e6', 'e7', 'f7', 'g6', 'g7']);
    expect(named('U f7 right')).toEqual(['f6', 'f7', 'f8', 'g6', 'g8']);
    expect(named('U f7 down')).toEqual(['e7', 'e8', 'f7', 'g7', 'g8']);
    expect(named('U f7 left')).toEqual(['e6', 'e8', 'f6', 'f7', 'f8']);
    let pose: Pose = { shape: 'U', open: 'up' };
    const seen = OPENINGS.map(() => (pose = turned(pose)).open);
    expect(seen).toEqual(['right', 'down', 'left', 'up']);
    expect(turned({ shape: 'X', open: null })).toEqual({ shape: 'X', open: null });
  });
});

describe('checking one tile', () => {
  const BASE = laid([0, 'U f7 up']);
  const LIT = { h5: 2, h6: 4, i5: 5, i6: 2, g8: 3 };

  const ROWS: readonly {
    readonly title: string;
    readonly on: readonly LaidTile[];
    readonly text: string;
    readonly found: Partial<PlacementRejection> | null;
    readonly names?: readonly string[];
  }[] = [
    { title: 'CP-2 a first U in the middle module of two players', on: [], text: 'U f7 up', found: null },
    {
      title: 'CP-2 a first U that leaves the middle module',
      on: [],
      text: 'U d7 up',
      found: { rule: 'CP-2', code: 'outside-middle' },
      names: ['d7', 'c7', 'c6'],
    },
    {
      title: 'CP-2 a first cross',
      on: [],
      text: 'X f7',
      found: { rule: 'CP-2', code: 'first-not-u' },
    },
    {
      title: 'CP-3 over the rim',
      on: BASE,
      text: 'X a1',
      found: { rule: 'CP-3', code: 'off-board' },
    },
    {
      title: 'CP-3 over another tile',
      on: BASE,
      text: 'X g8',
      found: { rule: 'CP-3', code: 'overlap', tiles: [0] },
      names: ['g7'],
    },
    {
      title: 'CP-3 over a joint',
      on: BASE,
      text: 'X e9',
      found: { rule: 'CP-3', code: 'on-joint' },
      names: ['d9'],
    },
    {
      title: 'CP-4 next to no tile',
      on: BASE,
      text: 'X j10',
      found: { rule: 'CP-4', code: 'touches-nothing' },
    },
    { title: 'CP-4 a corner is no edge', on: BASE, text: 'X h4', found: { rule: 'CP-4' } },
    {
      title: 'CP-5 eleven lights',
      on: BASE,
      text: 'X i6',
      found: { rule: 'CP-5', code: 'too-bright', lights: 11 },
      names: ['i6', 'i5', 'h6'],
    },
    { title: 'CG-1 a tile gains its lights', on: BASE, text: 'U g9 up', found: null },
    {
      title: 'CP-3 is told before CP-5: a joint and eleven lights',
      on: BASE,
      text: 'U h6 right',
      found: { rule: 'CP-3', code: 'on-joint' },
    },
  ];

  test.each(ROWS)('$title', ({ on, text, found, names }) => {
    const board = boardWith(2, LIT, ['d9', 'h7']);
    const checked = checkPlacement(board, on, tile(text));
    if (found === null) {
      expect(checked.ok).toBe(true);
      return;
    }
    expect(checked).toMatchObject({ ok: false, error: found });
    if (names !== undefined && !checked.ok) expect(checked.error.cells.map(nameOf)).toEqual(names);
  });

  test('CP-2 two middle modules with three players, four with four', () => {
    const count = (players: number) => legalPlaces(boardWith(players), [], 'U').length;
    // Along a side of n cells a lying U has n - 2 places, across it n - 1, and twice as many openings.
    expect([2, 3, 4].map(count)).toEqual([4 * 2 * 3, 2 * (2 * 7 + 6 * 3), 4 * 6 * 7]);
    const [, wide] = GRIDS[3]!;
    const board = createBoard({ modules: wide!, moduleSize: 4, lights: null, joints: [] });
    expect(checkPlacement(board, [], tile('U i6 up')).ok).toBe(true);
    expect(checkPlacement(board, [], tile('U i4 up')).ok).toBe(false);
  });

  test('CP-5 typed points stand for lights that are not known', () => {
    const board = createBoard({ modules: [3, 3], moduleSize: 4, lights: null, joints: [] });
    expect(checkPlacement(board, BASE, tile('X i6'), 9)).toEqual({ ok: true, value: { points: 9 } });
    expect(checkPlacement(board, BASE, tile('X i6'), 10)).toMatchObject({ error: { lights: 10 } });
    expect(checkPlacement(board, BASE, tile('X i6'))).toEqual({ ok: true, value: { points: null } });
  });
});

describe('all legal places', () => {
  test('CB-4 no place covers a joint', () => {
    const free = legalPlaces(boardWith(2), laid([0, 'U f7 up']), 'X').length;
    const board = boardWith(2, {}, ['f9', 'd7']);
    const places = legalPlaces(board, laid([0, 'U f7 up']), 'X');
    expect(places.length).toBeLessThan(free);
    const cells = places.flatMap(({ tile: each }) => cellsOf(each, each.at)).map(nameOf);
    expect(cells.some((name) => name === 'f9' || name === 'd7')).toBe(false);
  });

  test('a cross has no place on an empty board', () => {
    expect(legalPlaces(boardWith(4), [], 'X')).toEqual([]);
  });

  /** Chess programmers call it perft: a change of a rule changes one of these. */
  test.each([
    [2, 1, [23, 6, 36]],
    [3, 2, [32, 5, 39]],
    [4, 3, [109, 10, 45]],
  ] as const)('pinned counts, %d players', (players, seed, counts) => {
    const rng = createRng(seed);
    const board = randomBoard(rng, players);
    const opening = legalPlaces(board, [], 'U');
    const first: LaidTile = { seat: 0, tile: rng.pick(opening).tile };
    const crosses = legalPlaces(board, [first], 'X');
    const second: LaidTile = { seat: 1, tile: rng.pick(crosses).tile };
    expect([opening.length, crosses.length, legalPlaces(board, [first, second], 'U').length]).toEqual(counts);
  });

  test('pinned: all answers to the 24 first places on a dark board', () => {
    const board = boardWith(2);
    const counts = legalPlaces(board, [], 'U').map(
      ({ tile: first }) => legalPlaces(board, [{ seat: 0, tile: first }], 'X').length,
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(336);
  });
});
