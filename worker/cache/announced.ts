import type { Bindings } from '../env.ts';
import { siteKeyOf, siteName } from '../site-key.ts';
import { EVERYTHING } from './collected-tags.ts';

/*
 * What a purge announces: versions that a page made after it must have read at least. They are an
 * entry of the same cache that pages are in, which each purge deletes, and which is made anew of the
 * primary database (decision 82).
 */

/** In front of `Pages` alone: no route of the site. */
export const ANNOUNCED_PATH = '/__versions';
const TAG = 'versions';

type Site = Pick<Bindings, 'SITE_KEY'>;

/** Path and query of a site's entry. */
export const announcedKey = (site: Site): string => {
  const siteKey = siteKeyOf(site);
  return siteKey ? `${ANNOUNCED_PATH}?site=${siteKey}` : ANNOUNCED_PATH;
};

export const announcedTag = (site: Site): string => siteName(siteKeyOf(site), TAG);

/** How caches keep the entry: until a purge deletes it. */
export const announcedHeaders = (site: Site): Record<string, string> => ({
  'cache-control': 'public, max-age=86400',
  'cache-tag': [TAG, EVERYTHING].map((tag) => siteName(siteKeyOf(site), tag)).join(','),
});
