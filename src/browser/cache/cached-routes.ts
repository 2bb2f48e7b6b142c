import {
  APPLIED,
  COMPANIES,
  COMPANY,
  JOB,
  JOBS,
  REPORT,
  SCORE_CARD,
} from '../../routes/site-routes.ts';

/**
 * The routes whose data is cached, along with similar routes that must be matched before them. They
 * are not matched by `createPathPattern`: a function that this module shares with the scripts of
 * every page adds 0.4 KB of the bundler's code to each of them.
 */
const PAGES = [APPLIED, REPORT, SCORE_CARD, JOBS, COMPANIES, COMPANY, JOB].map((route) => ({
  route,
  parts: route.path.split('/'),
}));

export type CachedRoute = typeof JOBS | typeof COMPANIES | typeof COMPANY | typeof JOB;

/**
 * Finds the route for a path if its data is cached. Reviewers' and candidates' private data is
 * never cached.
 */
export const findCachedRoute = (path: string): CachedRoute | undefined => {
  const own = path.split('/');
  const page = PAGES.find(
    ({ parts }) =>
      parts.length === own.length &&
      parts.every((part, i) => (part.startsWith('{') ? own[i] : own[i] === part)),
  );
  return page && 'isKept' in page.route ? page.route : undefined;
};
