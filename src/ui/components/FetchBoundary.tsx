import { Component, type PropsWithChildren, type ReactNode } from 'react';

export interface FetchBoundaryProps extends PropsWithChildren {
  /** Shown when a part of the app did not come. */
  readonly instead: ReactNode;
}

/** In a browser without a connection, what is fetched when first opened may not come. */
export class FetchBoundary extends Component<FetchBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
