import type { SecurityEvent } from '../../src/contracts/ops.ts';
import { isLinkPath, isReviewerPath } from '../http/request/private-path.ts';
import type { RequestContext } from '../http/request/request-context.ts';

const SIGN_IN_EVENTS: Readonly<Record<number, SecurityEvent>> = {
  201: 'signed_in',
  410: 'sign_in_refused',
};

/**
 * The security event to report if a request may have been an attempt to gain access; undefined for
 * nearly all responses.
 */
export const findSecurityEvent = (
  {
    request: { method, headers },
    url: { pathname, searchParams },
    quota,
  }: Pick<RequestContext, 'request' | 'url' | 'quota'>,
  status: number,
): SecurityEvent | undefined => {
  // For a shared page, renders are counted rather than clients, because tracking every client would
  // cost more than sending the page.
  if (status === 429) return quota ? 'limit_reached' : undefined;
  if (pathname === '/candidate/sessions' && method === 'POST') return SIGN_IN_EVENTS[status];
  if (status === 403 && isLinkPath(pathname)) {
    if (searchParams.has('link')) return 'link_refused';
    if (isReviewerPath(pathname)) return 'reviewer_link_refused';
  }
  if (status !== 401 || !headers.has('authorization')) return undefined;
  if (pathname.startsWith('/ops/')) return 'operator_refused';
  return /^\/(candidate|misc\/resumes)\//.test(pathname) ? 'session_refused' : undefined;
};
