import { useEffect } from 'react';
import { Platform } from 'react-native';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
/** Here arrow keys have another meaning. */
const OTHERS = 'input, textarea, [role="radiogroup"]';

/** In browsers, the left and right arrow keys step as long as nothing else wants them. */
export function useArrowKeys(isListening: boolean, step: (by: 1 | -1) => void): void {
  useEffect(() => {
    if (Platform.OS !== 'web' || !isListening) return undefined;
    const press = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      const isChord = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (by === undefined || isChord || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(OTHERS) !== null) return;
      step(by);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isListening, step]);
}
