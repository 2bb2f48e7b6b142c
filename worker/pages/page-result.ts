import type { CacheStatus } from '../http/headers/cache-status.ts';
import type { Reads } from '../http/request/reads.ts';

/** A page that is being sent to a client. Only `respond-with-page.ts` turns it into a response. */
export interface PageResult {
  readonly status: number;
  /**
   * The headers that describe the page, such as its type and policy. From `cache-control`, only
   * `private` and `no-store` are used.
   */
  readonly headers: Headers;
  readonly body: BodyInit | null;
  /** Set if an error screen with this message is sent instead of the page. */
  readonly failure?: PageFailure;
  /** Set if the page was rendered for this request. */
  readonly caching?: Caching;
  /** The page's cache status, set if the page may come from the cache. */
  readonly from?: CacheStatus;
  /** Seconds since the cache stored the page, if the headers do not state its age. */
  readonly ageS?: number | undefined;
}

interface PageFailure {
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The metadata that a cache in front of `Pages` needs. */
interface Caching {
  /** The tags of everything on the page. A purge of any of these tags deletes the entry. */
  readonly tags: ReadonlySet<string>;
  /**
   * Whether a section is missing that may become available later. If so, an older, complete page is
   * preferred.
   */
  readonly lacksPart: boolean;
  /** When the page's content will change even if no record does, in Unix milliseconds. */
  readonly holdsUntil?: number | undefined;
  /** The records used to build the page, if they were tracked. */
  readonly reads?: Reads | undefined;
}

/** A page that is replaced by an error screen. */
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
