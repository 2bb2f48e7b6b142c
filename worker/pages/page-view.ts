import { askedFor, queryRecord } from '../../src/lib/query.ts';
import { matchRoute } from '../../src/routes/match-route.ts';
import type { CardRoute, Lifetime, PageRoute, SiteRoute } from '../../src/routes/site-routes.ts';
import { isReviewerPath } from '../edge/security-headers.ts';

/** A page that everybody who asks for it is shown alike: what a cache knows it by. */
export interface PageView {
  readonly route: (PageRoute | CardRoute) & { readonly lifetime: Lifetime };
  /** Path and query: the parameters that the page reads, sorted. */
  readonly key: string;
}

/** What `/RSC/R/….txt` is the payload of. */
const PAYLOAD_PATH = /^\/RSC\/R(\/.+)\.txt$/;

/** What is put to a page's path to have it as data (specification 7). */
export const PAGE_PAYLOAD = '/_payload.json';

/** Whether a path asks for a page as data, be there such a page or not. */
export const isPagePayload = (pathname: string): boolean => pathname.endsWith(PAGE_PAYLOAD);

/** The page's own path, of a page or of either of its payloads. */
export const pagePathOf = (pathname: string): string => {
  if (isPagePayload(pathname)) return pathname.slice(0, -PAGE_PAYLOAD.length) || '/';
  const path = PAYLOAD_PATH.exec(pathname)?.[1];
  if (!path) return pathname;
  return path === '/_root' ? '/' : path;
};

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

/** The view that a URL stands for. Undefined where the page is somebody's own, or none. */
export const pageViewOf = ({ pathname, searchParams, search }: URL): PageView | undefined => {
  const route = matchRoute(pagePathOf(pathname))?.route;
  // Of what is spelt like one, too, the answer is nobody else's.
  if (!isKept(route) || isReviewerPath(pathname)) return undefined;
  if (search === '') return { route, key: pathname };
  // Such a payload carries its page's query as one parameter.
  const isPayload = PAYLOAD_PATH.test(pathname);
  const given = isPayload ? new URLSearchParams(searchParams.get('query') ?? '') : searchParams;
  const names = route.kind === 'page' ? (route.query ?? []) : [];
  const query = knownQuery(given, names);
  const sent = isPayload && query ? String(new URLSearchParams({ query })) : query;
  return { route, key: sent ? `${pathname}?${sent}` : pathname };
};
