import { patternOf } from '../../routes/path-pattern.ts';
import { APPLIED, COMPANIES, COMPANY, JOB, JOBS, SCORE_CARD } from '../../routes/site-routes.ts';

/** The pages whose data is kept, behind those that look like one of them. */
const PAGES = [APPLIED, SCORE_CARD, JOBS, COMPANIES, COMPANY, JOB].map((route) => ({
  route,
  pattern: patternOf(route),
}));

export type KeptRoute = typeof JOBS | typeof COMPANIES | typeof COMPANY | typeof JOB;

/** Never what is a reviewer's or a candidate's own. */
export const keptRouteOf = (path: string): KeptRoute | undefined => {
  const route = PAGES.find(({ pattern }) => pattern.test(path))?.route;
  return route && 'isKept' in route ? route : undefined;
};
