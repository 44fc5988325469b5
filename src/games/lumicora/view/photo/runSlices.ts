/** Work in steps, with pauses in which the screen answers. */

import { err, ok, type Result } from '@/kit/result';

export interface SliceWatch<Step> {
  /** Once it is aborted, no further step is made. */
  readonly signal: AbortSignal;
  readonly onStep?: (step: Step) => void;
}

/** A frame has 16 milliseconds; the rest of them is for the screen. */
const SLICE_MS = 8;

export async function runSlices<Step, T>(
  steps: Generator<Step, T>,
  { signal, onStep }: SliceWatch<Step>,
): Promise<Result<T, 'cancelled'>> {
  for (;;) {
    await pause();
    const until = performance.now() + SLICE_MS;
    do {
      if (signal.aborted) return err('cancelled');
      const step = steps.next();
      if (step.done === true) return ok(step.value);
      onStep?.(step.value);
    } while (performance.now() < until);
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
