import { cacheTagHeader } from '../../src/lib/content/cache-tags.ts';
import { type ConfirmedTag, tagBody } from '../backend/version-tag.ts';
import { EVERYTHING } from '../cache/collected-tags.ts';
import type { CachedResponse } from '../cache/memory-cache.ts';
import { addSecurityHeaders } from '../http/headers/security-headers.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { siteKeyOf, siteName } from '../site-key.ts';
import { cacheControlUntil } from './page-lifetime.ts';
import type { PageResult } from './page-result.ts';
import type { PageView } from './page-view.ts';
import { findPageScope } from './view-version.ts';

/*
 * A page as the cache in front of `Pages` has it: a response, since the platform's cache stores no
 * other. Written by `Pages` and read in front of the cache; the two stand side by side here.
 */

/**
 * The status of a page that lacks a part: to the cache it is a failure, so that it serves its
 * older, whole page. Where it has none, the page is shown by its own status.
 */
const PAGE_STATUS = 'x-page-status';
/** The message of a page that is not shown, URI-encoded. */
const PAGE_FAILURE = 'x-page-failure';

/**
 * Stands in the address of a page behind the platform's cache, which it is keyed by, and in no
 * other address.
 */
const VERSION = '__version';

/**
 * Entries of the platform's cache outlive a deploy (`cross_version_cache`), those of a route that
 * changed do not.
 */
export const versionedKey = (key: string, version: string): string =>
  `${key}${key.includes('?') ? '&' : '?'}${VERSION}=${version}`;

/** The page's own address of such a request. */
export const withoutVersion = (request: Request): Request => {
  const url = new URL(request.url);
  url.searchParams.delete(VERSION);
  return new Request(url, request);
};

/**
 * A page's header of tags, as the cache has them. A site with a key purges all of its pages by a tag:
 * what the cache holds beside them may be another site's.
 */
const writeTags = (tags: ReadonlySet<string>, siteKey: string | undefined): string =>
  cacheTagHeader(siteKey ? new Set([EVERYTHING, ...tags]) : tags, (tag) => siteName(siteKey, tag));

const isPrivate = (headers: Headers): boolean =>
  /\b(private|no-store)\b/.test(headers.get('cache-control') ?? '');

/**
 * A page as the cache gets it. `view`: none where it is not to be stored. `startedAt`: before
 * anything was read for it, Unix milliseconds.
 */
export const writeToCache = async (
  page: PageResult,
  view: PageView | undefined,
  { bindings, startedAt }: Pick<RequestContext, 'bindings' | 'startedAt'>,
): Promise<Response> => {
  const { status, body, failure, caching } = page;
  const headers = new Headers(page.headers);
  const tags = writeTags(caching?.tags ?? new Set(), siteKeyOf(bindings));
  if (tags) headers.set('cache-tag', tags);
  if (failure) headers.set(PAGE_FAILURE, encodeURIComponent(failure.message));
  if (!view || status !== 200) return new Response(body, { status, headers });
  if (caching?.lacksPart) {
    headers.set(PAGE_STATUS, String(status));
    return new Response(body, { status: 503, headers });
  }
  if (isPrivate(headers)) return new Response(body, { headers });
  const bytes = await new Response(body).arrayBuffer();
  const { holdsUntil = Number.POSITIVE_INFINITY, reads } = caching ?? {};
  const versions = reads?.versions();
  const times = { now: Date.now(), holdsUntil, isUntold: !versions };
  headers.set('cache-control', cacheControlUntil(view, times));
  const known = {
    versions,
    holdsUntil: Math.min(holdsUntil, reads?.holdsUntil() ?? holdsUntil),
    now: startedAt,
  };
  headers.set('etag', await tagBody(bytes, await findPageScope(view, bindings), known));
  // Compressed on the way, where the browser likes.
  headers.delete('content-encoding');
  // Written once for all requests that get it from the cache.
  addSecurityHeaders(headers, status, bindings);
  return new Response(bytes, { headers });
};

/** That the page with this tag still holds, for the cache that has it, or for a client. */
export const confirmToCache = (view: PageView, { tag, holdsUntil }: ConfirmedTag): Response =>
  new Response(null, {
    status: 304,
    headers: {
      etag: tag,
      'cache-control': cacheControlUntil(view, { now: Date.now(), holdsUntil }),
    },
  });

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
