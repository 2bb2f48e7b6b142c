'use client';

import { Component, type ReactNode, use } from 'react';
import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/client';
import { ownBuild } from '../browser/own-build.ts';
import { isDocumentLoading, loadDocument } from '../lib/load-document.ts';
import { ErrorScreen } from './error-screen.tsx';

const withoutHash = (url: string) => url.replace(/#.*/, '');

/** Whether this address is another than the one that the browser loaded as a document. */
const hasNavigated = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && withoutHash(loaded.name) !== withoutHash(window.location.href);
};

/** Those that run scripts and say who they are; the server knows more (worker/edge/is-bot.ts). */
const BOT = /bot|crawl|spider|headless|preview/i;

const never = new Promise<never>(() => {});
/** Leaves on the screen what is there. */
const Leaving = (): ReactNode => use(never);

interface State {
  /** A navigation brought no page, or a part of the page broke that was shown. */
  readonly failed?: 'navigation' | 'part';
  /** Whether the page was shown again after a part of it broke. */
  readonly hasTried?: boolean;
  /** Whether the server is asked if it answers. */
  readonly isAsking?: boolean;
}

/**
 * The full-page error screen of the browser (specifications 2 and 8), which bots are not shown.
 *
 * Where a navigation brought no page: while the server answers at all, its document is loaded whole: it
 * is the page, or the error screen with what the server says. While it does not, this screen stands in,
 * with what is `kept` from before, until it does. A document that fails by itself is not loaded again, and again.
 *
 * Where a part of the page broke, the page is there again at a press: what forms keep as a draft is, too.
 * If it breaks again, the next press loads the document.
 */
export class NavigationBoundary extends Component<{ children: ReactNode; kept: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    const isNavigation = getErrorInfo(error) !== null || ownBuild.target() !== undefined;
    return { failed: isNavigation ? 'navigation' : 'part' };
  }

  // Back and forward leave the address that failed; what was there before must be loaded anew.
  readonly reload = () => loadDocument();

  /** Loads the document once anybody answers: a browser that is offline would show its own screen. */
  readonly ask = () => {
    this.setState({ isAsking: true });
    fetch(window.location.href, { method: 'HEAD' }).then(this.reload, () =>
      this.setState({ isAsking: false }),
    );
  };

  readonly tryAgain = () => {
    if (this.state.failed === 'navigation') return this.ask();
    if (this.state.hasTried || ownBuild.isOutdated()) return this.reload();
    this.stopWatching();
    this.setState({ failed: undefined, hasTried: true });
  };

  override componentDidCatch() {
    window.addEventListener('popstate', this.reload);
    if (this.state.failed === 'part') return;
    window.addEventListener('online', this.ask);
    // After the router's own effect: the address is that of the page which failed.
    queueMicrotask(() => hasNavigated() && this.ask());
  }

  override componentWillUnmount() {
    this.stopWatching();
  }

  stopWatching() {
    window.removeEventListener('popstate', this.reload);
    window.removeEventListener('online', this.ask);
  }

  override render() {
    const { failed, isAsking } = this.state;
    if (!failed) return this.props.children;
    if (isDocumentLoading() || BOT.test(navigator.userAgent)) return <Leaving />;
    const retry = (
      <button className="button" type="button" disabled={isAsking} onClick={this.tryAgain}>
        {isAsking ? 'Trying…' : 'Try again'}
      </button>
    );
    return (
      <ErrorScreen
        variant={failed === 'part' ? 'server-error' : 'unreachable'}
        retry={retry}
        kept={failed === 'navigation' && this.props.kept}
      />
    );
  }
}
