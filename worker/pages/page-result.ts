import type { CacheStatus } from '../http/headers/cache-status.ts';
import type { Reads } from '../http/request/reads.ts';

/** A page on its way to a client. It becomes a response in one place (`respond-with-page.ts`). */
export interface PageResult {
  readonly status: number;
  /** What describes the page: its type, its policy. Of `cache-control` only `private` and `no-store` count. */
  readonly headers: Headers;
  readonly body: BodyInit | null;
  /** The page is not shown: an error screen says this in its place. */
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

/** What a cache in front of `Pages` needs to know of a page. */
interface Caching {
  /** Of all that the page shows: a purge of one of them deletes it. */
  readonly tags: ReadonlySet<string>;
  /** A part is missing that may be there the next time: an older, whole page is better. */
  readonly lacksPart: boolean;
  /** Unix milliseconds: from then on the page is another, though nothing changes. */
  readonly holdsUntil?: number | undefined;
  /** What it was made of, where that is collected. */
  readonly reads?: Reads | undefined;
}

/** A page that is not shown. */
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
