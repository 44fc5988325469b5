import { useCallback, useRef, useState } from 'react';
import type { FocusEvent, View } from 'react-native';

import { showsFocus } from '../showsFocus';
import { cellToward, isArrowKey } from './cellOrder';
import type { BoardLayout } from './layout';

/** What we use of a key press; React Native has no type for it that covers the web. */
export interface KeyPress {
  readonly nativeEvent: { readonly key: string };
  preventDefault(): void;
}

/** Keyboard focus on a board: one stop for the Tab key, arrow keys from cell to cell. */
export function useCellFocus(layout: BoardLayout, first: number) {
  const [tabStop, setTabStop] = useState(first);
  const [ringed, setRinged] = useState<number | null>(null);
  const targets = useRef(new Map<number, View>());

  const register = useCallback((cell: number, target: View | null) => {
    if (target === null) targets.current.delete(cell);
    else targets.current.set(cell, target);
  }, []);
  const onFocus = useCallback((cell: number, event: FocusEvent) => {
    setTabStop(cell);
    setRinged(showsFocus(event) ? cell : null);
  }, []);
  const onBlur = useCallback(() => setRinged(null), []);
  const onKeyDown = (event: KeyPress) => {
    const { key } = event.nativeEvent;
    if (!isArrowKey(key)) return;
    // The page must not scroll away under the board, not even at its edge.
    event.preventDefault();
    const next = cellToward(layout, tabStop, key);
    if (next !== null) targets.current.get(next)?.focus();
  };
  return { tabStop, ringed, register, onFocus, onBlur, onKeyDown };
}
