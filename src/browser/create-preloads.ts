import type { IsPublicPage } from './builds/load-manifest.ts';
import { type Line, mayLoadAhead } from './connection.ts';

/** docs/specification.md, row 7.14: at most 4 concurrent route preloads. */
export const MAX_PRELOADS = 4;
/** The minimum time before a page is preloaded again. */
const PRELOAD_REPEAT_MS = 60_000;

/** Preloads pages that the visitor may open next. */
export const createPreloads = (options: {
  /** @throws if the request fails */
  preload: (url: URL) => Promise<unknown>;
  /** The current page's location. */
  here: Pick<Location, 'origin' | 'pathname' | 'search'>;
  line: Line;
  now: () => number;
}) => {
  const requestedAt = new Map<string, number>();
  let isPublicPage: IsPublicPage | undefined;
  /** A stack, because the most recently added link is the most likely to be followed. */
  const waiting: URL[] = [];
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
    // A failure is ignored, because a later navigation to the page will report it.
    await options.preload(url).catch(() => undefined);
    running -= 1;
    runNext();
  };

  return {
    /** Queues a page for preloading, because the visitor may open it. */
    want(href: string): void {
      const { here, line, now } = options;
      const url = URL.parse(href);
      if (!url) return;
      const page = url.pathname + url.search;
      if (url.origin !== here.origin || page === here.pathname + here.search) return;
      if (!mayLoadAhead(line)) return;
      if (now() - (requestedAt.get(page) ?? Number.NEGATIVE_INFINITY) < PRELOAD_REPEAT_MS) return;
      requestedAt.set(page, now());
      waiting.push(url);
      runNext();
    },
    /** Starts preloading once the shared pages are known. */
    begin(isPublic: IsPublicPage): void {
      isPublicPage = isPublic;
      runNext();
    },
  };
};
