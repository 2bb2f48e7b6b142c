import type { MemoryCache } from '../cache/memory-cache.ts';
import { readVariables } from '../env.ts';
import { readCacheStatus } from '../http/headers/cache-status.ts';
import {
  type Execution,
  type PagesEntrypoint,
  pageContext,
  type RequestContext,
} from '../http/request/request-context.ts';
import { REQUEST_ID_HEADER } from '../http/request/request-id.ts';
import { readSiteKey, siteName } from '../site-key.ts';
import { readFromCache, versionedKey } from './cache-wire.ts';
import type { PageResult } from './page-result.ts';
import type { PageView } from './page-view.ts';
import { findViewVersion } from './view-version.ts';

/** The cache in front of `Pages`: the platform's cache, or the in-memory cache on a local site. */
export interface PageCache {
  fetch(view: PageView, context: RequestContext): Promise<PageResult>;
}

/**
 * The request that `Pages` receives. Its URL is the cache key on the site's own host, whichever
 * host the client requested. The request id and the client's IP address are included for logs and
 * rate limits.
 */
const createPagesRequest = (
  key: string,
  { id, request, bindings }: RequestContext,
  ifNoneMatch?: string | null,
): Request => {
  const address = request.headers.get('cf-connecting-ip');
  return new Request(`${readVariables(bindings).SITE_URL}${key}`, {
    headers: {
      [REQUEST_ID_HEADER]: id,
      ...(address && { 'cf-connecting-ip': address }),
      ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }),
    },
  });
};

/**
 * Renders a page. The renderer is loaded on the first cache miss.
 * @param etag the ETag of the entry in the cache
 */
const renderView = async (
  view: PageView,
  context: RequestContext,
  etag?: string,
): Promise<Response> => {
  const { servePage } = await import('./serve-page.ts');
  return servePage(pageContext(createPagesRequest(view.key, context, etag), context));
};

const platformCache = (pages: PagesEntrypoint): PageCache => ({
  async fetch(view, context) {
    const version = await findViewVersion(view, context.bindings);
    const request = createPagesRequest(versionedKey(view.key, version), context);
    const { status, headers, body } = await pages.fetch(request);
    // The entry was evicted during its revalidation, so there is no stored page for the 304.
    if (status === 304) return noCache.fetch(view, context);
    return readFromCache({ status, headers, body, from: readCacheStatus(headers) ?? 'BYPASS' });
  },
});

/** The in-memory cache, loaded on the first page request if the site has no other cache. */
let memory: MemoryCache | undefined;

const memoryCache: PageCache = {
  async fetch(view, context) {
    memory ??= (await import('../cache/memory-cache.ts')).pageMemory;
    const key = siteName(readSiteKey(context.bindings), view.key);
    const ifNoneMatch = context.request.headers.get('if-none-match');
    if (ifNoneMatch && !memory.has(key)) {
      const confirmed = await confirmForClient(view, context, ifNoneMatch);
      if (confirmed) return confirmed;
    }
    const render = (etag?: string) => renderView(view, context, etag);
    return readFromCache(
      await memory.fetch(key, render, (work) => context.execution.waitUntil(work)),
    );
  },
};

/** A 304 if the cache has no entry but the client's copy of the page is still valid. */
const confirmForClient = async (
  view: PageView,
  context: RequestContext,
  ifNoneMatch: string,
): Promise<PageResult | undefined> => {
  const serve = await import('./serve-page.ts');
  const request = createPagesRequest(view.key, context, ifNoneMatch);
  const confirmed = await serve.confirmForClient(pageContext(request, context));
  return (
    confirmed &&
    readFromCache({ status: 304, headers: confirmed.headers, body: null, from: 'REVALIDATED' })
  );
};

/** Bypasses all caching, so that developers see every change to a page immediately. */
const noCache: PageCache = {
  async fetch(view, context) {
    const { status, headers, body } = await renderView(view, context);
    return readFromCache({ status, headers, body, from: 'BYPASS' });
  },
};

export const selectPageCache = ({ cache, exports }: Execution): PageCache => {
  if (cache && exports?.Pages) return platformCache(exports.Pages);
  return import.meta.env.DEV ? noCache : memoryCache;
};
