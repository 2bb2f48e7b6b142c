import { BROWSER_CALL_MS } from '../../lib/deadlines.ts';

/** The event that tells of a page that no network brings now; `detail` is its address (watch-connection.ts). */
export const HELD_PAGE = 'held-page';

/** A page that a live form asked for, and that may be overtaken by the next one. */
export interface PageCall {
  readonly url: string;
  readonly answer: Promise<Response>;
  readonly signal: AbortSignal;
  drop(): void;
}

export const callPage = (url: string): PageCall => {
  const calling = new AbortController();
  const { signal } = calling;
  const answer = fetch(url, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(BROWSER_CALL_MS)]),
  });
  // Who waits for it hears of it; until then it is no error of the page.
  answer.catch(() => undefined);
  return { url, answer, signal, drop: () => calling.abort() };
};
