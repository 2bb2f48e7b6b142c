/*
 * How long each call is waited for, in milliseconds: the one table (docs/operating.md, "Deadlines";
 * decision 53). `tests/deadlines.test.ts` asks each by a service that answers just before and just after.
 */

/** A page, from its start, for all that it is made of: its calls of the product API, and its content. */
export const PAGE_MS = 20_000;

/** What of it is left to a page that was started at a time, in Unix milliseconds. */
export const pageTimeLeft = (startedAt: number): number =>
  Math.max(startedAt + PAGE_MS - Date.now(), 0);

/** A page, for each part that it can do without: its menus, lists and figures beside the main matter. */
export const PAGE_PART_MS = 5_000;

/** A page, for content of which an earlier answer is stored. The call goes on, and renews it. */
export const STORED_CONTENT_MS = 1_500;

/** A path without a page, for where editors lead it. */
export const REDIRECT_MS = 1_000;

/** Specification 9: one try of the content client; five more follow where it fails. */
export const CONTENT_CLIENT_MS = 30_000;

/** One call of Contentful, its answer included: no page has more. */
export const CONTENT_TRY_MS = PAGE_MS;

/** How long a call waits where `CONTENTFUL_THROTTLE` is overrun: once where an answer is stored, else twice. */
export const CONTENT_TURN_MS = 1_000;

/** A read passed on to an outside service: all its tries, and the whole answer. */
export const PROXIED_READ_MS = PAGE_MS;

/** A post passed on. Given up it may still have been taken, so it has longer than a read. */
export const PROXIED_POST_MS = 25_000;

/** A file or long list passed on: until its answer begins. */
export const PROXIED_BEGIN_MS = PAGE_MS;

/** An upload, a file or a long list passed on: as fast as the visitor's network. */
export const PROXIED_TRANSFER_MS = 120_000;

/** A browser's call. Longer than all that stands behind it, so that what failed there is told here. */
export const BROWSER_CALL_MS = 30_000;

/** Storage, for whatever a visitor waits for; the platform itself would wait for 30 s. */
export const STORAGE_MS = 8_000;

/** Operators' work and the schedule's: a big import takes ten seconds (decision 18), D1 itself ends it at 30. */
export const LONG_STORAGE_MS = 60_000;

/** A search, for an engine beside the database (`JOB_ENGINE`); the built-in index answers after that. */
export const JOB_ENGINE_MS = 1_500;

/** The same, for what changed being written to it. */
export const JOB_ENGINE_WRITE_MS = 20_000;

/** Turnstile's check of a post. */
export const CHALLENGE_MS = 5_000;
