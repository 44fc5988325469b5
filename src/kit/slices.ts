/** Work that is told as steps: done in slices with pauses in which the screen answers, or all at once. */

import { err, ok, type Result } from './result';

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

/** What is made of each, in their order, with pauses where it takes longer than a slice. */
export async function eachInSlices<T, R>(items: readonly T[], make: (item: T) => R): Promise<readonly R[]> {
  const all: R[] = [];
  let until = performance.now() + SLICE_MS;
  for (const item of items) {
    if (performance.now() >= until) {
      await pause();
      until = performance.now() + SLICE_MS;
    }
    all.push(make(item));
  }
  return all;
}

/** Runs all steps at once, for callers without a screen to keep responsive. */
export function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Steps that tell how far they are, as a part of more work: theirs goes from one share to the other. */
export function* partOf<T>(steps: Generator<number, T>, from: number, to: number): Generator<number, T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield from + step.value * (to - from);
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
