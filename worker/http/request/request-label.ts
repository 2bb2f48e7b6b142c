import { callsOf } from './match-endpoint.ts';
import { type RequestContext, UNMATCHED } from './request-context.ts';

/**
 * The pattern that a request's path belongs to, as logs and metrics name it: `/companies/{id}`,
 * `misc/jobs/{id}/apply`. Never the path itself, which may name people or be a link that lets in.
 */
export const labelOf = (context: RequestContext): string => {
  const route = context.page?.route;
  if (route?.kind === 'call') return callsOf(context)[0]?.endpoint.path ?? UNMATCHED;
  return route && !route.path.endsWith('/*') ? route.path : UNMATCHED;
};
