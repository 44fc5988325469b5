import { useCallback, useRef } from 'react';
import { Platform, type LayoutChangeEvent, type View } from 'react-native';

import type { Point } from './layout';

/** What a board shows of its drawing, in units of the drawing. */
export interface DrawingFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Where a board lies on the page, to tell which point of the drawing a finger is on. */
export function useBoardPlace(frame: DrawingFrame) {
  const board = useRef<View | null>(null);
  /** In points of the page. */
  const place = useRef({ x: 0, y: 0, width: 0 });
  const register = useCallback((view: View | null) => {
    board.current = view;
  }, []);

  /** Browsers tell at once; phones call back before the finger that asked for it has moved. */
  const locate = () => {
    const view = board.current;
    const element: unknown = view;
    if (Platform.OS === 'web' && element instanceof HTMLElement) {
      const { left, top, width } = element.getBoundingClientRect();
      place.current = { x: left + window.scrollX, y: top + window.scrollY, width };
    } else {
      view?.measure((_left, _top, width, _height, x, y) => {
        place.current = { x, y, width };
      });
    }
  };
  const onLayout = ({ nativeEvent }: LayoutChangeEvent) => {
    place.current = { ...place.current, width: nativeEvent.layout.width };
  };
  const toDrawing = ({ x, y }: Point): Point => {
    const scale = frame.width / Math.max(place.current.width, 1);
    return { x: frame.left + (x - place.current.x) * scale, y: frame.top + (y - place.current.y) * scale };
  };
  return { register, locate, onLayout, toDrawing };
}
