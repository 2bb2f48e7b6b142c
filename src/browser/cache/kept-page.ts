import { type KeptRoute, keptRouteOf } from './kept-routes.ts';

export interface KeptPage {
  readonly route: KeptRoute['path'];
  readonly path: string;
  /** Sorted; empty, or without `?`. */
  readonly query: string;
}

/** Of its address, the parameters that it reads: who sent the visitor, or a campaign, is not kept. */
export const keptPageOf = (path: string, query: string): KeptPage | undefined => {
  const route = keptRouteOf(path);
  if (!route) return;
  const names: readonly string[] = 'query' in route ? route.query : [];
  const known = [...new URLSearchParams(query)].filter(
    ([name, value]) => value && names.includes(name),
  );
  const search = new URLSearchParams(known);
  search.sort();
  return { route: route.path, path, query: String(search) };
};

/** What a cache knows a page by. */
export const pageKey = ({ path, query }: KeptPage): string => (query ? `${path}?${query}` : path);
