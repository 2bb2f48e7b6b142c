const CACHE_STATUSES = [
  // Rendered for this request.
  ...(['MISS', 'EXPIRED', 'BYPASS', 'DYNAMIC'] as const),
  // Stored.
  ...(['HIT', 'REVALIDATED', 'UPDATING', 'STALE'] as const),
] as const;

/** Where a page came from, as the platform names it (`Cf-Cache-Status`). */
export type CacheStatus = (typeof CACHE_STATUSES)[number];

/**
 * Undefined without the header. An unknown value counts as `BYPASS`, which implies no cache entry.
 */
export const readCacheStatus = (headers: Headers): CacheStatus | undefined => {
  const value = headers.get('cf-cache-status');
  return value === null
    ? undefined
    : (CACHE_STATUSES.find((status) => status === value.toUpperCase()) ?? 'BYPASS');
};
