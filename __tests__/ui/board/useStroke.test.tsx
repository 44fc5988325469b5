import { act, fireEvent, render, screen, userEvent } from '@testing-library/react-native';

import { hexGrid } from '@/kit/hex';
import { CellBoard, type CellBoardProps } from '@/ui/board/CellBoard';
import { layoutBoard, type Point } from '@/ui/board/layout';

import { draw, fingerOn } from '../../support/stroke';

/** Rows of 2, 3 and 2: cells 0 1 / 2 3 4 / 5 6. */
const GRID = hexGrid([2, 3, 2]);
const LAYOUT = layoutBoard(GRID.cells, false);
const NAME = 'a small board';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(props: Partial<CellBoardProps> = {}) {
  const spies = { onPress: jest.fn(), onLongPress: jest.fn(), onStroke: jest.fn(), onStrokeMove: jest.fn() };
  const cells = GRID.cells.map((_, cell) => ({ label: `cell ${cell}` }));
  render(<CellBoard layout={LAYOUT} cells={cells} label={NAME} {...spies} {...props} />);
  return { ...spies, finger: fingerOn(NAME, LAYOUT) };
}

const near = (cell: number, x: number, y = 0): Point => {
  const center = LAYOUT.centers[cell]!;
  return { x: center.x + x, y: center.y + y };
};
const press = (cell: number) => userEvent.setup().press(screen.getByRole('button', { name: `cell ${cell}` }));

test('a drag tells its cells while it goes on, and once when the finger lifts', () => {
  const { finger, onStroke, onStrokeMove } = show();
  finger('down', near(2, 0));
  finger('move', near(3, 0));
  expect(onStrokeMove.mock.calls).toEqual([[[2, 3]]]);
  expect(onStroke).not.toHaveBeenCalled();
  finger('move', near(6, 0));
  finger('up', near(6, 0));
  expect(onStrokeMove).toHaveBeenLastCalledWith([2, 3, 6]);
  expect(onStroke.mock.calls).toEqual([[[2, 3, 6]]]);
});

test('a fast finger skips no cell, and a cell that is crossed twice is told once', () => {
  const { finger, onStroke } = show();
  draw(finger, LAYOUT, 2, 4, 2);
  expect(onStroke.mock.calls).toEqual([[[2, 3, 4]]]);
});

test('a finger that trembles taps; once it has gone a little way, it draws and keeps the page still', () => {
  const { finger, onStroke } = show();
  expect(finger('down', near(3, 0))).toBe(false);
  expect(finger('move', near(3, 5))).toBe(false);
  expect(finger('move', near(3, 9))).toBe(true);
  finger('up', near(3, 9));
  expect(onStroke.mock.calls).toEqual([[[3]]]);
});

test('a drag may begin and end beside the board', () => {
  const { finger, onStroke } = show();
  finger('down', near(2, -80));
  finger('move', near(4, 80));
  finger('up', near(4, 80));
  expect(onStroke.mock.calls).toEqual([[[2, 3, 4]]]);
  finger('down', near(2, -80));
  finger('move', near(2, -80, 60));
  finger('up', near(2, -80, 60));
  expect(onStroke).toHaveBeenCalledTimes(1);
});

test('a second finger draws nothing', () => {
  const { finger, onStroke } = show();
  finger('down', near(2, 0));
  finger('move', near(3, 0));
  finger('move', near(0, 0), 1);
  finger('up', near(3, 0));
  expect(onStroke.mock.calls).toEqual([[[2, 3]]]);
});

test('a drag that is broken off leaves nothing', () => {
  const { finger, onStroke, onStrokeMove } = show();
  finger('down', near(2, 0));
  finger('move', near(3, 0));
  finger('interrupted', near(3, 0));
  expect(onStroke).not.toHaveBeenCalled();
  expect(onStrokeMove).toHaveBeenLastCalledWith([]);
});

test('a tap is a press, but the click that browsers add to a drag is none', async () => {
  const { finger, onPress } = show();
  await press(4);
  expect(onPress.mock.calls).toEqual([[4]]);
  draw(finger, LAYOUT, 2, 3, 2);
  fireEvent.press(screen.getByRole('button', { name: 'cell 2' }), { nativeEvent: {} });
  expect(onPress).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(200);
  await press(2);
  expect(onPress).toHaveBeenLastCalledWith(2);
});

test('a finger that was held down draws nothing afterwards', async () => {
  const { finger, onLongPress, onStroke } = show();
  finger('down', near(2, 0));
  await userEvent.setup().longPress(screen.getByRole('button', { name: 'cell 2' }));
  expect(onLongPress.mock.calls).toEqual([[2]]);
  expect(finger('move', near(4, 0))).toBe(false);
  expect(onStroke).not.toHaveBeenCalled();
});

test('only on a board with strokes a finger on a cell keeps the page still from the first', () => {
  const grant = () => {
    const { onResponderGrant } = screen.getByRole('button', { name: 'cell 3' }).props;
    let answer: unknown;
    act(() => {
      answer = onResponderGrant({ persist: () => undefined, nativeEvent: {} });
    });
    return answer;
  };
  show();
  expect(grant()).toBe(true);
  screen.unmount();
  show({ onStroke: undefined, onStrokeMove: undefined });
  expect(grant()).toBe(false);
});

test('a board without strokes leaves every finger to its cells and to the page', () => {
  show({ onStroke: undefined, onStrokeMove: undefined });
  const { props } = screen.getByLabelText(NAME);
  expect(Object.keys(props).filter((name) => /Responder|onLayout/.test(name))).toEqual([]);
});
