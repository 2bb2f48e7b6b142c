import { type CachedRoute, findCachedRoute } from './cached-routes.ts';

export interface CachedPage {
  readonly route: CachedRoute['path'];
  readonly path: string;
  /** The query string with its parameters sorted, without the `?`. May be empty. */
  readonly query: string;
}

/**
 * Parses a page's path and query string. Keeps only the parameters that the page uses, so referral
 * and campaign parameters are dropped.
 */
export const parseCachedPage = (path: string, query: string): CachedPage | undefined => {
  const route = findCachedRoute(path);
  if (!route) return;
  const names: readonly string[] = 'query' in route ? route.query : [];
  const known = [...new URLSearchParams(query)].filter(
    ([name, value]) => value && names.includes(name),
  );
  const search = new URLSearchParams(known);
  search.sort();
  return { route: route.path, path, query: String(search) };
};

/** Formats a page's cache key. */
export const pageKey = ({ path, query }: CachedPage): string => (query ? `${path}?${query}` : path);
