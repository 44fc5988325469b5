import { useRef } from 'react';
import type { GestureResponderEvent, ViewProps } from 'react-native';

import type { Point } from '@/ui/board/layout';

export interface RingDrag {
  /** Where it is, in points. */
  readonly at: Point;
  readonly onMove: (to: Point) => void;
  readonly onHeld: (isHeld: boolean) => void;
}

/**
 * Touch and mouse. The ring keeps its distance from the finger, so that it can be held beside the spot it marks. The drag is
 * claimed at once and never given up, so that the page around does not scroll.
 */
export function useRingDrag({ at, onMove, onHeld }: RingDrag): ViewProps {
  const offset = useRef<Point>({ x: 0, y: 0 });
  return {
    onStartShouldSetResponder: () => true,
    onMoveShouldSetResponder: () => true,
    onResponderTerminationRequest: () => false,
    onResponderGrant: ({ nativeEvent }: GestureResponderEvent) => {
      offset.current = { x: at.x - nativeEvent.pageX, y: at.y - nativeEvent.pageY };
      onHeld(true);
      return true;
    },
    onResponderMove: ({ nativeEvent }: GestureResponderEvent) =>
      onMove({ x: nativeEvent.pageX + offset.current.x, y: nativeEvent.pageY + offset.current.y }),
    onResponderRelease: () => onHeld(false),
    onResponderTerminate: () => onHeld(false),
  };
}
