import type { CacheStatus } from '../http/headers/cache-status.ts';
import type { Reads } from '../http/request/reads.ts';

/** A page on its way to a client. `respond-with-page.ts` alone turns it into a response. */
export interface PageResult {
  readonly status: number;
  /**
   * Describe the page: its type, its policy. Of `cache-control` only `private` and `no-store`
   * count.
   */
  readonly headers: Headers;
  readonly body: BodyInit | null;
  /** The page is not sent: an error screen with this message replaces it. */
  readonly failure?: PageFailure;
  /** Of a page that was rendered for this request. */
  readonly caching?: Caching;
  /** Of a page that may come from the cache. */
  readonly from?: CacheStatus;
  /** Seconds since the cache stored it, where its headers do not say it. */
  readonly ageS?: number | undefined;
}

interface PageFailure {
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The metadata that a cache in front of `Pages` needs. */
interface Caching {
  /** The tags of everything on the page: a purge of one of them deletes the entry. */
  readonly tags: ReadonlySet<string>;
  /** A section is missing that may be available later: an older, complete page is better. */
  readonly lacksPart: boolean;
  /** Unix milliseconds after which the page differs, though no record changes. */
  readonly holdsUntil?: number | undefined;
  /** The records that it was made of, where they are collected. */
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
