import { fnv1a } from '../../src/lib/fnv1a.ts';
import { endOfDay } from '../backend/version-tag.ts';
import type { PageView } from './page-view.ts';

/** Pages say `3 days ago`. They are not all made anew at the first second of a day, but each at one of its own. */
const RENEWED_WITHIN_MS = 8 * 60 * 60 * 1_000;

const renewedAfter = (key: string): number => fnv1a(key) % RENEWED_WITHIN_MS;

/**
 * What a cache in front of `Pages` may do with a page (RFC 9111, 5861): by its rule, but for no longer
 * than it is right, unless it cannot be made anew. Times in Unix milliseconds. `isUntold`: nothing tells of changes of
 * what it is made of.
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
  // No cache keeps a page for less than a second.
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
