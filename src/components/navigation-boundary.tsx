'use client';

import { Component, type ReactNode, use } from 'react';
import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/client';
import { AnotherBuild } from '../browser/create-own-build.ts';
import { ownBuild } from '../browser/own-build.ts';

import { BOT_METRIC } from '../contracts/bot-metric.ts';
import { documentLeaving, loadAnsweredDocument } from '../lib/load-document.ts';
import { ErrorScreen } from './error-screen.tsx';

const withoutHash = (url: string) => url.replace(/#.*/, '');

/** The document's own request. */
const loaded = () =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** Whether the server took this browser for a bot when it sent the document (worker/edge/server-timing.ts). */
const isBot = () => loaded()?.serverTiming?.some(({ name }) => name === BOT_METRIC);

/** Whether this address is another than the one that the browser loaded as a document. */
const hasNavigated = (): boolean => {
  const url = loaded()?.name;
  return url !== undefined && withoutHash(url) !== withoutHash(window.location.href);
};

/** Leaves on the screen what is there. */
const Leaving = ({ until }: { until: Promise<void> }): ReactNode => {
  use(until);
  return null;
};
const never = new Promise<never>(() => {});

/** While nobody answers they are asked again, each time twice as late, up to a minute. */
const ASK_AGAIN_MS = 5_000;
const ASK_SELDOM_MS = 60_000;

const isSeen = () => document.visibilityState === 'visible';

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
    const isNavigation =
      error instanceof AnotherBuild ||
      getErrorInfo(error) !== null ||
      ownBuild.target() !== undefined;
    return { failed: isNavigation ? 'navigation' : 'part' };
  }

  timer: ReturnType<typeof setTimeout> | undefined;

  /** Loads the document once anybody answers: a browser that is offline would show its own screen. */
  readonly ask = () => this.askEach(ASK_AGAIN_MS);

  async askEach(pause: number) {
    if (documentLeaving()) return;
    clearTimeout(this.timer);
    this.setState({ isAsking: true });
    await loadAnsweredDocument();
    if (documentLeaving()) return;
    this.setState({ isAsking: false });
    this.timer = setTimeout(() => {
      if (isSeen()) this.askEach(Math.min(2 * pause, ASK_SELDOM_MS));
    }, pause);
  }

  readonly askIfSeen = () => {
    if (isSeen()) this.ask();
  };

  readonly tryAgain = () => {
    const { failed, hasTried } = this.state;
    if (failed === 'navigation' || hasTried || ownBuild.isOutdated()) return this.ask();
    this.stopWatching();
    this.setState({ failed: undefined, hasTried: true });
  };

  override componentDidCatch(error: unknown) {
    // Back and forward leave the address that failed; what was there before must be loaded anew.
    window.addEventListener('popstate', this.ask);
    if (this.state.failed === 'part') return;
    window.addEventListener('online', this.ask);
    document.addEventListener('visibilitychange', this.askIfSeen);
    // After the router's own effect: the address is that of the page which failed. Where a part of this
    // build is lost for good, the reload guard has refused to load it by itself.
    queueMicrotask(() => {
      const isLost = ownBuild.isOutdated() && !(error instanceof AnotherBuild);
      if (hasNavigated() && !isLost) this.ask();
    });
  }

  override componentWillUnmount() {
    this.stopWatching();
  }

  stopWatching() {
    clearTimeout(this.timer);
    window.removeEventListener('popstate', this.ask);
    window.removeEventListener('online', this.ask);
    document.removeEventListener('visibilitychange', this.askIfSeen);
  }

  override render() {
    const { failed, isAsking } = this.state;
    if (!failed) return this.props.children;
    const leaving = isBot() ? never : !isAsking && documentLeaving();
    if (leaving) return <Leaving until={leaving} />;
    const retry = (
      <button className="button" type="button" aria-disabled={isAsking} onClick={this.tryAgain}>
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
