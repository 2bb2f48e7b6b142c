import type { LatestBuild } from '../contracts/build.ts';

/** DESIGN 4, 'Browser'. */
export const POLL_MS = 60_000;
/** What fails is asked half as often with each failure, down to this. */
export const SLOWEST_POLL_MS = 16 * POLL_MS;

/**
 * Asks which build is served (specification 7, `builds/latest.json`), and tells once when it is not
 * `buildId`. Nothing is asked while nobody looks, or without a network.
 */
export const createBuildWatch = (options: {
  buildId: string;
  /** @throws Where nobody says */
  loadLatest: () => Promise<LatestBuild>;
  page: EventTarget & Pick<Document, 'visibilityState'>;
  /** Where `online` is told of. */
  network: EventTarget;
  isOnline: () => boolean;
  onNewBuild: () => void;
}) => {
  const { page, network } = options;
  const watching = new AbortController();
  const { signal } = watching;
  let failures = 0;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isHidden = () => page.visibilityState === 'hidden';

  const wait = () => {
    clearTimeout(timer);
    if (signal.aborted) return;
    timer = setTimeout(ask, Math.min(POLL_MS * 2 ** failures, SLOWEST_POLL_MS));
  };

  const ask = async () => {
    clearTimeout(timer);
    if (isAsking || isHidden() || !options.isOnline()) return;
    isAsking = true;
    try {
      const { id } = await options.loadLatest();
      if (typeof id !== 'string') throw new TypeError();
      failures = 0;
      if (id !== options.buildId) {
        watching.abort();
        options.onNewBuild();
      }
    } catch {
      // Nobody waits for it: the next time may do better.
      failures += 1;
    }
    isAsking = false;
    wait();
  };

  return {
    start(): void {
      page.addEventListener('visibilitychange', ask, { signal });
      network.addEventListener(
        'online',
        () => {
          failures = 0;
          ask();
        },
        { signal },
      );
      wait();
    },
  };
};
