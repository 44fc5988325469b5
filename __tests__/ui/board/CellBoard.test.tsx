import { fireEvent, render, screen, userEvent, within } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { hexGrid } from '@/kit/hex';
import { CellBoard, type BoardCell, type CellBoardProps } from '@/ui/board/CellBoard';
import { CellTarget } from '@/ui/board/CellTarget';
import { layoutBoard } from '@/ui/board/layout';

jest.unmock('react-native-svg');

const GRID = hexGrid([2, 3, 2]);
const UPRIGHT = layoutBoard(GRID.cells, false);
const TURNED = layoutBoard(GRID.cells, true);
const CELLS: readonly BoardCell[] = GRID.cells.map((_, cell) => ({ label: `cell ${cell}` }));

const board = (props: Partial<CellBoardProps>) => (
  <CellBoard layout={UPRIGHT} cells={CELLS} onPress={() => undefined} label="a small board" {...props} />
);
const labels = () =>
  screen.getAllByRole('button').map((button) => String(button.props.accessibilityLabel).slice(5));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('every cell is a button with its label, in reading order', () => {
  render(board({}));
  expect(labels()).toEqual(['0', '1', '2', '3', '4', '5', '6']);
});

test('a turned board is read as it lies, and any other order can be given', () => {
  render(board({ layout: TURNED }));
  expect(labels()).toEqual(['2', '5', '0', '3', '6', '1', '4']);
  screen.rerender(board({ order: [6, 5, 4, 3, 2, 1, 0] }));
  expect(labels()).toEqual(['6', '5', '4', '3', '2', '1', '0']);
});

test('a press and a long press tell the cell', async () => {
  const onPress = jest.fn();
  const onLongPress = jest.fn();
  render(board({ onPress, onLongPress }));
  const user = userEvent.setup();
  await user.press(screen.getByRole('button', { name: 'cell 4' }));
  expect(onPress.mock.calls).toEqual([[4]]);
  await user.longPress(screen.getByRole('button', { name: 'cell 2' }));
  expect(onLongPress.mock.calls).toEqual([[2]]);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a press calls the latest callback', async () => {
  const [first, second] = [jest.fn(), jest.fn()];
  render(board({ onPress: first }));
  screen.rerender(board({ onPress: second }));
  await userEvent.setup().press(screen.getByRole('button', { name: 'cell 0' }));
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith(0);
});

test('selected and disabled cells say so, and a disabled one takes no press', async () => {
  const onPress = jest.fn();
  const cells = CELLS.map((cell, index) => ({ ...cell, isSelected: index === 1, isDisabled: index === 2 }));
  render(board({ cells, onPress }));
  expect(screen.getByRole('button', { selected: true })).toBe(screen.getByRole('button', { name: 'cell 1' }));
  const disabled = screen.getByRole('button', { disabled: true });
  expect(disabled).toBe(screen.getByRole('button', { name: 'cell 2' }));
  await userEvent.setup().press(disabled);
  expect(onPress).not.toHaveBeenCalled();
});

/** Width and height of the board after its room was measured. */
function sizeIn(width: number, height: number): { readonly width: number; readonly height: number } {
  render(board({}));
  const group = screen.getByLabelText('a small board');
  fireEvent(group.parent!, 'layout', { nativeEvent: { layout: { x: 0, y: 0, width, height } } });
  return StyleSheet.flatten(screen.getByLabelText('a small board').props.style);
}

test.each([
  ['high', 300, 900],
  ['wide', 900, 300],
])('in a %s room it fills one side and keeps its shape', (_, width, height) => {
  const size = sizeIn(width, height);
  expect(size.width / size.height).toBeCloseTo((UPRIGHT.width + 8) / (UPRIGHT.height + 16));
  expect(Math.max(size.width / width, size.height / height)).toBeCloseTo(1);
  expect(Math.min(size.width / width, size.height / height)).toBeLessThan(1);
});

test('targets cover their cells', () => {
  render(board({}));
  const { left, top, width, height } = StyleSheet.flatten(
    screen.getByRole('button', { name: 'cell 3' }).props.style,
  );
  expect(parseFloat(left) + parseFloat(width) / 2).toBeCloseTo(50);
  expect(parseFloat(top) + parseFloat(height) / 2).toBeCloseTo(50);
  expect(parseFloat(width)).toBeCloseTo((100 / 3) * (UPRIGHT.width / (UPRIGHT.width + 8)));
});

test('a cell that is focused gets a ring until it is left', () => {
  render(board({}));
  const group = within(screen.getByLabelText('a small board'));
  const rings = () => group.UNSAFE_queryAllByProps({ strokeLinejoin: 'round' }).length;
  const bare = rings();
  fireEvent(screen.getByRole('button', { name: 'cell 3' }), 'focus', {});
  expect(rings()).toBeGreaterThan(bare);
  fireEvent(screen.getByRole('button', { name: 'cell 3' }), 'blur', {});
  expect(rings()).toBe(bare);
});

test('an arrow key is kept from scrolling the page, other keys are let through', () => {
  render(board({}));
  const preventDefault = jest.fn();
  const group = screen.getByLabelText('a small board');
  fireEvent(group, 'keyDown', { nativeEvent: { key: 'ArrowRight' }, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(1);
  fireEvent(group, 'keyDown', { nativeEvent: { key: 'Enter' }, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(1);
});

test('only the cell whose words change renders again', () => {
  const renders = jest.spyOn(CellTarget, 'type');
  render(board({}));
  expect(renders).toHaveBeenCalledTimes(7);
  renders.mockClear();
  screen.rerender(
    board({
      cells: CELLS.map((cell, index) =>
        index === 5 ? { label: 'now chosen', isSelected: true } : { ...cell },
      ),
      onPress: () => undefined,
    }),
  );
  expect(renders.mock.calls.map(([props]) => props.cell)).toEqual([5]);
  renders.mockRestore();
});
