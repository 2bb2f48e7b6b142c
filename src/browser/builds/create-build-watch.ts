import type { LatestBuild } from '../../contracts/site/build.ts';

/** DESIGN 4, 'Browser'. */
export const POLL_MS = 60_000;
/** Who comes back to the tab sooner than this asks no more often. */
export const ASKED_AGAIN_MS = 10_000;
/** What fails is asked half as often with each failure, down to this. */
export const SLOWEST_POLL_MS = 16 * POLL_MS;

/**
 * Asks which build is served (specification 7, `builds/latest.json`): at the start, as no document
 * and no script says so (decision 73), then every minute. Calls `onNewBuild` once, when it is another
 * build than at first. Nothing is asked while the page is hidden, or without a network.
 */
export const createBuildWatch = (options: {
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
  let buildId: string | undefined;
  let foundId: (id: string) => void;

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
      buildId ??= id;
      foundId(id);
      if (id !== buildId) {
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
    /** @returns the id of the build that is served now, as soon as a request for it succeeds. */
    start(): Promise<string> {
      const found = new Promise<string>((done) => {
        foundId = done;
      });
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
      ask();
      return found;
    },
  };
};
