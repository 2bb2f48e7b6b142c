import { type Line, mayLoadAhead } from '../connection.ts';

/** Has a page put into the caches, unless a visitor saves data. */
export const createPageKeeper =
  (options: {
    line: () => Line;
    fill: (path: string, query: string, signal: AbortSignal) => Promise<unknown>;
  }) =>
  /** @returns what ends it: the visitor moves on */
  (path: string, query: string): (() => void) => {
    const leaving = new AbortController();
    if (mayLoadAhead(options.line())) {
      options.fill(path, query, leaving.signal).catch(() => undefined);
    }
    return () => leaving.abort();
  };
