import type { Bindings } from '../env.ts';
import { type Pages, servePage } from '../pages.ts';
import type { PageView } from './page-view.ts';

/** What stands in front of `Pages`: the platform's own cache, or its stand-in on this machine. */
export interface PageCache {
  /** The page of a view, of which `cf-cache-status` says where it is from. */
  fetch(view: PageView, request: Request): Promise<Response>;
  /** Forgets the pages with one of these tags, without tags every page. False: nothing is kept here. */
  purge(tags?: readonly string[]): Promise<boolean>;
}

interface Context {
  /** The platform's cache; there is none on this machine. */
  readonly cache?: unknown;
  readonly exports: { readonly Pages: Pages };
}

/**
 * The request as `Pages` sees it: what the key says, and nothing of who asks, so that no page can
 * depend on it.
 */
const requestOf = ({ key }: PageView, request: Request): Request => {
  const headers = new Headers();
  for (const name of ['x-request-id', 'cf-connecting-ip']) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Request(new URL(key, request.url), { headers });
};

const platformCache = ({ exports }: Context): PageCache => ({
  fetch: (view, request) => exports.Pages.fetch(requestOf(view, request)),
  purge: (tags) => exports.Pages.purge(tags),
});

const noCache = (bindings: Bindings): PageCache => ({
  async fetch(view, request) {
    const page = await servePage(requestOf(view, request), bindings);
    const headers = new Headers(page.headers);
    headers.set('cf-cache-status', 'BYPASS');
    return new Response(page.body, { status: page.status, headers });
  },
  purge: async () => false,
});

export const pageCacheOf = (context: unknown, bindings: Bindings): PageCache =>
  (context as Context).cache ? platformCache(context as Context) : noCache(bindings);
