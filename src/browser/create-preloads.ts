import type { IsPublicPage } from './load-manifest.ts';

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
  /** The page that is shown. */
  here: Pick<Location, 'origin' | 'pathname' | 'search'>;
  connection: () => Connection | undefined;
  now: () => number;
}) => {
  const askedAt = new Map<string, number>();
  let isPublicPage: IsPublicPage | undefined;
  /** The last one first: what somebody turned to is more likely than what they passed by. */
  let waiting: URL[] = [];
  let running = 0;

  const runNext = () => {
    while (isPublicPage && running < MAX_PRELOADS) {
      const url = waiting.pop();
      if (!url) return;
      if (isPublicPage(url.pathname)) run(url);
    }
  };

  const run = async (url: URL) => {
    running += 1;
    // Whoever goes there learns what is the matter.
    await options.preload(url).catch(() => undefined);
    running -= 1;
    runNext();
  };

  return {
    /** Somebody may go there. */
    want(href: string): void {
      const { here, connection, now } = options;
      const url = new URL(href);
      const page = url.pathname + url.search;
      if (url.origin !== here.origin || page === here.pathname + here.search) return;
      const { saveData, effectiveType } = connection() ?? {};
      if (saveData || effectiveType === 'slow-2g') return;
      if (now() - (askedAt.get(page) ?? Number.NEGATIVE_INFINITY) < PRELOAD_KEPT_MS) return;
      askedAt.set(page, now());
      waiting.push(url);
      runNext();
    },
    /** It is known now which pages there are. */
    begin(isPublic: IsPublicPage): void {
      isPublicPage = isPublic;
      runNext();
    },
    /** Another page is shown, with links of its own. */
    forgetWaiting(): void {
      for (const { pathname, search } of waiting) askedAt.delete(pathname + search);
      waiting = [];
    },
  };
};
