const CACHE_STATUSES = [
  // Made for this very request.
  ...(['MISS', 'EXPIRED', 'BYPASS', 'DYNAMIC'] as const),
  // Kept.
  ...(['HIT', 'REVALIDATED', 'UPDATING', 'STALE'] as const),
] as const;

/** Where a page came from, in the platform's own words (`Cf-Cache-Status`). */
export type CacheStatus = (typeof CACHE_STATUSES)[number];

/** Undefined where nothing is said. A word that nobody knows says no more than that no copy is known. */
export const cacheStatusOf = (headers: Headers): CacheStatus | undefined => {
  const word = headers.get('cf-cache-status');
  return word === null
    ? undefined
    : (CACHE_STATUSES.find((status) => status === word.toUpperCase()) ?? 'BYPASS');
};
