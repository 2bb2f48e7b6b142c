import type { Bindings } from '../env.ts';
import { readSiteKey, siteName } from '../site-key.ts';
import { EVERYTHING } from './collected-tags.ts';

/*
 * The versions announced by a purge. A page rendered after the purge must have read these versions
 * or later ones. They are stored as an entry in the page cache; each purge deletes the entry, and
 * it is then rebuilt from the primary database (decision 14).
 */

/** Handled only by `Pages`; not one of the site's routes. */
export const ANNOUNCED_PATH = '/__versions';
const TAG = 'versions';

type Site = Pick<Bindings, 'SITE_KEY'>;

/** The path and query of a site's entry. */
export const announcedKey = (site: Site): string => {
  const siteKey = readSiteKey(site);
  return siteKey ? `${ANNOUNCED_PATH}?site=${siteKey}` : ANNOUNCED_PATH;
};

export const announcedTag = (site: Site): string => siteName(readSiteKey(site), TAG);

/** The entry's cache headers. The entry is stored until a purge deletes it. */
export const announcedHeaders = (site: Site): Record<string, string> => ({
  'cache-control': 'public, max-age=86400',
  'cache-tag': [TAG, EVERYTHING].map((tag) => siteName(readSiteKey(site), tag)).join(','),
});
