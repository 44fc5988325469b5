import { useRef } from 'react';
import type { GestureResponderEvent, LayoutChangeEvent } from 'react-native';

import { valueAt } from './steps';

export interface DraggedValue {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/**
 * Touch and mouse. The drag is claimed at once and never given up, so that the page around does not scroll. The finger is
 * followed by its place on the page: its place within the view is only sure where it came down.
 */
export function useDrag({ value, least, most, onChange }: DraggedValue) {
  const width = useRef(0);
  const offset = useRef(0);
  const last = useRef(value);
  const follow = (pageX: number) => {
    if (width.current === 0) return;
    const next = valueAt(pageX - offset.current, width.current, { least, most });
    if (next === last.current) return;
    last.current = next;
    onChange(next);
  };
  return {
    onLayout: ({ nativeEvent }: LayoutChangeEvent) => {
      width.current = nativeEvent.layout.width;
    },
    onStartShouldSetResponder: () => true,
    onMoveShouldSetResponder: () => true,
    onResponderTerminationRequest: () => false,
    onResponderGrant: ({ nativeEvent }: GestureResponderEvent) => {
      offset.current = nativeEvent.pageX - nativeEvent.locationX;
      last.current = value;
      follow(nativeEvent.pageX);
    },
    onResponderMove: ({ nativeEvent }: GestureResponderEvent) => follow(nativeEvent.pageX),
  };
}
