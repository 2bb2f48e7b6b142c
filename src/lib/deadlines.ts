/*
 * Time limits of all calls, in milliseconds: the one table (docs/operating.md, "Deadlines";
 * decision 9). `tests/deadlines.test.ts` tests each with a service that responds just before and
 * just after the limit.
 */

/** One page render from its start, including its calls of the product API and its content. */
export const PAGE_MS = 20_000;

/** Remaining time of a page render. `startedAt`: Unix milliseconds. */
export const pageTimeLeft = (startedAt: number): number =>
  Math.max(startedAt + PAGE_MS - Date.now(), 0);

/** Each optional part of a page: menus, lists and figures besides its main content. */
export const PAGE_PART_MS = 5_000;

/** Content with an earlier response in store. The call continues and refreshes the store. */
export const STORED_CONTENT_MS = 1_500;

/** The lookup of a redirect for a path without a page. */
export const REDIRECT_MS = 1_000;

/** docs/specification.md, row 9.3: one attempt of the content client, which retries five times. */
export const CONTENT_CLIENT_MS = 30_000;

/** One call to Contentful, including its response; bounded by the time of a page. */
export const CONTENT_TRY_MS = PAGE_MS;

/**
 * Wait for a turn when the rate of `CONTENTFUL_THROTTLE` is exceeded: once if a response is stored,
 * otherwise twice.
 */
export const CONTENT_TURN_MS = 1_000;

/** A proxied read: all attempts and the whole response. */
export const PROXIED_READ_MS = PAGE_MS;

/** A proxied post. Longer than a read, as an aborted post may still have been accepted. */
export const PROXIED_POST_MS = 25_000;

/** A proxied file or long list: until the response begins. */
export const PROXIED_BEGIN_MS = PAGE_MS;

/** A proxied upload, file or long list: limited by the visitor's network. */
export const PROXIED_TRANSFER_MS = 120_000;

/** A browser's call. Longer than every limit behind it, so that the server's error arrives. */
export const BROWSER_CALL_MS = 30_000;

/** Storage calls that a visitor waits for; the platform's own limit is 30 s. */
export const STORAGE_MS = 8_000;

/** Work of operators and the schedule: big imports take 10 s (decision 15), D1's limit is 30 s. */
export const LONG_STORAGE_MS = 60_000;

/** A search by an external engine (`JOB_ENGINE`), before the built-in index takes over. */
export const JOB_ENGINE_MS = 1_500;

/** A write of changes to that engine. */
export const JOB_ENGINE_WRITE_MS = 20_000;

/** Turnstile's verification of a post. */
export const CHALLENGE_MS = 5_000;
