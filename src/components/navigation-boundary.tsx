'use client';

import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

/**
 * Shows an error screen where a navigation in the browser brought no page: the connection is down,
 * or the server answered with an error. Its way on is a whole load of the same address.
 */
export class NavigationBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  // Back and forward leave the address that failed; what was there before must be loaded anew.
  readonly reload = () => window.location.reload();

  override componentDidUpdate() {
    if (this.state.failed) window.addEventListener('popstate', this.reload);
  }

  override componentWillUnmount() {
    window.removeEventListener('popstate', this.reload);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const retry = (
      <button className="button" type="button" onClick={this.reload}>
        Try again
      </button>
    );
    return <ErrorScreen variant="unreachable" retry={retry} />;
  }
}
