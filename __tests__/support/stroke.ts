import { act, fireEvent, screen } from '@testing-library/react-native';

import type { CellLayout, Point } from '@/ui/board/cells';

/** As wide as its drawing with the margin, so that points are units of the drawing. */
const MARGIN = { x: 4, y: 8 };

export type Finger = (type: Phase, point: Point, finger?: number) => unknown;
type Phase = 'down' | 'move' | 'up' | 'interrupted';

/** A finger on the board of that name, which lies at the corner of the page, one point a unit. */
export function fingerOn(name: string, layout: CellLayout): Finger {
  const board = () => screen.getByLabelText(name);
  fireEvent(board(), 'layout', { nativeEvent: { layout: { width: layout.width + 2 * MARGIN.x } } });
  let isDrawing = false;
  const handle = (handler: string, event: object): unknown => {
    let answer: unknown;
    act(() => {
      answer = board().props[handler]?.(event);
    });
    return answer;
  };
  return (phase, { x, y }, finger = 0) => {
    const touch = { identifier: finger, pageX: x + MARGIN.x, pageY: y + MARGIN.y };
    const event = { nativeEvent: { ...touch, touches: [touch], changedTouches: [touch] } };
    if (phase === 'down') return handle('onStartShouldSetResponderCapture', event);
    if (phase === 'move' && !isDrawing) {
      isDrawing = handle('onMoveShouldSetResponderCapture', event) === true;
      return isDrawing && handle('onResponderGrant', event);
    }
    if (phase === 'move') return handle('onResponderMove', event);
    const wasDrawing = isDrawing;
    isDrawing = false;
    return wasDrawing && handle(phase === 'up' ? 'onResponderRelease' : 'onResponderTerminate', event);
  };
}

/** Draws from the middle of one cell to that of the next, and so on, in one stroke. */
export function draw(finger: Finger, { centers }: CellLayout, ...cells: readonly number[]): void {
  const points = cells.map((cell) => centers[cell]!);
  finger('down', points[0]!);
  for (const point of points.slice(1)) finger('move', point);
  finger('up', points.at(-1)!);
}
