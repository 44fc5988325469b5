import { render, screen, userEvent, within } from '@testing-library/react-native';
import { View } from 'react-native';

import { DataTable, type TableRow } from '@/ui/components/DataTable';
import { columnWidths } from '@/ui/components/tableColumns';

const COLUMNS = [
  { label: 'Anni', header: <View accessible role="img" accessibilityLabel="a fish" /> },
  { label: 'Peter' },
];
const ROWS: readonly TableRow[] = [
  { label: 'Rounds', values: ['12', '−3'] },
  { label: 'Total', values: ['40', '7'], isStrong: true },
];

test('on phones a row is read as a whole, with the names of its columns', () => {
  render(<DataTable label="Result" corner="Category" columns={COLUMNS} rows={ROWS} />);
  expect(screen.getByRole('row', { name: 'Rounds, Anni 12, Peter −3' })).toBeOnTheScreen();
  expect(screen.getByRole('row', { name: 'Total, Anni 40, Peter 7' })).toBeOnTheScreen();
});

test('it is a table of rows, headers and cells', () => {
  render(
    <DataTable label="Result" corner="Category" caption="After round 10" columns={COLUMNS} rows={ROWS} />,
  );
  const table = screen.getByLabelText('Result');
  expect(table).toHaveProp('role', 'table');
  const count = (role: string) => within(table).UNSAFE_getAllByProps({ role }).filter(isHost).length;
  expect(['row', 'columnheader', 'rowheader', 'cell'].map(count)).toEqual([3, 3, 2, 4]);
  expect(screen.getByText('Category')).toBeOnTheScreen();
  expect(screen.getByText('After round 10')).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: 'a fish' })).toBeOnTheScreen();
});

const isHost = ({ type }: { readonly type: unknown }) => typeof type === 'string';

test('figures stand below one another', () => {
  render(<DataTable label="Result" columns={COLUMNS} rows={ROWS} />);
  expect(screen.getByText('−3')).toHaveStyle({ fontVariant: ['tabular-nums'] });
});

test('a cell can be pressed, and its row then leaves it to be found', async () => {
  const onPress = jest.fn();
  const values = ['1', { text: '2', accessibilityLabel: 'Peter, jellyfish: 2', onPress }];
  render(<DataTable label="Result" columns={COLUMNS} rows={[...ROWS, { label: 'Jellyfish', values }]} />);
  await userEvent.press(screen.getByRole('button', { name: 'Peter, jellyfish: 2' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('row', { name: /^Jellyfish/ })).toBeNull();
});

test('columns make room for every figure, and for names only so far', () => {
  const widths = (label: string, value: string) =>
    columnWidths([{ label }], [{ label: 'a', values: [value] }], 1).values[0]!;
  expect(widths('A', '1')).toBe(widths('Anni', '12'));
  expect(widths('A', '123456789012')).toBeGreaterThan(120);
  expect(widths('A name that is longer than anybody has', '1')).toBe(120);
  expect(columnWidths(COLUMNS, ROWS, 2).total).toBe(2 * columnWidths(COLUMNS, ROWS, 1).total);
});
