const CACHE_STATUSES = [
  // The page was rendered for this request.
  ...(['MISS', 'EXPIRED', 'BYPASS', 'DYNAMIC'] as const),
  // The page came from the cache.
  ...(['HIT', 'REVALIDATED', 'UPDATING', 'STALE'] as const),
] as const;

/** The cache status of a page, as reported by the platform (`Cf-Cache-Status`). */
export type CacheStatus = (typeof CACHE_STATUSES)[number];

/**
 * Reads the cache status; undefined if the header is missing. An unknown value counts as `BYPASS`,
 * so that it is not mistaken for a cache hit.
 */
export const readCacheStatus = (headers: Headers): CacheStatus | undefined => {
  const value = headers.get('cf-cache-status');
  return value === null
    ? undefined
    : (CACHE_STATUSES.find((status) => status === value.toUpperCase()) ?? 'BYPASS');
};
