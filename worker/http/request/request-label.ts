import { findCalls } from './match-endpoint.ts';
import { findPageLabel } from './page-label.ts';
import { type RequestContext, UNMATCHED } from './request-context.ts';

/**
 * The pattern of a request's path for logs and metrics: `/companies/{id}`, `misc/jobs/{id}/apply`.
 * Never the path itself, which may contain a name or a link that grants access.
 */
export const findRequestLabel = (context: RequestContext): string => {
  const isCall = context.page?.route?.kind === 'call';
  return isCall ? (findCalls(context)[0]?.endpoint.path ?? UNMATCHED) : findPageLabel(context);
};
