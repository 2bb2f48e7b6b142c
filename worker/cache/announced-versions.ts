import type { Bindings } from '../env.ts';
import { readSiteKey, siteName } from '../site-key.ts';
import { EVERYTHING } from './collected-tags.ts';

/*
 * The versions that a purge announces: a page that is rendered after the purge must have read at
 * least these. They are an entry of the cache that pages are in; each purge deletes the entry, and
 * it is rebuilt from the primary database (decision 14).
 */

/** Handled by `Pages` only, not a route of the site. */
export const ANNOUNCED_PATH = '/__versions';
const TAG = 'versions';

type Site = Pick<Bindings, 'SITE_KEY'>;

/** Path and query of a site's entry. */
export const announcedKey = (site: Site): string => {
  const siteKey = readSiteKey(site);
  return siteKey ? `${ANNOUNCED_PATH}?site=${siteKey}` : ANNOUNCED_PATH;
};

export const announcedTag = (site: Site): string => siteName(readSiteKey(site), TAG);

/** The cache headers of the entry: it is stored until a purge deletes it. */
export const announcedHeaders = (site: Site): Record<string, string> => ({
  'cache-control': 'public, max-age=86400',
  'cache-tag': [TAG, EVERYTHING].map((tag) => siteName(readSiteKey(site), tag)).join(','),
});
