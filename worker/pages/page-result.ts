import type { CacheStatus } from '../http/headers/cache-status.ts';
import type { Reads } from '../http/request/reads.ts';

/** A page on its way to a client. Only `respond-with-page.ts` turns it into a response. */
export interface PageResult {
  readonly status: number;
  /**
   * The headers that describe the page, such as its type and policy. In `cache-control`, only
   * `private` and `no-store` count.
   */
  readonly headers: Headers;
  readonly body: BodyInit | null;
  /** Set if the page is not sent: an error screen with this message replaces it. */
  readonly failure?: PageFailure;
  /** Set if the page was rendered for this request. */
  readonly caching?: Caching;
  /** Set if the page may come from the cache. */
  readonly from?: CacheStatus;
  /** Seconds since the cache stored the page, if its headers do not say so. */
  readonly ageS?: number | undefined;
}

interface PageFailure {
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The metadata that a cache in front of `Pages` needs. */
interface Caching {
  /** The tags of everything on the page; a purge of any one of them deletes the entry. */
  readonly tags: ReadonlySet<string>;
  /**
   * Whether a section is missing that may be available later, so that an older, complete page is
   * better.
   */
  readonly lacksPart: boolean;
  /** The time after which the page differs even if no record changes, in Unix milliseconds. */
  readonly holdsUntil?: number | undefined;
  /** The records used to build it, if they were tracked. */
  readonly reads?: Reads | undefined;
}

/** A page that is replaced by an error. */
export const failPage = (
  status: number,
  message: string,
  headers?: Readonly<Record<string, string>>,
): PageResult => ({
  status,
  headers: new Headers({ ...headers, 'cache-control': 'no-store' }),
  body: null,
  failure: { message, ...(headers && { headers }) },
});
