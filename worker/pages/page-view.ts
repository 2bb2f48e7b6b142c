import { askedFor, queryRecord } from '../../src/lib/query.ts';
import { matchRoute } from '../../src/routes/match-route.ts';
import { isRouterPayload, pagePathOf } from '../../src/routes/page-path.ts';
import type { CardRoute, Lifetime, PageRoute, SiteRoute } from '../../src/routes/site-routes.ts';
import { isReviewerPath } from '../http/request/private-path.ts';

/** A page that everybody who asks for it is shown alike: what a cache knows it by. */
export interface PageView {
  readonly route: (PageRoute | CardRoute) & { readonly lifetime: Lifetime };
  /** Path and query: the parameters that the page reads, sorted. */
  readonly key: string;
}

/**
 * The parameters that a page reads, as it reads them (`queryRecord`) and in one order: whatever else an
 * address says, or says in other words, makes no page of its own.
 */
const knownQuery = (search: URLSearchParams, names: readonly string[]): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(queryRecord(search))) {
    const asked = names.includes(name) && askedFor(name, value);
    if (asked) query.set(name, asked);
  }
  query.sort();
  return String(query);
};

const isKept = (route: SiteRoute | undefined): route is PageView['route'] =>
  (route?.kind === 'page' || route?.kind === 'card') && route.lifetime !== undefined;

/** The shared page of a URL; undefined where the page is private, or there is none. */
export const pageViewOf = (
  { pathname, searchParams, search }: URL,
  route: SiteRoute | undefined,
): PageView | undefined => {
  // What is spelt like a reviewer's page is private, too.
  if (!isKept(route) || isReviewerPath(pathname)) return undefined;
  if (search === '') return { route, key: pathname };
  // Such a payload carries its page's query as one parameter.
  const isPayload = isRouterPayload(pathname);
  const given = isPayload ? new URLSearchParams(searchParams.get('query') ?? '') : searchParams;
  const names = route.kind === 'page' ? (route.query ?? []) : [];
  const query = knownQuery(given, names);
  const sent = isPayload && query ? String(new URLSearchParams({ query })) : query;
  return { route, key: sent ? `${pathname}?${sent}` : pathname };
};

/** The same of a URL that no request was matched by. */
export const findPageView = (url: URL): PageView | undefined =>
  pageViewOf(url, matchRoute(pagePathOf(url.pathname))?.route);
