import { BROWSER_CALL_MS } from '../../lib/deadlines.ts';

/**
 * The event dispatched when a page cannot be loaded because the browser is offline. `detail` is the
 * page's URL (watch-connection.ts).
 */
export const HELD_PAGE = 'held-page';

/** The event dispatched when a live form has changed the page into another one. */
export const PAGE_SHOWN = 'page-shown';

/** A live form's request for a page. A later request may supersede it. */
export interface PageCall {
  readonly url: string;
  readonly answer: Promise<Response>;
  readonly signal: AbortSignal;
  drop(): void;
}

export const callPage = (url: string): PageCall => {
  const calling = new AbortController();
  const { signal } = calling;
  const response = fetch(url, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(BROWSER_CALL_MS)]),
  });
  // Callers handle the rejection later. Until then, the browser must not report it as unhandled.
  response.catch(() => undefined);
  return { url, answer: response, signal, drop: () => calling.abort() };
};
