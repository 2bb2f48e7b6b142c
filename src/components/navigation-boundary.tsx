'use client';

import { Component, type ReactNode, use } from 'react';
import { isDocumentLoading, loadDocument } from '../lib/load-document.ts';
import { ErrorScreen } from './error-screen.tsx';

const withoutHash = (url: string) => url.replace(/#.*/, '');

/** Whether this address is another than the one that the browser loaded as a document. */
const hasNavigated = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && withoutHash(loaded.name) !== withoutHash(window.location.href);
};

const never = new Promise<never>(() => {});
/** Leaves on the screen what is there. */
const Leaving = (): ReactNode => use(never);

/**
 * Where a navigation in the browser brought no page. While the server answers at all, its document
 * is loaded whole: it is the page, or the error screen with what the server says. While it does not,
 * this screen stands in. A document that fails by itself is not loaded again, and again.
 */
export class NavigationBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  // Back and forward leave the address that failed; what was there before must be loaded anew.
  readonly reload = () => loadDocument();

  override componentDidCatch() {
    window.addEventListener('popstate', this.reload);
    // After the router's own effect: the address is that of the page which failed.
    queueMicrotask(() => {
      if (!hasNavigated()) return;
      fetch(window.location.href, { method: 'HEAD' }).then(this.reload, () => undefined);
    });
  }

  override componentWillUnmount() {
    window.removeEventListener('popstate', this.reload);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (isDocumentLoading()) return <Leaving />;
    const retry = (
      <button className="button" type="button" onClick={this.reload}>
        Try again
      </button>
    );
    return <ErrorScreen variant="unreachable" retry={retry} />;
  }
}
