import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { fetchedBy, FetchFailure } from '@/kit/fetching';

export interface FetchedProps<P extends object> {
  /** A component that is fetched when it is first drawn, by `fetchOnce`. */
  readonly part: () => Promise<ComponentType<P>>;
  readonly props: P;
  readonly coming: ReactNode;
  /** Drawn when it did not come. */
  readonly missing: (again: () => void) => ReactNode;
}

interface Attempt<P extends object> {
  readonly fetching: Promise<ComponentType<P>>;
  readonly outcome: { readonly value: ComponentType<P> } | { readonly broken: unknown } | 'missing' | null;
}

/**
 * Says that a part of the app is coming, or that it did not come. By hand instead of `Suspense`, which would keep what has
 * come from view for a third of a second after it said that it is coming.
 */
export function Fetched<P extends object>({ part, props, coming, missing }: FetchedProps<P>) {
  const begin = (): Attempt<P> => {
    const fetching = part();
    return { fetching, outcome: fetchedBy(fetching) };
  };
  const [{ fetching, outcome }, setAttempt] = useState(begin);
  useEffect(() => {
    let isWanted = true;
    const settle = (settled: Attempt<P>['outcome']) => {
      if (isWanted) setAttempt((now) => (now.outcome === null ? { fetching, outcome: settled } : now));
    };
    fetching.then(
      (value) => settle({ value }),
      (problem: unknown) => settle(problem instanceof FetchFailure ? 'missing' : { broken: problem }),
    );
    return () => {
      isWanted = false;
    };
  }, [fetching]);
  if (outcome === null) return coming;
  if (outcome === 'missing') return missing(() => setAttempt(begin()));
  // What came and does not work is no matter of fetching, and goes on to the boundary around.
  if ('broken' in outcome) throw outcome.broken;
  return createElement(outcome.value, props);
}
