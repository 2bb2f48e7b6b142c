import { type Line, mayLoadAhead } from './connection.ts';
import { keptRouteOf } from './kept-routes.ts';

/** Has a page put into the caches; nothing of pages that are not public, nor where a visitor saves data. */
export const createPageKeeper =
  (options: {
    line: () => Line;
    fill: (path: string, query: string, signal: AbortSignal) => Promise<unknown>;
  }) =>
  /** @returns what ends it: the visitor moves on */
  (path: string, query: string): (() => void) => {
    const leaving = new AbortController();
    if (keptRouteOf(path) && mayLoadAhead(options.line())) {
      options.fill(path, query, leaving.signal).catch(() => undefined);
    }
    return () => leaving.abort();
  };
