import { useMemo, useRef, useState, type PropsWithChildren } from 'react';
import {
  PanResponder,
  Platform,
  StyleSheet,
  View,
  type GestureResponderEvent,
  type LayoutChangeEvent,
} from 'react-native';

import { isArrowKey } from './cells';

export interface Zoom {
  readonly scale: number;
  /** How far what is inside is pushed, in points. */
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const LARGEST = 4;
const STEP = 1.4;
/** A finger that moves less far than this taps. */
const TAP_REACH = 10;

/** Larger or smaller around the middle, never smaller than the room. */
export function zoomedBy(
  zoom: Zoom,
  by: 1 | -1,
  room: { readonly width: number; readonly height: number },
): Zoom {
  const factor = by === 1 ? STEP : 1 / STEP;
  return within({ scale: zoom.scale * factor, x: zoom.x * factor, y: zoom.y * factor }, room);
}

/** What is inside always fills the room. */
function within({ scale, x, y }: Zoom, room: { readonly width: number; readonly height: number }): Zoom {
  const fit = Math.min(LARGEST, Math.max(1, scale));
  const factor = fit / scale;
  const reach = { x: ((fit - 1) * room.width) / 2, y: ((fit - 1) * room.height) / 2 };
  return {
    scale: fit,
    x: Math.max(-reach.x, Math.min(reach.x, x * factor)),
    y: Math.max(-reach.y, Math.min(reach.y, y * factor)),
  };
}

interface ZoomRoomProps extends PropsWithChildren {
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  /** Keys other than arrows that were pressed inside. */
  readonly onKey?: (key: string) => void;
}

/** A board that can be looked at closely: two fingers or + and − make it larger, one finger pushes it, 0 shows all of it. */
export function ZoomRoom({ zoom, onZoom, onKey, children }: ZoomRoomProps) {
  const [room, setRoom] = useState({ width: 1, height: 1 });
  const pinch = usePinch(zoom, room, onZoom);
  const measure = ({ nativeEvent }: LayoutChangeEvent) => setRoom(nativeEvent.layout);
  const onKeyDown = (event: { readonly nativeEvent: { readonly key: string } }) => {
    const { key } = event.nativeEvent;
    if (key === '+' || key === '=') onZoom(zoomedBy(zoom, 1, room));
    else if (key === '-') onZoom(zoomedBy(zoom, -1, room));
    else if (key === '0') onZoom(WHOLE);
    else if (!isArrowKey(key)) onKey?.(key);
  };
  return (
    <View style={styles.room} onLayout={measure} {...pinch} {...{ onKeyDown }}>
      <View
        style={[
          styles.inside,
          zoom.scale > 1 ? untouched : null,
          { transform: [{ translateX: zoom.x }, { translateY: zoom.y }, { scale: zoom.scale }] },
        ]}
      >
        {children}
      </View>
    </View>
  );
}

/** The zoom and the fingers as a gesture found them. */
interface Start {
  readonly zoom: Zoom;
  readonly spread: number;
}

function usePinch(
  zoom: Zoom,
  room: { readonly width: number; readonly height: number },
  onZoom: (zoom: Zoom) => void,
) {
  const start = useRef<Start>({ zoom, spread: 0 });
  return useMemo(() => {
    const isGesture = ({ nativeEvent }: GestureResponderEvent, moved: number) =>
      nativeEvent.touches.length === 2 || (zoom.scale > 1 && moved > TAP_REACH);
    return PanResponder.create({
      onMoveShouldSetPanResponderCapture: (event, { dx, dy }) => isGesture(event, Math.hypot(dx, dy)),
      onPanResponderGrant: (event) => {
        start.current = { zoom, spread: spreadOf(event) };
      },
      onPanResponderMove: (event, { dx, dy }) => {
        const { zoom: before, spread } = start.current;
        const now = spreadOf(event);
        if (now > 0 && spread === 0) start.current = { zoom: before, spread: now };
        const factor = now > 0 && spread > 0 ? now / spread : 1;
        onZoom(
          within(
            { scale: before.scale * factor, x: before.x * factor + dx, y: before.y * factor + dy },
            room,
          ),
        );
      },
    }).panHandlers;
    // A gesture keeps the handlers that it began with: they read the zoom where it started.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [zoom.scale > 1, room, onZoom]);
}

/** How far two fingers are apart; 0 for one. */
function spreadOf({ nativeEvent: { touches } }: GestureResponderEvent): number {
  const [a, b] = touches;
  return a === undefined || b === undefined ? 0 : Math.hypot(a.pageX - b.pageX, a.pageY - b.pageY);
}

/** Browsers would scroll the page by a finger that pushes the board. */
const untouched: object | null = Platform.OS === 'web' ? { touchAction: 'none' } : null;

const styles = StyleSheet.create({
  room: { flex: 1, width: '100%', overflow: 'hidden' },
  inside: { flex: 1, width: '100%' },
});
