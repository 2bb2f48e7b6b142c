import type { Bindings } from '../env.ts';
import { readSiteKey, siteName } from '../site-key.ts';
import { EVERYTHING } from './collected-tags.ts';

/*
 * The versions announced by a purge. A page rendered after the purge must have read these versions
 * or later ones. They are stored as an entry in the page cache; each purge deletes the entry, and
 * it is then rebuilt from the primary database (decision 14).
 */

/**
 * The path of the entry with the announced versions. Only `Pages` handles it; it is not one of the
 * site's routes.
 */
export const ANNOUNCED_PATH = '/__versions';
const TAG = 'versions';

type Site = Pick<Bindings, 'SITE_KEY'>;

/** The path and query under which a site's announced versions are cached. */
export const announcedKey = (site: Site): string => {
  const siteKey = readSiteKey(site);
  return siteKey ? `${ANNOUNCED_PATH}?site=${siteKey}` : ANNOUNCED_PATH;
};

export const announcedTag = (site: Site): string => siteName(readSiteKey(site), TAG);

/** The cache headers for the announced versions, which are stored until a purge deletes them. */
export const announcedHeaders = (site: Site): Record<string, string> => ({
  'cache-control': 'public, max-age=86400',
  'cache-tag': [TAG, EVERYTHING].map((tag) => siteName(readSiteKey(site), tag)).join(','),
});
