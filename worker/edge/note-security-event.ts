import type { SecurityEvent } from '../../src/contracts/ops.ts';
import { networkHash } from '../backend/network-hash.ts';
import { countSecurityEvent } from '../backend/security-events/security-events.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../http/log-error.ts';
import { requestIdOf } from '../http/request-id.ts';
import { waitUntil } from '../http/wait-until.ts';
import { routeOf } from './route-of.ts';
import { isReviewerPath } from './security-headers.ts';

const OF_SIGN_IN: Readonly<Record<number, SecurityEvent>> = {
  201: 'signed_in',
  410: 'sign_in_refused',
};

/** What an answer says of whoever tried to get in; of nearly all of them nothing. */
export const securityEventOf = (
  { method, url, headers }: Request,
  status: number,
): SecurityEvent | undefined => {
  if (status === 429) return 'limit_reached';
  const { pathname } = new URL(url);
  if (pathname === '/candidate/sessions' && method === 'POST') return OF_SIGN_IN[status];
  if (status === 403 && isReviewerPath(pathname)) return 'reviewer_link_refused';
  if (status !== 401 || !headers.has('authorization')) return undefined;
  if (pathname.startsWith('/ops/')) return 'operator_refused';
  return /^\/(candidate|misc\/resumes)\//.test(pathname) ? 'session_refused' : undefined;
};

/** Logs and counts an event, behind the answer. */
export const noteSecurityEvent = async (
  kind: SecurityEvent,
  request: Request,
  { DB }: Pick<Bindings, 'DB'>,
): Promise<void> => {
  const now = Date.now();
  const requestId = requestIdOf(request);
  const note = async () => {
    const network = await networkHash(DB, request, now);
    const route = routeOf(new URL(request.url).pathname);
    console.warn(`${requestId} security: ${kind} at ${request.method} ${route} from ${network}`);
    await countSecurityEvent(DB, kind, { network, now });
  };
  const noted = note().catch((error) => logError(requestId, error));
  if (waitUntil) waitUntil(noted);
  else await noted;
};
