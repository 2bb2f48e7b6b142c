import { COMPANY_SEARCH_NAMES, JOB_SEARCH_NAMES } from '../contracts/query-names.ts';
import { type KeptRoute, keptRouteOf } from './kept-routes.ts';

/**
 * The parameters that each kept page reads: whatever else an address says (who sent the visitor, a
 * campaign) is not kept.
 */
const NAMES: Readonly<Record<KeptRoute, readonly string[]>> = {
  '/jobs': JOB_SEARCH_NAMES,
  '/companies': COMPANY_SEARCH_NAMES,
  '/companies/{id}': ['page'],
  '/{company_name}/{id}/{title}': [],
};

export interface KeptPage {
  readonly route: KeptRoute;
  readonly path: string;
  /** Sorted; empty, or without `?`. */
  readonly query: string;
}

export const keptPageOf = (path: string, query: string): KeptPage | undefined => {
  const route = keptRouteOf(path);
  if (!route) return;
  const known = [...new URLSearchParams(query)].filter(
    ([name, value]) => value && NAMES[route].includes(name),
  );
  const search = new URLSearchParams(known);
  search.sort();
  return { route, path, query: String(search) };
};

/** What a cache knows a page by. */
export const pageKey = ({ path, query }: KeptPage): string => (query ? `${path}?${query}` : path);
