import { type Bindings, variablesOf } from '../env.ts';
import { REQUEST_ID_HEADER } from '../http/request-id.ts';
import { type CacheStatus, cacheStatusOf } from '../visit.ts';
import { browserHeaders, PAGE_STATUS_HEADER } from './browser-headers.ts';
import type { Pages } from './entrypoint.ts';
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

/** Of who asks, `Pages` is told what logs and limits need. No page can depend on it. */
export interface Asker {
  readonly requestId: string;
  readonly address: string | null;
}

/** What stands in front of `Pages`: the platform's own cache, or its stand-in on this machine. */
export interface PageCache {
  fetch(view: PageView, asker: Asker): Promise<FoundPage>;
}

/** What is used here of the context of a request, an event or a schedule. */
export interface PageContext {
  waitUntil(work: Promise<unknown>): void;
  /** The platform's cache; there is none on this machine. */
  readonly cache?: unknown;
  readonly exports?: { readonly Pages?: Pages };
}

/**
 * The request as `Pages` sees it: what the key says, at the site's own address, whatever the visitor's
 * request says of its host. The platform keys by path, query and version.
 */
const requestOf = ({ key }: PageView, { requestId, address }: Asker, bindings: Bindings): Request =>
  new Request(`${variablesOf(bindings).SITE_URL}${key}`, {
    headers: { [REQUEST_ID_HEADER]: requestId, ...(address && { 'cf-connecting-ip': address }) },
  });

/** What renders is loaded by the first page that no cache has. */
const makePage = async (view: PageView, asker: Asker, bindings: Bindings): Promise<Response> => {
  const { servePage } = await import('./serve-page.ts');
  return servePage(requestOf(view, asker, bindings), bindings);
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

const platformCache = (pages: Pages, bindings: Bindings): PageCache => ({
  async fetch(view, asker) {
    const page = await pages.fetch(requestOf(view, asker, bindings));
    return foundPage(view, page, cacheStatusOf(page.headers) ?? 'BYPASS', bindings);
  },
});

const memoryCache = (bindings: Bindings, context: PageContext): PageCache => ({
  async fetch(view, asker) {
    const found = await pageMemory.fetch(view.key, {
      make: () => makePage(view, asker, bindings),
      waitUntil: (work) => context.waitUntil(work),
      headersOf: (page) => headersFor(view, page, bindings),
    });
    if ('response' in found) return foundPage(view, found.response, found.from, bindings);
    const { copy, from } = found;
    const isMade = from === 'MISS' || from === 'EXPIRED';
    const ageS = isMade ? undefined : (Date.now() - copy.madeAt) / 1_000;
    return { status: 200, body: copy.body, headers: copy.headers, from, ageS };
  },
});

/** Whoever writes a page wants to see it. */
const noCache = (bindings: Bindings): PageCache => ({
  fetch: async (view, asker) =>
    foundPage(view, await makePage(view, asker, bindings), 'BYPASS', bindings),
});

export const pageCacheOf = (context: PageContext, bindings: Bindings): PageCache => {
  if (context.cache && context.exports?.Pages)
    return platformCache(context.exports.Pages, bindings);
  return import.meta.env.DEV ? noCache(bindings) : memoryCache(bindings, context);
};
