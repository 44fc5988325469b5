import { useCallback, useRef } from 'react';
import {
  Platform,
  type GestureResponderEvent,
  type LayoutChangeEvent,
  type View,
  type ViewProps,
} from 'react-native';

import { cellsBetween, type CellLayout, type Point } from './cells';

/** What a board shows of its drawing, in units of the drawing. */
interface DrawingFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

interface StrokeOptions {
  readonly layout: CellLayout;
  readonly frame: DrawingFrame;
  /** Without it there are no strokes. */
  readonly onStroke: ((cells: readonly number[]) => void) | undefined;
  readonly onStrokeMove: ((cells: readonly number[]) => void) | undefined;
}

/** A finger or mouse button that is down. */
interface Track {
  readonly finger: number;
  /** It has done something else already. */
  readonly isSpent: boolean;
  readonly from: Point;
  readonly at: Point;
  /** In the order they were first entered. */
  readonly cells: readonly number[];
}

/** A finger that stays within this many points still taps. */
const TAP_SLOP = 8;
const CLICK_MS = 100;

/** A finger or mouse that is dragged over a board, as the cells it crosses. What does not move stays a press of its cell. */
export function useStroke({ layout, frame, onStroke, onStrokeMove }: StrokeOptions) {
  const { register, locate, onLayout, toDrawing } = useBoardPlace(frame);
  const track = useRef<Track | null>(null);
  const isJustLifted = useRef(false);

  const begin = ({ nativeEvent }: GestureResponderEvent) => {
    if (nativeEvent.touches.length > 1) return;
    isJustLifted.current = false;
    locate();
    const from = { x: nativeEvent.pageX, y: nativeEvent.pageY };
    track.current = { finger: Number(nativeEvent.identifier), isSpent: false, from, at: from, cells: [] };
  };
  const leavesTap = (event: GestureResponderEvent) => {
    const { current } = track;
    const at = pointOf(event, current);
    if (current === null || at === null || current.isSpent) return false;
    return Math.hypot(at.x - current.from.x, at.y - current.from.y) >= TAP_SLOP;
  };
  const move = (event: GestureResponderEvent) => {
    const { current } = track;
    const at = pointOf(event, current);
    if (current === null || at === null) return;
    // Fast fingers report few points, so all cells on the way there count.
    const entered = cellsBetween(layout, toDrawing(current.at), toDrawing(at));
    const cells = [...new Set([...current.cells, ...entered])];
    track.current = { ...current, at, cells };
    if (cells.length > current.cells.length) onStrokeMove?.(cells);
  };
  const lift = () => {
    const cells = track.current?.cells ?? [];
    track.current = null;
    // A timer, not the clock: what the stroke changes may take longer to show than a click takes to come.
    isJustLifted.current = true;
    setTimeout(() => {
      isJustLifted.current = false;
    }, CLICK_MS);
    if (cells.length > 0) onStroke?.(cells);
  };
  const giveUp = () => {
    track.current = null;
    onStrokeMove?.([]);
  };

  const handlers: ViewProps = {
    onLayout,
    // Cells keep the press until the finger moves away.
    onStartShouldSetResponderCapture: (event) => {
      begin(event);
      return false;
    },
    onMoveShouldSetResponderCapture: leavesTap,
    onResponderGrant: (event) => {
      move(event);
      // Keeps the page from scrolling along, on phones.
      return true;
    },
    onResponderMove: move,
    onResponderRelease: lift,
    onResponderTerminate: giveUp,
    onResponderTerminationRequest: () => false,
  };
  return {
    register,
    handlers: onStroke === undefined ? null : handlers,
    /** Moving the finger that is down now draws nothing any more. */
    spend: () => {
      if (track.current !== null) track.current = { ...track.current, isSpent: true };
    },
    /** Browsers click what a stroke began and ended on, too. */
    isEchoOfStroke: () => isJustLifted.current,
  };
}

function pointOf({ nativeEvent }: GestureResponderEvent, track: Track | null): Point | null {
  const touch = nativeEvent.changedTouches.find(({ identifier }) => Number(identifier) === track?.finger);
  return touch === undefined ? null : { x: touch.pageX, y: touch.pageY };
}

/** Where a board lies on the page, to tell which point of the drawing a finger is on. */
function useBoardPlace(frame: DrawingFrame) {
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
