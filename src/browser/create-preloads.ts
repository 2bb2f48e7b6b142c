/** Specification 9: at most 4 concurrent route preloads. */
export const MAX_PRELOADS = 4;
/** As long as the router keeps what it has preloaded. */
export const PRELOAD_KEPT_MS = 60_000;

/** What a browser says of its network, where it does. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Preloads pages before somebody goes there, so that a click finds them. */
export const createPreloads = (options: {
  /** The router's own: a navigation uses what it brought. @throws Where nothing came */
  preload: (url: URL) => Promise<unknown>;
  /** Whether such a page may be asked for ahead; undefined while nobody knows. */
  isPreloadable: (pathname: string) => boolean | undefined;
  /** The address of the page that is shown. */
  here: () => string;
  connection: () => Connection | undefined;
  now: () => number;
}) => {
  const askedAt = new Map<string, number>();
  /** The last one first: what somebody turned to is more likely than what they passed by. */
  let waiting: URL[] = [];
  let running = 0;

  const run = async (url: URL) => {
    running += 1;
    // Whoever goes there learns what is the matter.
    await options.preload(url).catch(() => undefined);
    running -= 1;
    runNext();
  };

  const runNext = () => {
    while (running < MAX_PRELOADS) {
      const url = waiting.pop();
      if (!url) return;
      if (options.isPreloadable(url.pathname)) run(url);
    }
  };

  return {
    /** Somebody may go there. */
    want(href: string): void {
      const url = new URL(href);
      url.hash = '';
      const here = new URL(options.here());
      here.hash = '';
      if (url.origin !== here.origin || url.href === here.href) return;
      const { saveData, effectiveType } = options.connection() ?? {};
      if (saveData || effectiveType === 'slow-2g') return;
      const now = options.now();
      if (now - (askedAt.get(url.href) ?? Number.NEGATIVE_INFINITY) < PRELOAD_KEPT_MS) return;
      askedAt.set(url.href, now);
      waiting.push(url);
      if (options.isPreloadable(url.pathname) !== undefined) runNext();
    },
    /** It is known now which pages there are. */
    begin: runNext,
    /** Another page is shown, with links of its own. */
    forgetWaiting(): void {
      for (const url of waiting) askedAt.delete(url.href);
      waiting = [];
    },
  };
};
