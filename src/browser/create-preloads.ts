import type { IsPublicPage } from './builds/load-manifest.ts';
import { type Line, mayLoadAhead } from './connection.ts';

/** Specification 9: at most 4 concurrent route preloads. */
export const MAX_PRELOADS = 4;
/** A page that was loaded ahead is not asked for again for this long. */
const PRELOAD_KEPT_MS = 60_000;

/** Preloads pages before somebody goes there, so that a click finds them. */
export const createPreloads = (options: {
  /** @throws Where nothing came */
  preload: (url: URL) => Promise<unknown>;
  /** The page that is shown. */
  here: Pick<Location, 'origin' | 'pathname' | 'search'>;
  line: Line;
  now: () => number;
}) => {
  const askedAt = new Map<string, number>();
  let isPublicPage: IsPublicPage | undefined;
  /** The last one first: what somebody turned to is more likely than what they passed by. */
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
    // Whoever goes there learns what is the matter.
    await options.preload(url).catch(() => undefined);
    running -= 1;
    runNext();
  };

  return {
    /** Somebody may go there. */
    want(href: string): void {
      const { here, line, now } = options;
      const url = URL.parse(href);
      if (!url) return;
      const page = url.pathname + url.search;
      if (url.origin !== here.origin || page === here.pathname + here.search) return;
      if (!mayLoadAhead(line)) return;
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
  };
};
