/** What runs the app on phones; see `runtime.web.ts` for browsers. */

import { reloadAppAsync } from 'expo';

import { report, reportUnlessRefused } from '@/kit/report';

interface RejectionTracking {
  readonly enablePromiseRejectionTracker?: (options: {
    readonly allRejections: boolean;
    readonly onUnhandled: (id: number, problem: unknown) => void;
  }) => void;
}

/** Reports what nobody caught. */
export function reportStrayErrors(): void {
  const before = ErrorUtils.getGlobalHandler();
  ErrorUtils.setGlobalHandler((problem: unknown, isFatal) => {
    report(problem, 'uncaught');
    before(problem, isFatal);
  });
  // While the app is developed, React Native itself shows rejected promises, and only one can listen.
  if (__DEV__) return;
  (HermesInternal as RejectionTracking | null)?.enablePromiseRejectionTracker?.({
    allRejections: true,
    onUnhandled: (_id, problem) => reportUnlessRefused(problem, 'unhandled rejection'),
  });
}

/** Starts the app anew, at its first page. */
export function restartApp(): void {
  reloadAppAsync('restart after a failure').catch((problem: unknown) => report(problem, 'restartApp'));
}

/** A phone has the whole app. */
export function prepareParts(): void {}

/** On a phone, everything is at hand from the start. */
export function whenIdle(work: () => void): () => void {
  work();
  return () => {};
}
