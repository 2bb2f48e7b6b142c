import type { LatestBuild } from '../../contracts/site/build.ts';

/** DESIGN 4, 'Browser'. */
export const POLL_MS = 60_000;
/** Who comes back to the tab sooner than this asks no more often. */
export const ASKED_AGAIN_MS = 10_000;
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
  now: () => number;
  onNewBuild: () => void;
}) => {
  const { page, network } = options;
  const watching = new AbortController();
  const { signal } = watching;
  let failures = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isHidden = () => page.visibilityState === 'hidden';

  const pause = () => Math.min(POLL_MS * 2 ** failures, SLOWEST_POLL_MS);

  const waitFor = (ms: number) => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(ask, ms);
  };

  const ask = async () => {
    clearTimeout(timer);
    if (isAsking || isHidden() || !options.isOnline()) return;
    isAsking = true;
    askedAt = options.now();
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
    waitFor(pause());
  };

  return {
    start(): void {
      page.addEventListener(
        'visibilitychange',
        () => {
          // Whoever comes back asks at once; but where nobody answered, that has its own time.
          const soonest = askedAt + (failures > 0 ? pause() : ASKED_AGAIN_MS);
          const rest = soonest - options.now();
          if (rest <= 0) ask();
          else if (!isHidden()) waitFor(rest);
        },
        { signal },
      );
      network.addEventListener(
        'online',
        () => {
          failures = 0;
          ask();
        },
        { signal },
      );
      waitFor(pause());
    },
  };
};
