import { cacheTagHeader } from '../../src/lib/content/cache-tags.ts';
import type { Lifetime } from '../../src/routes/site-routes.ts';
import type { CachedResponse } from '../cache/memory-cache.ts';
import type { Bindings } from '../env.ts';
import { addSecurityHeaders } from '../http/headers/security-headers.ts';
import { cacheControlUntil } from './page-lifetime.ts';
import type { PageResult } from './page-result.ts';

/*
 * A page as the cache in front of `Pages` has it: a response, since the platform's cache stores no
 * other. Written by `Pages` and read in front of the cache; the two stand side by side here.
 */

/**
 * The status of a page that lacks a part: to the cache it is a failure, so that it serves its older, whole
 * page. Where it has none, the page is shown by its own status.
 */
const PAGE_STATUS = 'x-page-status';
/** The message of a page that is not shown, URI-encoded. */
const PAGE_FAILURE = 'x-page-failure';

/** The same bytes have the same tag. Weak: a network may compress them. */
const tagOf = async (body: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body), 0, 12);
  return `W/"${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
};

const isPrivate = (headers: Headers): boolean =>
  /\b(private|no-store)\b/.test(headers.get('cache-control') ?? '');

/** A page as the cache gets it. `lifetime`: none where it is not to be stored. */
export const writeToCache = async (
  page: PageResult,
  lifetime: Lifetime | undefined,
  bindings: Bindings,
): Promise<Response> => {
  const { status, body, failure, caching } = page;
  const headers = new Headers(page.headers);
  if (caching && caching.tags.size > 0) headers.set('cache-tag', cacheTagHeader(caching.tags));
  if (failure) headers.set(PAGE_FAILURE, encodeURIComponent(failure.message));
  if (!lifetime || status !== 200) return new Response(body, { status, headers });
  if (caching?.lacksPart) {
    headers.set(PAGE_STATUS, String(status));
    return new Response(body, { status: 503, headers });
  }
  if (isPrivate(headers)) return new Response(body, { headers });
  const bytes = await new Response(body).arrayBuffer();
  const holdsUntil = caching?.holdsUntil ?? Number.POSITIVE_INFINITY;
  headers.set('cache-control', cacheControlUntil(lifetime, { now: Date.now(), holdsUntil }));
  headers.set('etag', await tagOf(bytes));
  // Compressed on the way, where the browser likes.
  headers.delete('content-encoding');
  // Written once for all requests that get it from the cache.
  addSecurityHeaders(headers, status, bindings);
  return new Response(bytes, { headers });
};

/** A page as it came through the cache. */
export const readFromCache = (page: CachedResponse): PageResult => {
  const { status, headers } = page;
  // Most pages: only a failure to the cache has more to say.
  if (status < 300) return page;
  const message = headers.get(PAGE_FAILURE);
  const retryAfter = headers.get('retry-after');
  const own = new Headers(headers);
  for (const name of [PAGE_STATUS, PAGE_FAILURE]) own.delete(name);
  return {
    ...page,
    status: Number(headers.get(PAGE_STATUS) ?? status),
    headers: own,
    ...(message !== null && {
      failure: {
        message: decodeURIComponent(message),
        ...(retryAfter && { headers: { 'retry-after': retryAfter } }),
      },
    }),
  };
};
