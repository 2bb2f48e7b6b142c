import type { MemoryCache } from '../cache/memory-cache.ts';
import { variablesOf } from '../env.ts';
import { cacheStatusOf } from '../http/headers/cache-status.ts';
import {
  type Execution,
  type PagesEntrypoint,
  pageContext,
  type RequestContext,
} from '../http/request/request-context.ts';
import { REQUEST_ID_HEADER } from '../http/request/request-id.ts';
import { readFromCache } from './cache-wire.ts';
import type { PageResult } from './page-result.ts';
import type { PageView } from './page-view.ts';

/** The cache in front of `Pages`: the platform's own, or its stand-in on a local site. */
export interface PageCache {
  fetch(view: PageView, context: RequestContext): Promise<PageResult>;
}

/**
 * The request as `Pages` sees it: what the key says, at the site's own address, whatever host the client
 * named. The platform keys by path, query and version; the id and the address are for logs and limits.
 */
const requestOf = ({ key }: PageView, { id, request, bindings }: RequestContext): Request => {
  const address = request.headers.get('cf-connecting-ip');
  return new Request(`${variablesOf(bindings).SITE_URL}${key}`, {
    headers: { [REQUEST_ID_HEADER]: id, ...(address && { 'cf-connecting-ip': address }) },
  });
};

/** What renders is loaded by the first page that no cache has. */
const makePage = async (view: PageView, context: RequestContext): Promise<Response> => {
  const { servePage } = await import('./serve-page.ts');
  return servePage(pageContext(requestOf(view, context), context));
};

const platformCache = (pages: PagesEntrypoint): PageCache => ({
  async fetch(view, context) {
    const { status, headers, body } = await pages.fetch(requestOf(view, context));
    return readFromCache({ status, headers, body, from: cacheStatusOf(headers) ?? 'BYPASS' });
  },
});

/** Loaded by the first page of a site that has no other cache. */
let memory: MemoryCache | undefined;

const memoryCache: PageCache = {
  async fetch(view, context) {
    memory ??= (await import('../cache/memory-cache.ts')).pageMemory;
    const make = () => makePage(view, context);
    return readFromCache(
      await memory.fetch(view.key, make, (work) => context.execution.waitUntil(work)),
    );
  },
};

/** While a page is written, its author wants to see it. */
const noCache: PageCache = {
  async fetch(view, context) {
    const { status, headers, body } = await makePage(view, context);
    return readFromCache({ status, headers, body, from: 'BYPASS' });
  },
};

export const pageCacheOf = ({ cache, exports }: Execution): PageCache => {
  if (cache && exports?.Pages) return platformCache(exports.Pages);
  return import.meta.env.DEV ? noCache : memoryCache;
};
