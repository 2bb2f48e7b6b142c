import { type Bindings, variablesOf } from '../env.ts';
import { type CacheStatus, cacheStatusOf } from '../http/cache-status.ts';
import { REQUEST_ID_HEADER } from '../http/request-id.ts';
import {
  type Execution,
  type PagesEntrypoint,
  pageContext,
  type RequestContext,
} from '../request-context.ts';
import { browserHeaders, PAGE_STATUS_HEADER } from './browser-headers.ts';
import { pageMemory } from './page-memory.ts';
import type { PageView } from './page-view.ts';

/** A page as the gateway gets it. */
export interface FoundPage {
  readonly status: number;
  readonly body: BodyInit | null;
  /** For a browser. Those of a kept page are everybody's: nobody changes them. */
  readonly headers: Headers;
  readonly from: CacheStatus;
  /** Seconds since it was made, of a copy whose headers do not say it yet. */
  readonly ageS?: number | undefined;
}

/** The cache in front of `Pages`: the platform's own, or its stand-in on a local site. */
export interface PageCache {
  fetch(view: PageView, context: RequestContext): Promise<FoundPage>;
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

/** Of a page that comes in Markdown too, the address alone says nothing (RFC 9110, 12.5.5). */
const headersFor = ({ route }: PageView, page: Response, bindings: Bindings): Headers => {
  const headers = browserHeaders(page, bindings);
  if ('hasMarkdown' in route && headers.get('content-type')?.startsWith('text/html')) {
    headers.append('vary', 'Accept');
  }
  return headers;
};

const foundPage = (
  view: PageView,
  page: Response,
  from: CacheStatus,
  bindings: Bindings,
): FoundPage => ({
  status: Number(page.headers.get(PAGE_STATUS_HEADER) ?? page.status),
  body: page.body,
  headers: headersFor(view, page, bindings),
  from,
});

const platformCache = (pages: PagesEntrypoint): PageCache => ({
  async fetch(view, context) {
    const page = await pages.fetch(requestOf(view, context));
    return foundPage(view, page, cacheStatusOf(page.headers) ?? 'BYPASS', context.bindings);
  },
});

const memoryCache: PageCache = {
  async fetch(view, context) {
    const { bindings, execution } = context;
    const found = await pageMemory.fetch(view.key, {
      make: () => makePage(view, context),
      waitUntil: (work) => execution.waitUntil(work),
      headersOf: (page) => headersFor(view, page, bindings),
    });
    if ('response' in found) return foundPage(view, found.response, found.from, bindings);
    const { copy, from } = found;
    const isMade = from === 'MISS' || from === 'EXPIRED';
    const ageS = isMade ? undefined : (Date.now() - copy.madeAt) / 1_000;
    return { status: 200, body: copy.body, headers: copy.headers, from, ageS };
  },
};

/** While a page is written, its author wants to see it. */
const noCache: PageCache = {
  fetch: async (view, context) =>
    foundPage(view, await makePage(view, context), 'BYPASS', context.bindings),
};

export const pageCacheOf = ({ cache, exports }: Execution): PageCache => {
  if (cache && exports?.Pages) return platformCache(exports.Pages);
  return import.meta.env.DEV ? noCache : memoryCache;
};
