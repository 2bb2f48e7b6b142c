import type { Endpoint } from '../../../src/contracts/endpoints.ts';
import * as endpoints from '../../../src/contracts/endpoints.ts';
import { decodeSegment } from './path-segments.ts';
import type { Match, RequestContext } from './request-context.ts';

const ROUTES = Object.values<Endpoint>(endpoints).map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^/${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** Exported for `npm run check`, which proves that the patterns match in linear time. */
export const ENDPOINT_PATTERNS: readonly RegExp[] = ROUTES.map(({ pattern }) => pattern);

/**
 * The first two segments of a path, such as `misc/jobs` in `misc/jobs/a`. No endpoint has a
 * parameter in either of them.
 */
const getPrefix = (path: string): string => path.split('/', 2).join('/');

const ROUTES_BY_PREFIX = Map.groupBy(ROUTES, ({ endpoint }) => getPrefix(endpoint.path));

/**
 * The endpoints at a path, one for each method; empty if the path is not in the map. No other
 * function parses paths, because limits, challenges, forms and routes must all agree on the
 * endpoint.
 */
export const matchPath = (pathname: string): Match[] =>
  (ROUTES_BY_PREFIX.get(getPrefix(pathname.slice(1))) ?? []).flatMap(({ endpoint, pattern }) => {
    const found = pattern.exec(pathname);
    if (!found) return [];
    const params: Record<string, string> = {};
    for (const [name, raw] of Object.entries(found.groups ?? {})) {
      const value = decodeSegment(raw);
      if (value === undefined) return [];
      params[name] = value;
    }
    return [{ endpoint, params }];
  });

/** The endpoints at a request's path, which is matched only once per request. */
export const findCalls = (context: Pick<RequestContext, 'url' | 'calls'>): readonly Match[] => {
  context.calls ??= matchPath(context.url.pathname);
  return context.calls;
};
