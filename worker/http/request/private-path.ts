import { SITE_ROUTES, type SiteRoute } from '../../../src/routes/site-routes.ts';

/**
 * Headers for pages and calls that a link in the URL gives access to. They must not be cached or
 * indexed, and their URLs must not be sent in a Referer header.
 */
export const LINK_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/**
 * The folder of each route: `/vendor-review` for `/vendor-review/{appId}`, `/misc/resumes` for
 * `/misc/resumes/*`.
 */
const listFolders = (routes: readonly SiteRoute[]): readonly string[] =>
  routes.map(({ path }) => path.split(/\/[{*]/, 1)[0] ?? path);
const REVIEWERS = listFolders(SITE_ROUTES.filter((route) => 'isReviewers' in route));
const LINKED = listFolders(SITE_ROUTES.filter((route) => 'isLinked' in route));
const PERSONAL = listFolders(SITE_ROUTES.filter((route) => 'isPersonal' in route));

const PAYLOADS = '/rsc/r';

/**
 * Whether a path is in one of the given folders, ignoring escaping, letter case and repeated
 * slashes. The path of a page's payload is treated as the path of the page.
 */
const isBelow = (folders: readonly string[], pathname: string): boolean => {
  try {
    const spelt = decodeURIComponent(pathname)
      .replace(/\/{2,}/g, '/')
      .toLowerCase();
    const path = spelt.startsWith(`${PAYLOADS}/`) ? spelt.slice(PAYLOADS.length) : spelt;
    return folders.some(
      (folder) => path.startsWith(folder) && /^[/.]|^$/.test(path.slice(folder.length)),
    );
  } catch {
    return false;
  }
};

/**
 * Whether a path belongs to a page in the reviewers' area, or to the payload or an API call of such
 * a page.
 */
export const isReviewerPath = (pathname: string): boolean => isBelow(REVIEWERS, pathname);

/** Whether a link in the URL, or in a cookie, gives access to a path. */
export const isLinkPath = (pathname: string): boolean =>
  isReviewerPath(pathname) || isBelow(LINKED, pathname);

/** Whether a page shows one person's data. Such pages load no pictures from other hosts. */
export const isPrivatePage = (pathname: string): boolean => isBelow(PERSONAL, pathname);
