import { ARRIVED_AT_HEADER, REQUEST_ID_HEADER } from './http/request-id.ts';

const CACHE_STATUSES = [
  // Made for this very request.
  ...(['MISS', 'EXPIRED', 'BYPASS', 'DYNAMIC'] as const),
  // Kept.
  ...(['HIT', 'REVALIDATED', 'UPDATING', 'STALE'] as const),
] as const;

/** Where a page came from, in the platform's own words (`Cf-Cache-Status`). */
export type CacheStatus = (typeof CACHE_STATUSES)[number];

/** Undefined where nothing is said. A word that nobody knows says no more than that no copy is known. */
export const cacheStatusOf = (headers: Headers): CacheStatus | undefined => {
  const word = headers.get('cf-cache-status');
  return word === null
    ? undefined
    : (CACHE_STATUSES.find((status) => status === word.toUpperCase()) ?? 'BYPASS');
};

/** One request as the gateway sees it, from its first look at it to its line in the log. */
export interface Visit {
  /** Ours, whatever the client sent: errors show it, logs carry it, upstreams receive it. */
  readonly id: string;
  /** As it came: nothing that it says of itself is to be believed. */
  readonly request: Request;
  readonly url: URL;
  /** Unix milliseconds. */
  readonly startedAt: number;
  /** Set by whoever finds out on the way; else `routeOf` looks when the line is written. */
  route?: string;
}

export const startVisit = (request: Request): Visit => ({
  id: crypto.randomUUID(),
  request,
  url: new URL(request.url),
  startedAt: Date.now(),
});

/** The request with its visit's id and beginning in place of what the client said, and what else `change` does to it. */
export const withVisitId = (
  request: Request,
  { id, startedAt }: Visit,
  change?: (headers: Headers, request: Request) => void,
): Request => {
  const headers = new Headers(request.headers);
  headers.set(REQUEST_ID_HEADER, id);
  headers.set(ARRIVED_AT_HEADER, String(startedAt));
  change?.(headers, request);
  return new Request(request, { headers });
};
