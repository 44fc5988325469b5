import { Component, type PropsWithChildren, type ReactNode } from 'react';

import { report } from '@/kit/report';

export interface ErrorBoundaryProps extends PropsWithChildren {
  /** The place that reports name. */
  readonly where: string;
  /** Drawn when what is inside failed; `again` gives it another try. */
  readonly instead: (again: () => void) => ReactNode;
}

/** Catches errors of its children; everything outside keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(problem: unknown) {
    report(problem, this.props.where);
  }

  private readonly again = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.instead(this.again) : this.props.children;
  }
}
