import { useEffect, useRef } from 'react';
import { Platform, type View } from 'react-native';

/**
 * Where the button that led to the next step disappears, browsers drop the keyboard focus to the top of the page. This
 * keeps it in the view with the returned ref, which needs `tabIndex={-1}`.
 */
export function useKeptFocus(step: string) {
  const view = useRef<View>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const element: unknown = view.current;
    const isLost = Platform.OS === 'web' && document.activeElement === document.body;
    if (isLost && element instanceof HTMLElement) element.focus({ preventScroll: true });
  }, [step]);
  return view;
}
