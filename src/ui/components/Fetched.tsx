import { Component, createElement, Suspense, use, useState } from 'react';
import type { ComponentType, PropsWithChildren, ReactNode } from 'react';

import { FetchFailure } from '@/kit/fetching';

export interface FetchedProps<P extends object> {
  /** A component that is fetched when it is first drawn, by `fetchOnce`. */
  readonly part: () => Promise<ComponentType<P>>;
  readonly props: P;
  readonly coming: ReactNode;
  /** Drawn when it did not come. */
  readonly missing: (again: () => void) => ReactNode;
}

/** Says that a part of the app is coming, or that it did not come. */
export function Fetched<P extends object>({ part, props, coming, missing }: FetchedProps<P>) {
  const [{ tries, fetching }, setAttempt] = useState(() => ({ tries: 1, fetching: part() }));
  const again = () => setAttempt({ tries: tries + 1, fetching: part() });
  return (
    <FetchBoundary key={tries} missing={missing(again)}>
      <Suspense fallback={coming}>
        <Part fetching={fetching} props={props} />
      </Suspense>
    </FetchBoundary>
  );
}

interface PartProps<P extends object> {
  readonly fetching: Promise<ComponentType<P>>;
  readonly props: P;
}

function Part<P extends object>({ fetching, props }: PartProps<P>) {
  return createElement(use(fetching), props);
}

/** Whatever else goes wrong in a part is no matter of fetching and goes on to the boundary around. */
class FetchBoundary extends Component<PropsWithChildren<{ readonly missing: ReactNode }>> {
  override state: { readonly caught: { readonly problem: unknown } | null } = { caught: null };

  static getDerivedStateFromError(problem: unknown) {
    return { caught: { problem } };
  }

  override render() {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    if (caught.problem instanceof FetchFailure) return this.props.missing;
    throw caught.problem;
  }
}
