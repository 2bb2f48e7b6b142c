import type { Endpoint } from '../../../src/contracts/endpoints.ts';

/**
 * How long browsers and caches may reuse a response (`Endpoint.cache`). Lists are always
 * revalidated, so that they never show a closed job.
 */
export const CACHE_CONTROL: Record<Endpoint['cache'], string> = {
  reference: 'public, max-age=3600, stale-while-revalidate=86400',
  list: 'public, no-cache',
  none: 'no-store',
};

/**
 * The Cache-Control header of a successful response. Responses to authenticated calls are private.
 */
export const selectCacheControl = (endpoint: Pick<Endpoint, 'auth' | 'cache'>): string =>
  endpoint.auth === 'public' ? CACHE_CONTROL[endpoint.cache] : 'private, no-store';
