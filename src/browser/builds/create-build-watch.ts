import type { LatestBuild } from '../../contracts/site/build.ts';

/** The interval between polls for a new build. */
export const POLL_MS = 60_000;
/** The minimum time between two polls when the visitor returns to the tab. */
export const REPEAT_MS = 10_000;
/** The polling interval doubles with each failure, up to this limit. */
export const SLOWEST_POLL_MS = 16 * POLL_MS;

/**
 * Polls for the current build (`builds/latest.json`; docs/specification.md, rows 4.3 and 7.11):
 * once at startup, because neither documents nor scripts contain the build id (decision 8), then
 * every minute. Calls `onNewBuild` once if the id differs from the first one received. Does not
 * poll while the page is hidden or the browser is offline.
 */
export const createBuildWatch = (options: {
  /** @throws if the request fails */
  loadLatest: () => Promise<LatestBuild>;
  page: EventTarget & Pick<Document, 'visibilityState'>;
  /** The target that receives `online` events. */
  network: EventTarget;
  isOnline: () => boolean;
  now: () => number;
  onNewBuild: () => void;
}) => {
  const { page, network } = options;
  const watching = new AbortController();
  const { signal } = watching;
  let failures = 0;
  let polledAt = Number.NEGATIVE_INFINITY;
  let isPolling = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let buildId: string | undefined;
  let foundId: (id: string) => void;

  const isHidden = () => page.visibilityState === 'hidden';

  const pause = () => Math.min(POLL_MS * 2 ** failures, SLOWEST_POLL_MS);

  const waitFor = (ms: number) => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(poll, ms);
  };

  const poll = async () => {
    clearTimeout(timer);
    if (isPolling || isHidden() || !options.isOnline()) return;
    isPolling = true;
    polledAt = options.now();
    try {
      const { id } = await options.loadLatest();
      if (typeof id !== 'string') throw new TypeError();
      failures = 0;
      buildId ??= id;
      foundId(id);
      if (id !== buildId) {
        watching.abort();
        options.onNewBuild();
      }
    } catch {
      // The error is ignored because no caller awaits this request and the next poll may succeed.
      failures += 1;
    }
    isPolling = false;
    waitFor(pause());
  };

  return {
    /** @returns the id of the current build, as soon as a request for it succeeds */
    start(): Promise<string> {
      const found = new Promise<string>((done) => {
        foundId = done;
      });
      page.addEventListener(
        'visibilitychange',
        () => {
          // Polls immediately if the visitor returns to the tab, unless backing off after failures.
          const soonest = polledAt + (failures > 0 ? pause() : REPEAT_MS);
          const remainingMs = soonest - options.now();
          if (remainingMs <= 0) poll();
          else if (!isHidden()) waitFor(remainingMs);
        },
        { signal },
      );
      network.addEventListener(
        'online',
        () => {
          failures = 0;
          poll();
        },
        { signal },
      );
      poll();
      return found;
    },
  };
};
