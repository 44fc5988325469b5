import { useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface HeldNumber {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

type Step = 1 | -1;

interface Hold {
  readonly step: Step;
  value: number;
  timer: ReturnType<typeof setTimeout> | null;
}

const SLOW_MS = 125;
const FAST_MS = 50;
const FAST_AFTER_MS = 2000;

/**
 * Steps that repeat while a button is held, ever faster. The number runs on the screen only, and is handed over once, when
 * the button is let go: a hold is one change, and so one thing to undo. A hold that is cut off by leaving the screen
 * changes nothing.
 */
export function useHeldNumber(number: HeldNumber) {
  const [held, setHeld] = useState<number | null>(null);
  const hold = useRef<Hold | null>(null);
  const latest = useRef(number);
  useLayoutEffect(() => {
    latest.current = number;
  });
  useEffect(() => () => stop(hold.current), []);

  const startHold = (step: Step) => {
    // A second finger on the other button waits for its turn.
    if (hold.current !== null) return;
    const begun: Hold = { step, value: number.value, timer: null };
    hold.current = begun;
    const advance = (elapsed: number) => {
      const { least, most } = latest.current;
      begun.value = step > 0 ? Math.min(most, begun.value + 1) : Math.max(least, begun.value - 1);
      setHeld(begun.value);
      if (begun.value === (step > 0 ? most : least)) return;
      const pause = elapsed < FAST_AFTER_MS ? SLOW_MS : FAST_MS;
      begun.timer = setTimeout(() => advance(elapsed + pause), pause);
    };
    advance(0);
  };

  const endHold = (step: Step) => {
    const ended = hold.current;
    if (ended?.step !== step) return;
    stop(ended);
    hold.current = null;
    setHeld(null);
    if (ended.value !== latest.current.value) latest.current.onChange(ended.value);
  };

  return { held, startHold, endHold };
}

function stop(hold: Hold | null): void {
  if (hold !== null && hold.timer !== null) clearTimeout(hold.timer);
}
