import { callsOf } from './match-endpoint.ts';
import { pageLabelOf } from './page-label.ts';
import { type RequestContext, UNMATCHED } from './request-context.ts';

/**
 * The pattern that a request's path belongs to, as logs and metrics name it: `/companies/{id}`,
 * `misc/jobs/{id}/apply`. Never the path itself, which may name people or be a link that lets in.
 */
export const labelOf = (context: RequestContext): string => {
  const isCall = context.page?.route?.kind === 'call';
  return isCall ? (callsOf(context)[0]?.endpoint.path ?? UNMATCHED) : pageLabelOf(context);
};
