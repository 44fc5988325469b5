import {
  areNeighbors,
  BASE_SPACES,
  createBoard,
  DEFAULT_BOARDS,
  isSpace,
  isStartingArea,
  nameOf,
  NEIGHBORS,
  PAIRS,
  ROW_LENGTHS,
  SPACE_CELLS,
  SPACE_COUNT,
  SPACE_NAMES,
  spaceNamed,
  STARTING_AREA,
  type ReefBoard,
} from '@/games/lumicora/rules/boards';

import { at, board, spaces } from '../../../support/reef';

test('BO-1 the reef has 44 spaces in rows of 5-6-7-8-7-6-5', () => {
  expect(ROW_LENGTHS).toEqual([5, 6, 7, 8, 7, 6, 5]);
  expect(SPACE_COUNT).toBe(44);
  const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(
    (letter) => SPACE_NAMES.filter((name) => name.startsWith(letter)).length,
  );
  expect(rows).toEqual([5, 6, 7, 8, 7, 6, 5]);
});

test('BO-1 the 42 base spaces lie around the starting area in rings of 8, 14 and 20', () => {
  expect(BASE_SPACES).toHaveLength(42);
  const rings: number[][] = [];
  const reached = new Set<number>(STARTING_AREA);
  while (reached.size < SPACE_COUNT) {
    const ring = [...reached].flatMap((space) => NEIGHBORS[space]!).filter((space) => !reached.has(space));
    rings.push([...new Set(ring)]);
    ring.forEach((space) => reached.add(space));
  }
  expect(rings.map((ring) => ring.length)).toEqual([8, 14, 20]);
});

test('BO-2 spaces are named row by row from a1 to g5', () => {
  expect(SPACE_NAMES.slice(0, 6)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1']);
  expect(SPACE_NAMES.at(-1)).toBe('g5');
  expect(SPACE_NAMES.map((name) => spaceNamed(name))).toEqual([...SPACE_NAMES.keys()]);
  expect(SPACE_NAMES.map((_, space) => nameOf(space))).toEqual(SPACE_NAMES);
});

test.each(['a0', 'a6', 'd9', 'h1', 'D4', 'd', ''])('BO-2 no space is named "%s"', (name) => {
  expect(spaceNamed(name)).toBeUndefined();
});

test.each([-1, 44, 3.5, NaN])('BO-2 %p is no space', (space) => {
  expect(isSpace(space)).toBe(false);
  expect(() => nameOf(space)).toThrow('no space');
});

test('BO-2 a space stands at x = (8 - n) + 2(k - 1) of its row', () => {
  expect(SPACE_CELLS[at('a1')]).toEqual({ row: 0, x: 3 });
  expect(SPACE_CELLS[at('c4')]).toEqual({ row: 2, x: 7 });
  expect(SPACE_CELLS[at('d1')]).toEqual({ row: 3, x: 0 });
  expect(SPACE_CELLS[at('d8')]).toEqual({ row: 3, x: 14 });
  expect(SPACE_CELLS[at('g5')]).toEqual({ row: 6, x: 11 });
});

test.each([
  ['d4', 'c3 c4 d3 d5 e3 e4'],
  ['d5', 'c4 c5 d4 d6 e4 e5'],
  ['a1', 'a2 b1 b2'],
  ['a5', 'a4 b5 b6'],
  ['d1', 'c1 d2 e1'],
  ['c7', 'b6 c6 d7 d8'],
  ['f1', 'e1 e2 f2 g1'],
  ['g3', 'f3 f4 g2 g4'],
])('BO-2 %s has the neighbours %s', (name, names) => {
  expect(NEIGHBORS[at(name)]).toEqual(spaces(names));
});

test('BO-2 109 pairs of spaces are neighbours, each listed once', () => {
  expect(PAIRS).toHaveLength(109);
  expect(new Set(PAIRS.map(([a, b]) => `${a} ${b}`)).size).toBe(109);
  expect(PAIRS.filter(([a, b]) => a >= b || !areNeighbors(a, b) || !areNeighbors(b, a))).toEqual([]);
});

test('BO-2 the starting area is d4 and d5', () => {
  expect(STARTING_AREA.map(nameOf)).toEqual(['d4', 'd5']);
  expect(SPACE_NAMES.filter((_, space) => isStartingArea(space))).toEqual(['d4', 'd5']);
});

test('BO-3 terrain is asked for the base spaces alone', () => {
  const asked: number[] = [];
  const wet = createBoard('A', (space) => {
    asked.push(space);
    return 'water';
  });
  expect(asked).toEqual(BASE_SPACES);
  expect(STARTING_AREA.map((space) => wet.terrain[space])).toEqual(['start', 'start']);
});

test('BO-3 only water costs limestone', () => {
  const mixed = board('B', 'limestone', { water: 'a1 a2', '-1': 'b1', '-2': 'b2', '-3': 'b3' });
  expect(mixed.costs.flatMap((cost, space) => (cost === 1 ? [nameOf(space)] : []))).toEqual(['a1', 'a2']);
  expect(spaces('b1 b2 b3 d4').map((space) => mixed.costs[space])).toEqual([0, 0, 0, 0]);
});

test('BO-3 side A cannot have remote limestone', () => {
  expect(() => board('A', 'water', { '-1': 'a3' })).toThrow('side A has no remote limestone');
});

test('BO-3 the assumed side B has less limestone next to the start and remote limestone at the edge', () => {
  const nextToStart = ({ terrain }: ReefBoard) =>
    BASE_SPACES.filter((space) => terrain[space] === 'limestone' && NEIGHBORS[space]!.some(isStartingArea))
      .length;
  const remote = ({ terrain }: ReefBoard) =>
    BASE_SPACES.filter((space) => typeof terrain[space] === 'number');
  expect(DEFAULT_BOARDS.A.side).toBe('A');
  expect(DEFAULT_BOARDS.B.side).toBe('B');
  expect(nextToStart(DEFAULT_BOARDS.B)).toBeLessThan(nextToStart(DEFAULT_BOARDS.A));
  expect(remote(DEFAULT_BOARDS.A)).toEqual([]);
  expect(remote(DEFAULT_BOARDS.B).length).toBeGreaterThan(0);
  expect(remote(DEFAULT_BOARDS.B).filter((space) => NEIGHBORS[space]!.length === 6)).toEqual([]);
});
