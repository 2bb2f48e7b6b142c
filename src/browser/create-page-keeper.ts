import { type Line, mayLoadAhead } from './connection.ts';
import { keptRouteOf } from './kept-routes.ts';

/** DESIGN 4, 'Browser': caches fill within 2 s of a page. It begins by then. */
export const FILL_WITHIN_MS = 2_000;

/**
 * Has the page that is shown put into the caches, once the browser is idle; nothing of pages that are not
 * for everybody, nor where a visitor saves data.
 */
export const createPageKeeper =
  (options: {
    line: () => Line;
    whenIdle: (callback: () => void, withinMs: number) => void;
    fill: (path: string, query: string, signal: AbortSignal) => Promise<unknown>;
  }) =>
  /** @returns what ends it: the visitor moves on */
  (path: string, query: string): (() => void) => {
    const leaving = new AbortController();
    if (keptRouteOf(path) && mayLoadAhead(options.line())) {
      options.whenIdle(() => {
        if (!leaving.signal.aborted)
          options.fill(path, query, leaving.signal).catch(() => undefined);
      }, FILL_WITHIN_MS);
    }
    return () => leaving.abort();
  };
