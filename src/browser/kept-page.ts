import { COMPANY_SEARCH_NAMES, JOB_SEARCH_NAMES } from '../contracts/query-names.ts';

/**
 * The pages whose data is kept, and the parameters that each reads: whatever else an address says
 * (who sent the visitor, a campaign) is not kept. Never what is a reviewer's or a candidate's own.
 */
const PAGES = {
  '/jobs': [/^\/jobs$/, JOB_SEARCH_NAMES],
  '/companies': [/^\/companies$/, COMPANY_SEARCH_NAMES],
  '/companies/{id}': [/^\/companies\/[^/]+$/, ['page']],
  '/{company_name}/{id}/{title}': [
    /^\/(?!(jobs|companies|vendor-review|misc|blog)\/)[^/]+\/[^/]+\/[^/]+$/,
    [],
  ],
} as const satisfies Record<string, readonly [RegExp, readonly string[]]>;

export interface KeptPage {
  readonly route: keyof typeof PAGES;
  readonly path: string;
  /** Sorted; empty, or without `?`. */
  readonly query: string;
}

export const keptPageOf = (path: string, query: string): KeptPage | undefined => {
  for (const [route, [pattern, names]] of Object.entries(PAGES)) {
    if (!pattern.test(path)) continue;
    const known = [...new URLSearchParams(query)].filter(
      ([name, value]) => value && (names as readonly string[]).includes(name),
    );
    const search = new URLSearchParams(known);
    search.sort();
    return { route: route as KeptPage['route'], path, query: String(search) };
  }
};

/** What a cache knows a page by. */
export const pageKey = ({ path, query }: KeptPage): string => (query ? `${path}?${query}` : path);
