/*
 * All time limits for calls, in milliseconds. They are defined only here (docs/operating.md,
 * "Deadlines"; decision 9). `tests/deadlines.test.ts` tests each of them with a service that
 * responds just before or just after the limit.
 */

/** The limit for rendering a whole page, including its product API calls and its content. */
export const PAGE_MS = 20_000;

/** The time left for rendering a page. `startedAt` is in Unix milliseconds. */
export const pageTimeLeft = (startedAt: number): number =>
  Math.max(startedAt + PAGE_MS - Date.now(), 0);

/**
 * The limit for loading an optional part of a page, such as a menu, list or figure, but not its
 * main content.
 */
export const PAGE_PART_MS = 5_000;

/**
 * The limit for loading content for which an earlier response is stored. After that, the call
 * continues in order to refresh the stored response.
 */
export const STORED_CONTENT_MS = 1_500;

/** The limit for looking up a redirect for a path that has no page. */
export const REDIRECT_MS = 1_000;

/**
 * docs/specification.md, row 9.3: the limit for one attempt by the content client, which retries
 * five times.
 */
export const CONTENT_CLIENT_MS = 30_000;

/** The limit for one call to Contentful, including its response; bounded by a page's time limit. */
export const CONTENT_TRY_MS = PAGE_MS;

/**
 * The limit for waiting for a free slot if the request rate exceeds `CONTENTFUL_THROTTLE`. Applies
 * once if a response is stored, otherwise twice.
 */
export const CONTENT_TURN_MS = 1_000;

/** The limit for a proxied read, including all attempts and the whole response. */
export const PROXIED_READ_MS = PAGE_MS;

/**
 * The limit for a proxied POST. It is longer than the limit for a read, since an aborted POST may
 * still have been accepted.
 */
export const PROXIED_POST_MS = 25_000;

/** The limit for a proxied file or long list until the response starts. */
export const PROXIED_BEGIN_MS = PAGE_MS;

/**
 * The limit for a whole proxied upload, file or long list, whose duration depends on the visitor's
 * network.
 */
export const PROXIED_TRANSFER_MS = 120_000;

/**
 * The limit for a call from the browser. It is longer than the server's limits for such a call, so
 * that the server's error reaches the browser.
 */
export const BROWSER_CALL_MS = 30_000;

/** The limit for storage calls that a visitor waits for; the platform's own limit is 30 s. */
export const STORAGE_MS = 8_000;

/**
 * The limit for operators' calls and cron jobs. Large imports take 10 s (decision 15); D1's limit
 * is 30 s.
 */
export const LONG_STORAGE_MS = 60_000;

/**
 * The limit for a search by an external search engine (`JOB_ENGINE`), after which the built-in
 * index takes over.
 */
export const JOB_ENGINE_MS = 1_500;

/** The limit for writing changes to the external search engine (`JOB_ENGINE`). */
export const JOB_ENGINE_WRITE_MS = 20_000;

/** The limit for one call to the operators' webhook for alerts. */
export const ALERT_WEBHOOK_MS = 5_000;

/** The limit for loading a source's list, with all its pages. */
export const SOURCE_MS = 60_000;

/** The limit for verifying a POST with Turnstile. */
export const CHALLENGE_MS = 5_000;
