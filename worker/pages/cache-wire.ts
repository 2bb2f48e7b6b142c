import { cacheTagHeader } from '../../src/lib/content/cache-tags.ts';
import { type ConfirmedTag, tagBody } from '../backend/version-tag.ts';
import { EVERYTHING } from '../cache/collected-tags.ts';
import type { CachedResponse } from '../cache/memory-cache.ts';
import { addSecurityHeaders } from '../http/headers/security-headers.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { readSiteKey, siteName } from '../site-key.ts';
import { cacheControlUntil } from './page-lifetime.ts';
import type { PageResult } from './page-result.ts';
import type { PageView } from './page-view.ts';
import { findPageScope } from './view-version.ts';

/*
 * The wire format between `Pages` and the cache in front of it. The format is an HTTP response,
 * because the platform's cache cannot store anything else. `Pages` writes it and the code in front
 * of the cache reads it; this file contains the functions for both.
 */

/**
 * The header with the real status of an incomplete page. The page is passed to the cache as a
 * failure, so that the cache sends an older, complete page instead. If the cache has none, the
 * incomplete page is sent with its real status.
 */
const PAGE_STATUS = 'x-page-status';
/** The header with the URI-encoded error message that is shown in place of the page. */
const PAGE_FAILURE = 'x-page-failure';

/**
 * A query parameter that is added to a page's URL in the platform's cache, so that the version is
 * part of the cache key. No other URL has this parameter.
 */
const VERSION = '__version';

/**
 * Adds the version to a cache key. Entries in the platform's cache outlive a deploy
 * (`cross_version_cache`), unless their route's version changes.
 */
export const versionedKey = (key: string, version: string): string =>
  `${key}${key.includes('?') ? '&' : '?'}${VERSION}=${version}`;

/** Removes the version from the request's URL. */
export const withoutVersion = (request: Request): Request => {
  const url = new URL(request.url);
  url.searchParams.delete(VERSION);
  return new Request(url, request);
};

/**
 * The `Cache-Tag` header of a page. On a site with a site key, one shared tag purges all its pages,
 * because other entries in the cache may belong to another site.
 */
const writeTags = (tags: ReadonlySet<string>, siteKey: string | undefined): string =>
  cacheTagHeader(siteKey ? new Set([EVERYTHING, ...tags]) : tags, (tag) => siteName(siteKey, tag));

const isPrivate = (headers: Headers): boolean =>
  /\b(private|no-store)\b/.test(headers.get('cache-control') ?? '');

/**
 * Writes a page as a response for the cache.
 * @param view undefined if the page must not be stored
 * @param startedAt a time before the page's first read, in Unix milliseconds
 */
export const writeToCache = async (
  page: PageResult,
  view: PageView | undefined,
  { bindings, startedAt }: Pick<RequestContext, 'bindings' | 'startedAt'>,
): Promise<Response> => {
  const { status, body, failure, caching } = page;
  const headers = new Headers(page.headers);
  const tags = writeTags(caching?.tags ?? new Set(), readSiteKey(bindings));
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
  // The body is no longer encoded; the platform compresses it for browsers that support
  // compression.
  headers.delete('content-encoding');
  // Security headers are added only here, for all requests that get this page from the cache.
  addSecurityHeaders(headers, status, bindings);
  return new Response(bytes, { headers });
};

/** A 304 that tells a cache or client that the page with this ETag is still valid. */
export const confirmToCache = (view: PageView, { tag, holdsUntil }: ConfirmedTag): Response =>
  new Response(null, {
    status: 304,
    headers: {
      etag: tag,
      'cache-control': cacheControlUntil(view, { now: Date.now(), holdsUntil }),
    },
  });

/** Reads a page from a cached response. */
export const readFromCache = (page: CachedResponse): PageResult => {
  const { status, headers } = page;
  // Most pages need no further processing, because only failures have additional headers to read.
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
