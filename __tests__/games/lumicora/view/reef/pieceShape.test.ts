import { PAIRS } from '@/games/lumicora/rules/boards';
import { surfaceOf } from '@/games/lumicora/rules/surface';
import { liftOf, pieceShape, visiblePieces } from '@/games/lumicora/view/reef/pieceShape';
import { reefLayout } from '@/games/lumicora/view/reef/reefCells';
import { CELL_RADIUS, type Point } from '@/ui/board/layout';

import { reef } from '../../../../support/reef';

/** All points of a path that has absolute coordinates only. */
function pointsOf(path: string): readonly Point[] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const along = (from: Point, to: Point, point: Point) =>
  ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / distance(from, to);

const SEAM = (CELL_RADIUS * Math.sqrt(3)) / 2;

describe.each([false, true])('turned: %s', (isTurned) => {
  const layout = reefLayout(isTurned);

  test('a whole Lumino is one closed outline inside its two spaces', () => {
    for (const on of PAIRS) {
      const { face } = pieceShape(layout, on, 1, 'both', false);
      expect(face.match(/M/g)).toHaveLength(1);
      expect(face.endsWith('Z')).toBe(true);
      const centers = on.map((space) => layout.centers[space]!);
      for (const point of pointsOf(face)) {
        expect(Math.min(...centers.map((center) => distance(center, point)))).toBeLessThan(CELL_RADIUS);
      }
    }
  });

  test('the half that is seen is open at the seam and goes on a little under the other piece', () => {
    for (const on of PAIRS) {
      for (const part of ['first', 'second'] as const) {
        const [near, far] = (part === 'first' ? on : [on[1], on[0]]).map((space) => layout.centers[space]!);
        const { face } = pieceShape(layout, on, 1, part, true);
        expect(face.endsWith('Z')).toBe(false);
        const points = pointsOf(face);
        const reach = points.map((point) => along(near!, far!, point));
        expect(Math.max(...reach)).toBeGreaterThan(SEAM);
        expect(Math.max(...reach)).toBeLessThan(SEAM + 15);
        // The open side runs straight from the last corner to the first.
        expect(reach[0]).toBeCloseTo(reach.at(-1)!, 0);
        expect(distance(points[0]!, points.at(-1)!)).toBeGreaterThan(CELL_RADIUS / 2);
      }
    }
  });

  test('the two halves of a starting Lumino meet at the seam', () => {
    const on = [20, 21] as const;
    const [a, b] = on.map((space) => layout.centers[space]!) as [Point, Point];
    const first = pointsOf(pieceShape(layout, on, 1, 'first', false).face);
    const second = pointsOf(pieceShape(layout, on, 1, 'second', false).face);
    expect(Math.max(...first.map((point) => along(a, b, point)))).toBeCloseTo(SEAM, 0);
    expect(Math.max(...second.map((point) => along(b, a, point)))).toBeCloseTo(SEAM, 0);
  });
});

test('each level lifts a piece, and the highest stay over their spaces', () => {
  expect(liftOf(1).y).toBeCloseTo(0);
  for (const level of [2, 3, 4, 5]) expect(liftOf(level).y).toBeLessThan(liftOf(level - 1).y);
  for (const level of [6, 12, 40]) expect(liftOf(level)).toEqual(liftOf(5));
  expect(Math.hypot(liftOf(40).x, liftOf(40).y)).toBeLessThan(CELL_RADIUS / 2);
});

test('a higher piece has a deeper edge', () => {
  const layout = reefLayout(false);
  const depth = (level: number) => {
    const { face, edge } = pieceShape(layout, [0, 1], level, 'both', false);
    const lowest = (path: string) => Math.max(...pointsOf(path).map(({ y }) => y));
    return lowest(edge) - lowest(face);
  };
  expect(depth(1)).toBeGreaterThan(0);
  expect(depth(2)).toBeGreaterThan(depth(1));
  expect(depth(3)).toBeGreaterThan(depth(2));
});

/** `index part level` of each piece in the order of drawing. */
const seen = (line: string) => {
  const luminos = reef(line);
  return visiblePieces(luminos, surfaceOf(luminos)).map(
    ({ index, level, part }) => `${index} ${part} ${level}`,
  );
};

test.each<[string, string, string[]]>([
  ['nothing lies', '', []],
  ['all is seen', 'd4d5:GP', ['0 both 1']],
  ['first halves are seen', 'd4d5:GP c4c5:G3c c5d5:G5.', ['0 first 1', '1 first 1', '2 both 2']],
  ['second halves are seen', 'd4d5:GP c4c5:G3c c4d4:G5.', ['0 second 1', '1 second 1', '2 both 2']],
  [
    'one is covered by two others, and higher ones are drawn later than those laid after them',
    'd4d5:GP c4c5:G3c c4d4:G5. d6c6:P4. c5d5:P4. e3e4:G6.',
    ['3 both 1', '5 both 1', '2 both 2', '4 both 2'],
  ],
])('%s', (_, line, expected) => {
  expect(seen(line)).toEqual(expected);
});
