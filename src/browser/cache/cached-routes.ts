import { APPLIED, COMPANIES, COMPANY, JOB, JOBS, SCORE_CARD } from '../../routes/site-routes.ts';

/**
 * The routes whose data is cached, along with similar routes that must be matched before them. The
 * patterns are not made by `createPathPattern`: a function that this module shares with the scripts
 * of every page adds 0.4 KB of the bundler's code to each of them.
 */
const PAGES = [APPLIED, SCORE_CARD, JOBS, COMPANIES, COMPANY, JOB].map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

export type CachedRoute = typeof JOBS | typeof COMPANIES | typeof COMPANY | typeof JOB;

/**
 * Finds the route for a path if its data is cached. Reviewers' and candidates' private data is
 * never cached.
 */
export const findCachedRoute = (path: string): CachedRoute | undefined => {
  const route = PAGES.find(({ pattern }) => pattern.test(path))?.route;
  return route && 'isKept' in route ? route : undefined;
};
