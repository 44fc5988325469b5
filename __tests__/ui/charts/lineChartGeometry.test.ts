import { layOutLineChart, MOST_MARKED, thinOut, valueTicks } from '@/ui/charts/lineChartGeometry';
import { formatNumber } from '@/ui/number';

type Values = readonly (number | null)[];

const FRAME = { width: 328, height: 200, fontSize: 14 };
const LETTER_WIDTH = FRAME.fontSize * 0.62;

const plot = (values: Values) => ({ marker: 'square' as const, values });
const layOut = (values: Values, labels = values.map((_, index) => String(index + 1))) =>
  layOutLineChart([plot(values)], labels, FRAME, formatNumber);
const ticksOf = (values: Values, wanted = 4) => valueTicks([plot(values)], wanted).ticks;
/** Coordinates of the points of a path of straight lines. */
const pointsOf = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [+x!, +y!]);
const count = (path: string, letter: string) => path.split(letter).length - 1;

describe('ticks', () => {
  test.each<[string, Values, readonly number[]]>([
    ['from 0 to above the most', [3, 18, 41], [0, 10, 20, 30, 40, 50]],
    ['below 0 where values are negative', [-12, 30], [-20, -10, 0, 10, 20, 30]],
    ['up to 0 where all are negative', [-5, -9], [-10, -8, -6, -4, -2, 0]],
    ['from 0 where all are equal', [40, 40, 40], [0, 10, 20, 30, 40]],
    ['0 and 1 where all are 0', [0, 0], [0, 1]],
    ['whole where values are', [0, 2, 1], [0, 1, 2]],
    ['between where values are', [0.5, 1], [0, 0.2, 0.4, 0.6, 0.8, 1]],
    ['even without a single value', [null, null], [0, 1]],
    ['undisturbed by what is no number', [NaN, 10, Infinity], [0, 2, 4, 6, 8, 10]],
  ])('go %s', (_, values, expected) => {
    expect(ticksOf(values)).toEqual(expected);
  });

  test('stand inside the picture and are written with a minus sign', () => {
    const { yTicks, bottom, zero } = layOut([-12, 30]);
    expect(yTicks[0]).toEqual({ value: -20, label: '−20', y: bottom });
    expect(Math.min(...yTicks.map(({ y }) => y))).toBeGreaterThanOrEqual(FRAME.fontSize / 2);
    expect(yTicks.find(({ value }) => value === 0)?.y).toBe(zero);
  });

  test('have room for their labels', () => {
    const { left, yTicks } = layOut([1_000_000]);
    const longest = Math.max(...yTicks.map(({ label }) => label.length));
    expect(left).toBeGreaterThanOrEqual(longest * LETTER_WIDTH);
  });
});

describe('lines', () => {
  test('lead through all points from left to right, higher for more', () => {
    const { lines, left, right, bottom } = layOut([0, 10, 5]);
    const points = pointsOf(lines[0]!.line);
    expect(points.map(([x]) => x)).toEqual([...points.map(([x]) => x!)].sort((a, b) => a - b));
    expect(points[0]![1]).toBe(bottom);
    expect(points[1]![1]).toBeLessThan(points[2]![1]!);
    expect(Math.min(...points.flatMap(([x]) => [x! - left, right - x!]))).toBeGreaterThan(0);
  });

  test('break where a value is missing', () => {
    const { line, markers } = layOut([1, 2, null, 3, 4]).lines[0]!;
    expect([count(line, 'M'), count(line, 'L'), count(markers, 'M')]).toEqual([2, 2, 4]);
  });

  test('are a dot in the middle for a single point', () => {
    const { lines, left, right } = layOut([7]);
    const [[x]] = pointsOf(lines[0]!.line) as [[number, number]];
    expect(Math.abs(x - (left + right) / 2)).toBeLessThan(5);
    expect(lines[0]!.line).toMatch(/^M[\d.,]+Z$/);
    expect(count(lines[0]!.markers, 'M')).toBe(1);
  });

  test('are empty without values', () => {
    expect(layOut([null, null]).lines).toEqual([{ line: '', markers: '' }]);
    expect(layOutLineChart([], [], FRAME, formatNumber).lines).toEqual([]);
  });

  test('of equal values are level', () => {
    const heights = pointsOf(layOut([5, 5, 5]).lines[0]!.line).map(([, y]) => y);
    expect(new Set(heights).size).toBe(1);
  });

  test('of different lengths share one axis', () => {
    const { lines } = layOutLineChart([plot([1, 2, 3]), plot([1])], ['a', 'b', 'c'], FRAME, formatNumber);
    expect(pointsOf(lines[1]!.line)[0]).toEqual(pointsOf(lines[0]!.line)[0]);
  });

  test('lose their markers when there are too many points', () => {
    const many = (length: number) => layOut(Array.from({ length }, (_, index) => index)).lines[0]!;
    expect(many(MOST_MARKED).markers).not.toBe('');
    expect(many(MOST_MARKED + 1).markers).toBe('');
    expect(count(many(5000).line, 'L')).toBe(4999);
  });

  test('keep markers apart, but mark every lone point', () => {
    const values = Array.from({ length: 101 }, (_, index) => (index === 90 || index === 92 ? null : 1));
    const places = [...layOut(values).lines[0]!.markers.matchAll(/M([\d.]+)/g)].map(([, x]) => +x!);
    expect(places.length).toBeLessThan(30);
    expect(layOut([1, null, 1, null, 1]).lines[0]!.markers.split('M')).toHaveLength(4);
  });
});

describe('labels of steps', () => {
  const even = (length: number) => (index: number) => (length < 2 ? 164 : 40 + (index / (length - 1)) * 280);
  const thinned = (labels: readonly string[]) =>
    thinOut(labels, even(labels.length), { left: 0, right: FRAME.width, fontSize: FRAME.fontSize });
  const numbered = (length: number, word = '') => Array.from({ length }, (_, index) => `${word}${index + 1}`);

  test('all stand where there is room', () => {
    expect(thinned(numbered(10)).map(({ label }) => label)).toEqual(numbered(10));
  });

  test.each([
    ['rounds', numbered(40)],
    ['games', numbered(30, 'Game ')],
    ['thousands of games', numbered(5000, 'Game ')],
    ['dates', numbered(25, '2026-01-')],
    ['names without end', numbered(6, 'A table with a name that goes on and on ')],
    ['two long ones', numbered(2, 'Championship ')],
  ])('%s are thinned out: none touches another or leaves the chart', (_, labels) => {
    const ticks = thinned(labels);
    expect(ticks.length).toBeGreaterThan(1);
    const boxes = ticks.map(({ label, x }) => {
      const half = (label.length * LETTER_WIDTH) / 2;
      return { from: x - half, to: x + half };
    });
    expect(boxes[0]!.from).toBeGreaterThanOrEqual(0);
    expect(boxes.at(-1)!.to).toBeLessThanOrEqual(FRAME.width);
    boxes.slice(1).forEach(({ from }, index) => expect(from).toBeGreaterThan(boxes[index]!.to));
  });

  test('go in round steps', () => {
    const shown = thinned(numbered(100)).map(({ label }) => Number(label));
    expect(shown.slice(0, 3)).toEqual([1, 21, 41]);
  });
});
