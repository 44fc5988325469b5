/** Boards that are no reef: squares with tiles over several of them, and a ring of spaces around a fire. */

import { fireEvent, render, screen, userEvent } from '@testing-library/react-native';
import type { PropsWithChildren } from 'react';
import { StyleSheet, type ViewProps } from 'react-native';
import { Path } from 'react-native-svg';

import { CellBoard, type CellBoardProps } from '@/ui/board/CellBoard';
import { cellAt, nearestToward, polygonPath, type ArrowKey, type CellLayout } from '@/ui/board/cells';

import { draw, fingerOn } from '../../support/stroke';

const SIDE = 40;

/** Rows of squares; cells are counted from top left. */
function squares(columns: number, rows: number): CellLayout {
  const places = Array.from({ length: columns * rows }, (_, cell) => ({
    x: (cell % columns) * SIDE,
    y: Math.floor(cell / columns) * SIDE,
  }));
  const centers = places.map(({ x, y }) => ({ x: x + SIDE / 2, y: y + SIDE / 2 }));
  return {
    width: columns * SIDE,
    height: rows * SIDE,
    centers,
    polygons: places.map(({ x, y }) => [
      { x, y },
      { x: x + SIDE, y },
      { x: x + SIDE, y: y + SIDE },
      { x, y: y + SIDE },
    ]),
    target: { width: SIDE, height: SIDE, isRound: false },
    toward: nearestToward(centers),
  };
}

/** Slices of a ring, clockwise from the top. Left and up lead on against the clock, right and down with it. */
function ring(count: number): CellLayout {
  const [inner, outer] = [100, 200];
  const at = (turn: number, radius: number) => ({
    x: outer + Math.sin(turn * 2 * Math.PI) * radius,
    y: outer - Math.cos(turn * 2 * Math.PI) * radius,
  });
  const arc = [0, 0.25, 0.5, 0.75, 1];
  const spaces = Array.from({ length: count }, (_, cell) => cell);
  const steps: Readonly<Record<ArrowKey, number>> = {
    ArrowLeft: -1,
    ArrowUp: -1,
    ArrowRight: 1,
    ArrowDown: 1,
  };
  return {
    width: 2 * outer,
    height: 2 * outer,
    centers: spaces.map((cell) => at((cell + 0.5) / count, (inner + outer) / 2)),
    polygons: spaces.map((cell) => [
      ...arc.map((share) => at((cell + share) / count, outer)),
      ...arc.toReversed().map((share) => at((cell + share) / count, inner)),
    ]),
    target: { width: 80, height: 80, isRound: true },
    toward: (from, key) => (from + steps[key] + count) % count,
  };
}

const NAME = 'a board';

function show(layout: CellLayout, props: Partial<PropsWithChildren<CellBoardProps>> = {}) {
  const spies = { onPress: jest.fn(), onStroke: jest.fn(), onStrokeMove: jest.fn() };
  const cells = layout.centers.map((_, cell) => ({ label: `cell ${cell}` }));
  const focused: number[] = [];
  render(<CellBoard layout={layout} cells={cells} label={NAME} {...spies} {...props} />, {
    createNodeMock: ({ props: shown }) => ({
      focus: () =>
        focused.push(Number(String((shown as ViewProps).accessibilityLabel).slice('cell '.length))),
      measure: () => undefined,
      measureInWindow: () => undefined,
    }),
  });
  return { ...spies, focused, finger: fingerOn(NAME, layout) };
}

const target = (cell: number) => screen.getByRole('button', { name: `cell ${cell}` });

/** Presses keys from a cell on; the cells that get the focus, in order. */
function walk(
  from: number,
  keys: readonly ArrowKey[],
  { focused }: { readonly focused: readonly number[] },
): readonly number[] {
  fireEvent(target(from), 'focus', {});
  for (const key of keys) {
    fireEvent(screen.getByLabelText(NAME), 'keyDown', {
      nativeEvent: { key },
      preventDefault: () => undefined,
    });
    fireEvent(target(focused.at(-1) ?? from), 'focus', {});
  }
  return focused;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a board of 16 by 16 squares', () => {
  const layout = squares(16, 16);

  test('each square is a target of its own, square as well and beside its neighbours', () => {
    show(layout);
    expect(screen.getAllByRole('button')).toHaveLength(256);
    const style = (cell: number) => StyleSheet.flatten(target(cell).props.style);
    expect(parseFloat(style(0).left) + parseFloat(style(0).width)).toBeCloseTo(parseFloat(style(1).left));
    expect(parseFloat(style(0).top) + parseFloat(style(0).height)).toBeCloseTo(parseFloat(style(16).top));
    expect(style(0).borderRadius).toBeUndefined();
  });

  test('arrow keys lead along rows and columns and stop at the edge', () => {
    const board = show(layout);
    expect(walk(0, ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp'], board)).toEqual([
      1, 17, 16, 0,
    ]);
  });

  test('a finger draws along a row, and across into every square on its way', () => {
    const { finger, onStroke } = show(layout);
    draw(finger, layout, 0, 3);
    expect(onStroke).toHaveBeenLastCalledWith([0, 1, 2, 3]);
    draw(finger, layout, 0, 33);
    expect(onStroke).toHaveBeenLastCalledWith([0, 16, 17, 33]);
  });

  test('a tile over several squares is drawn from them, and each of them answers for it', async () => {
    const cross = [1, 16, 17, 18, 33];
    const cells = layout.centers.map((_, cell) => ({
      label: cross.includes(cell) ? `cross of Ana on ${cell}` : `cell ${cell}`,
      isSelected: cross.includes(cell),
    }));
    const outline = cross.map((cell) => polygonPath(layout.polygons[cell]!)).join('');
    const { onPress } = show(layout, { cells, children: <Path d={outline} /> });
    expect(outline).toContain('M40 0L80 0L80 40L40 40Z');
    expect(screen.getAllByRole('button', { selected: true })).toHaveLength(5);
    await userEvent.setup().press(screen.getByRole('button', { name: 'cross of Ana on 33' }));
    expect(onPress.mock.calls).toEqual([[33]]);
  });
});

describe('a ring of eight spaces', () => {
  const layout = ring(8);

  test('spaces hold what lies on them, the fire and the corners belong to none', () => {
    expect(layout.centers.map((center) => cellAt(layout, center))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(cellAt(layout, { x: 200, y: 200 })).toBeNull();
    expect(cellAt(layout, { x: 1, y: 1 })).toBeNull();
  });

  test('they are read in the order that is given, and arrow keys go around', () => {
    const board = show(layout, { order: [0, 1, 2, 3, 4, 5, 6, 7] });
    expect(screen.getAllByRole('button').map((button) => button.props.accessibilityLabel)).toEqual(
      layout.centers.map((_, cell) => `cell ${cell}`),
    );
    expect(walk(6, ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp'], board)).toEqual([
      7, 0, 1, 0, 7,
    ]);
  });

  test('a finger that goes around the fire draws what it crosses, and nothing on the fire itself', () => {
    const { finger, onStroke } = show(layout);
    draw(finger, layout, 7, 0, 1);
    expect(onStroke).toHaveBeenLastCalledWith([7, 0, 1]);
    draw(finger, layout, 0, 4);
    expect(onStroke).toHaveBeenLastCalledWith([0, 4]);
  });
});
