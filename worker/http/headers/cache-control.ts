import type { Endpoint } from '../../../src/contracts/endpoints.ts';

/** How long an answer may be reused by browsers and caches (`Endpoint.cache`): a list has no job that has closed. */
export const CACHE_CONTROL: Record<Endpoint['cache'], string> = {
  reference: 'public, max-age=3600, stale-while-revalidate=86400',
  list: 'public, no-cache',
  none: 'no-store',
};

/** How a good answer of an endpoint may be kept; what is not public is the caller's alone. */
export const cacheControlOf = (endpoint: Pick<Endpoint, 'auth' | 'cache'>): string =>
  endpoint.auth === 'public' ? CACHE_CONTROL[endpoint.cache] : 'private, no-store';
