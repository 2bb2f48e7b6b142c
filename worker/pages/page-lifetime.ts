import type { Lifetime } from '../../src/routes/site-routes.ts';

/**
 * What a cache in front of `Pages` may do with a page (RFC 9111, 5861): by its rule, but for no longer
 * than it is right, unless it cannot be made anew. Times in Unix milliseconds.
 */
export const cacheControlUntil = (
  { fresh, staleWhileRevalidate, staleIfError }: Lifetime,
  { now, holdsUntil }: { readonly now: number; readonly holdsUntil: number },
): string => {
  // No cache keeps a page for less than a second.
  const left = Math.max(1, Math.floor((holdsUntil - now) / 1_000));
  const maxAge = Math.min(fresh, left);
  return [
    'public',
    `max-age=${maxAge}`,
    `stale-while-revalidate=${Math.min(staleWhileRevalidate, left - maxAge)}`,
    `stale-if-error=${staleIfError}`,
  ].join(', ');
};
