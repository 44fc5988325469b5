import { fireEvent, render, screen, userEvent } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { Path } from 'react-native-svg';

import { LineChart, type ChartSeries, type LineChartProps } from '@/ui/charts/LineChart';

jest.unmock('react-native-svg');

const SERIES: readonly ChartSeries[] = [
  { name: 'Anni', color: '#4FE0D2', marker: 'circle', values: [3, 8, null] },
  { name: 'Peter', color: '#FFCE73', marker: 'square', dash: [6, 4], values: [-2, 0, 12] },
];

const chart = (props: Partial<LineChartProps> = {}) => (
  <LineChart
    title="Scores"
    series={SERIES}
    xLabels={['1', '2', '3']}
    xTitle="Round"
    yTitle="Points"
    tableLabel="Scores by round"
    showTable="Show the figures"
    hideTable="Hide the figures"
    tableCaption={(shown, total) => `The last ${shown} of ${total}`}
    {...props}
  />
);

const many = (length: number): readonly ChartSeries[] =>
  SERIES.map((series) => ({ ...series, values: Array.from({ length }, (_, index) => index) }));
const numbers = (length: number) => Array.from({ length }, (_, index) => String(index + 1));

function renderWide(props: Partial<LineChartProps> = {}) {
  render(chart(props));
  fireEvent(screen.root, 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: 328, height: 500 } } });
}
const paths = () => screen.UNSAFE_getAllByType(Path).map(({ props }) => props);

/** Whether the table is there for screen readers only. */
function isClipped(): boolean {
  let view: typeof screen.root | null = screen.getByLabelText('Scores by round');
  while (view !== null && StyleSheet.flatten(view.props.style)?.height !== 1) view = view.parent;
  return view !== null;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it has a heading, and its figures are a table for screen readers from the start', () => {
  renderWide();
  expect(screen.getByRole('heading', { name: 'Scores' })).toBeOnTheScreen();
  expect(screen.getByLabelText('Scores by round')).toHaveProp('role', 'table');
  expect(screen.getByRole('row', { name: '1, Anni 3, Peter −2' })).toBeOnTheScreen();
  expect(screen.getByRole('row', { name: '3, Anni –, Peter 12' })).toBeOnTheScreen();
});

test('the drawing is hidden from screen readers', () => {
  renderWide();
  expect(screen.queryByText('Points')).toBeNull();
  expect(screen.getByText('Points', { includeHiddenElements: true })).toBeOnTheScreen();
  // The header of the table.
  expect(screen.getAllByText('Round')).toHaveLength(1);
});

test('everybody can have the table', async () => {
  renderWide();
  expect(isClipped()).toBe(true);
  await userEvent.press(screen.getByRole('button', { name: 'Show the figures' }));
  expect(isClipped()).toBe(false);
  expect(screen.getByRole('row', { name: '2, Anni 8, Peter 0' })).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('button', { name: 'Hide the figures' }));
  expect(screen.getByRole('button', { name: 'Show the figures' })).toBeOnTheScreen();
  expect(isClipped()).toBe(true);
});

test('lines differ by colour, dash and marker', () => {
  renderWide();
  const lines = paths().filter(({ strokeLinecap }) => strokeLinecap === 'round');
  expect(lines.map(({ stroke, strokeDasharray }) => [stroke, strokeDasharray])).toEqual([
    ['#4FE0D2', undefined],
    ['#FFCE73', [6, 4]],
  ]);
  const markers = paths().filter(({ fill }) => fill === '#4FE0D2' || fill === '#FFCE73');
  // Once in the legend, once in the drawing.
  expect(markers).toHaveLength(4);
  expect(new Set(markers.map(({ d }) => String(d).includes('a'))).size).toBe(2);
});

test('nothing is drawn before the room is known', () => {
  render(chart());
  const inLegend = 4;
  expect(paths()).toHaveLength(inLegend);
});

test('thousands of points cost no more elements than a few', () => {
  renderWide();
  const few = paths().length;
  screen.unmount();
  renderWide({ series: many(5000), xLabels: numbers(5000) });
  expect(paths().length).toBeLessThanOrEqual(few);
  expect(screen.getAllByRole('row')).toHaveLength(100);
  expect(screen.getByRole('row', { name: '5000, Anni 4999, Peter 4999' })).toBeOnTheScreen();
  expect(screen.getByText('The last 100 of 5000')).toBeOnTheScreen();
});

test('values are written as the caller wants', () => {
  renderWide({ formatValue: (value) => `${value} P`, noValue: 'away' });
  expect(screen.getByRole('row', { name: '3, Anni away, Peter 12 P' })).toBeOnTheScreen();
});
