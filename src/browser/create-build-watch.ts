/** DESIGN 4, 'Browser'. */
export const POLL_MS = 60_000;
/** Of a service that fails it is asked half as often with each failure, down to this. */
export const SLOWEST_POLL_MS = 16 * POLL_MS;

/**
 * Asks which build is served (specification 7, `builds/latest.json`), and tells once when it is not
 * `buildId`. Nothing is asked while nobody looks, or without a network.
 */
export const createBuildWatch = (options: {
  buildId: string;
  /** @throws Where nobody says */
  loadLatestId: () => Promise<string>;
  page: EventTarget & Pick<Document, 'visibilityState'>;
  /** Where `online` is told of. */
  network: EventTarget;
  isOnline: () => boolean;
  onNewBuild: () => void;
}) => {
  const watching = new AbortController();
  const { signal } = watching;
  let failures = 0;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(timer);
    if (signal.aborted || options.page.visibilityState === 'hidden') return;
    timer = setTimeout(ask, Math.min(POLL_MS * 2 ** failures, SLOWEST_POLL_MS));
  };

  const ask = async () => {
    if (isAsking || options.page.visibilityState === 'hidden' || !options.isOnline()) return;
    isAsking = true;
    try {
      const latest = await options.loadLatestId();
      failures = 0;
      if (latest !== options.buildId && !signal.aborted) {
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
      options.page.addEventListener(
        'visibilitychange',
        () => {
          clearTimeout(timer);
          ask();
        },
        { signal },
      );
      options.network.addEventListener(
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
