import { normalizeParameter, queryRecord } from '../../src/lib/query.ts';
import { matchRoute } from '../../src/routes/match-route.ts';
import { isRouterPayload, parsePagePath } from '../../src/routes/page-path.ts';
import type { CardRoute, Lifetime, PageRoute, SiteRoute } from '../../src/routes/site-routes.ts';
import { isLinkPath } from '../http/request/private-path.ts';

/** A shared page, which is the same for every client and identified by its cache key. */
export interface PageView {
  readonly route: (PageRoute | CardRoute) & { readonly lifetime: Lifetime };
  /** The path and query. The query contains only the parameters that the page reads, sorted. */
  readonly key: string;
}

/**
 * The parameters that a page reads, normalised in the same way as in the page itself
 * (`queryRecord`) and sorted, so that other parameters and spellings do not create additional cache
 * entries.
 */
const knownQuery = (search: URLSearchParams, names: readonly string[]): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(queryRecord(search))) {
    const normalized = names.includes(name) && normalizeParameter(name, value);
    if (normalized) query.set(name, normalized);
  }
  query.sort();
  return String(query);
};

const isCacheable = (route: SiteRoute | undefined): route is PageView['route'] =>
  (route?.kind === 'page' || route?.kind === 'card') && route.lifetime !== undefined;

/** The shared page at a URL; undefined if the page is private or does not exist. */
export const createPageView = (
  { pathname, searchParams, search }: URL,
  route: SiteRoute | undefined,
): PageView | undefined => {
  // A page is also private if its path is another spelling of a path that needs a link.
  if (!isCacheable(route) || isLinkPath(pathname)) return undefined;
  if (search === '') return { route, key: pathname };
  // The URL of a router payload contains the page's whole query in a single parameter.
  const isPayload = isRouterPayload(pathname);
  const given = isPayload ? new URLSearchParams(searchParams.get('query') ?? '') : searchParams;
  const names = route.kind === 'page' ? (route.query ?? []) : [];
  const query = knownQuery(given, names);
  const sent = isPayload && query ? String(new URLSearchParams({ query })) : query;
  return { route, key: sent ? `${pathname}?${sent}` : pathname };
};

/** The shared page at a URL that has not been matched to a route yet. */
export const findPageView = (url: URL): PageView | undefined =>
  createPageView(url, matchRoute(parsePagePath(url.pathname))?.route);
