import { createPathPattern } from '../../routes/path-pattern.ts';
import { APPLIED, COMPANIES, COMPANY, JOB, JOBS, SCORE_CARD } from '../../routes/site-routes.ts';

/**
 * The routes with cached data. Routes that look similar come first, so that they match before them.
 */
const PAGES = [APPLIED, SCORE_CARD, JOBS, COMPANIES, COMPANY, JOB].map((route) => ({
  route,
  pattern: createPathPattern(route),
}));

export type CachedRoute = typeof JOBS | typeof COMPANIES | typeof COMPANY | typeof JOB;

/** Finds the route of a cached page. Private data of reviewers or candidates is never cached. */
export const findCachedRoute = (path: string): CachedRoute | undefined => {
  const route = PAGES.find(({ pattern }) => pattern.test(path))?.route;
  return route && 'isKept' in route ? route : undefined;
};
