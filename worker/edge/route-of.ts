import { matchRoute } from '../../src/routes/match-route.ts';
import { matchPath } from '../api/match-endpoint.ts';
import { pagePathOf } from '../pages/page-view.ts';
import { UNMATCHED } from './log-visit.ts';

/**
 * The pattern that a path belongs to, as logs and metrics name it: `/companies/{id}`,
 * `misc/jobs/{id}/apply`. Never the path itself, which may name people or let in whoever has it.
 */
export const routeOf = (pathname: string): string => {
  const route = matchRoute(pagePathOf(pathname))?.route;
  if (route?.kind === 'call') return matchPath(pathname)[0]?.endpoint.path ?? UNMATCHED;
  return route && !route.path.endsWith('/*') ? route.path : UNMATCHED;
};
