import { HttpError } from '../../http/http-error.ts';
import type { Authenticate } from '../call.ts';
import { type FoundSession, findSession, hashToken } from '../sessions/sessions.ts';

/** The candidate identified by a bearer token. */
export type CandidateCaller = FoundSession;

/** Maximum length of the Authorization header. Headers with tokens that we issue are shorter. */
const AUTHORIZATION_MAX_LENGTH = 300;
const BEARER = /^Bearer +([A-Za-z0-9_-]+)$/i;

/** The 401 error, which is also thrown if the account is erased during a call. */
export const unauthorized = () =>
  new HttpError(401, 'unauthorized', 'You’re no longer signed in. Request a new sign-in link.', {
    headers: { 'www-authenticate': 'Bearer' },
  });

/**
 * The candidate identified by the request's bearer token. The token is looked up by its hash, so
 * the timing of the index comparison leaks nothing usable.
 * @throws HttpError 401, identical for missing, unknown, revoked and expired tokens
 */
export const authenticateCandidate: Authenticate<CandidateCaller> = async ({
  request,
  bindings,
  now,
}) => {
  const authorization = request.headers.get('authorization') ?? '';
  if (authorization.length > AUTHORIZATION_MAX_LENGTH) throw unauthorized();
  const token = BEARER.exec(authorization.trim())?.[1];
  if (!token) throw unauthorized();
  const session = await findSession(bindings.PEOPLE, await hashToken(token), now);
  if (!session) throw unauthorized();
  return session;
};
