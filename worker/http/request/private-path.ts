import { SITE_ROUTES, type SiteRoute } from '../../../src/routes/site-routes.ts';

/** What belongs to one reviewer: kept by nobody, found by nobody, its address told to nobody. */
export const REVIEWER_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** `/vendor-review` of `/vendor-review/{appId}`, `/misc/resumes` of `/misc/resumes/*`. */
const foldersOf = (routes: readonly SiteRoute[]): readonly string[] =>
  routes.map(({ path }) => path.split(/\/[{*]/, 1)[0] ?? path);
const REVIEWERS = foldersOf(SITE_ROUTES.filter((route) => 'isReviewers' in route));
const PERSONAL = foldersOf(SITE_ROUTES.filter((route) => 'isPersonal' in route));

const PAYLOADS = '/rsc/r';

/** Whether a path, or the page whose payload it is, stands below one of these, however it is spelt. */
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

/** Pages of the reviewers' area, their payloads and their calls. */
export const isReviewerPath = (pathname: string): boolean => isBelow(REVIEWERS, pathname);

/** Pages that show what belongs to one person: no pictures from other hosts. */
export const isPrivatePage = (pathname: string): boolean => isBelow(PERSONAL, pathname);
