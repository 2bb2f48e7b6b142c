import type { SecurityEvent } from '../../src/contracts/ops.ts';
import { isReviewerPath } from '../http/request/private-path.ts';
import type { RequestContext } from '../http/request/request-context.ts';

const OF_SIGN_IN: Readonly<Record<number, SecurityEvent>> = {
  201: 'signed_in',
  410: 'sign_in_refused',
};

/** What an answer says of whoever tried to get in; of nearly all of them nothing. */
export const securityEventOf = (
  {
    request: { method, headers },
    url: { pathname },
    quota,
  }: Pick<RequestContext, 'request' | 'url' | 'quota'>,
  status: number,
): SecurityEvent | undefined => {
  // A shared page is counted where it is rendered: noting each of its clients would cost more than it does.
  if (status === 429) return quota ? 'limit_reached' : undefined;
  if (pathname === '/candidate/sessions' && method === 'POST') return OF_SIGN_IN[status];
  if (status === 403 && isReviewerPath(pathname)) return 'reviewer_link_refused';
  if (status !== 401 || !headers.has('authorization')) return undefined;
  if (pathname.startsWith('/ops/')) return 'operator_refused';
  return /^\/(candidate|misc\/resumes)\//.test(pathname) ? 'session_refused' : undefined;
};
