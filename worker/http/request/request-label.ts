import { callsOf } from './match-endpoint.ts';
import { pageLabelOf } from './page-label.ts';
import { type RequestContext, UNMATCHED } from './request-context.ts';

/**
 * The pattern of a request's path for logs and metrics: `/companies/{id}`, `misc/jobs/{id}/apply`.
 * Never the path itself, which may contain a name or a link that grants access.
 */
export const labelOf = (context: RequestContext): string => {
  const isCall = context.page?.route?.kind === 'call';
  return isCall ? (callsOf(context)[0]?.endpoint.path ?? UNMATCHED) : pageLabelOf(context);
};
