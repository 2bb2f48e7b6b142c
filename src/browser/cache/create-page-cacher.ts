import { type Line, mayLoadAhead } from '../connection.ts';

/** Returns a function that caches a page's data unless the connection rules it out. */
export const createPageCacher =
  (options: {
    line: () => Line;
    fill: (path: string, query: string, signal: AbortSignal) => Promise<unknown>;
  }) =>
  /** @returns a function to call when the visitor leaves the page */
  (path: string, query: string): (() => void) => {
    const leaving = new AbortController();
    if (mayLoadAhead(options.line())) {
      options.fill(path, query, leaving.signal).catch(() => undefined);
    }
    return () => leaving.abort();
  };
