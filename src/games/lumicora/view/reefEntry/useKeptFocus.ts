import { useEffect, useRef } from 'react';
import { Platform, type View } from 'react-native';

/**
 * Where the button that was just pressed disappears, browsers drop the keyboard focus to the top of the page. This
 * keeps it in the view with the returned ref, which needs `tabIndex={-1}`.
 */
export function useKeptFocus() {
  const view = useRef<View>(null);
  const isOpened = useRef(false);
  useEffect(() => {
    const element: unknown = view.current;
    const isLost = Platform.OS === 'web' && document.activeElement === document.body;
    if (isOpened.current && isLost && element instanceof HTMLElement) element.focus({ preventScroll: true });
    isOpened.current = true;
  });
  return view;
}
