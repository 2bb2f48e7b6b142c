import { fnv1a } from '../../src/lib/fnv1a.ts';
import { endOfDay } from '../backend/version-tag.ts';
import type { PageView } from './page-view.ts';

/**
 * Pages contain relative dates such as `3 days ago`. Each page is renewed at a different time after
 * midnight, so that they are not all rendered in the first second of the day.
 */
const RENEWED_WITHIN_MS = 8 * 60 * 60 * 1_000;

const renewedAfter = (key: string): number => fnv1a(key) % RENEWED_WITHIN_MS;

/**
 * The Cache-Control header for caches in front of `Pages` (RFC 9111, RFC 5861). The page is fresh
 * for the route's lifetime, but no longer than it is valid. A page that is no longer valid is sent
 * only if a render fails.
 * @param now Unix milliseconds
 * @param holdsUntil Unix milliseconds
 * @param isUntold whether the site is not notified of changes to the page's content
 */
export const cacheControlUntil = (
  {
    route: { lifetime },
    key,
  }: Pick<PageView, 'key'> & { readonly route: Pick<PageView['route'], 'lifetime'> },
  {
    now,
    holdsUntil,
    isUntold = false,
  }: { readonly now: number; readonly holdsUntil: number; readonly isUntold?: boolean },
): string => {
  const { fresh, staleWhileRevalidate } = (isUntold && lifetime.untold) || lifetime;
  // Caches must store a page for at least one second.
  const left = Math.max(1, Math.floor((holdsUntil - now) / 1_000));
  const leftOfDay = Math.ceil((endOfDay(now) + renewedAfter(key) - now) / 1_000);
  const maxAge = Math.min(fresh, left, leftOfDay);
  return [
    'public',
    `max-age=${maxAge}`,
    `stale-while-revalidate=${Math.min(staleWhileRevalidate, left - maxAge)}`,
    `stale-if-error=${lifetime.staleIfError}`,
  ].join(', ');
};
