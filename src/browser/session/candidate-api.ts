import {
  createAuthenticatedClient,
  createAuthenticatedFetch,
} from '../../lib/api/authenticated.ts';
import type { ApiClient } from '../../lib/api/client.ts';
import { session } from './session.ts';

const options = {
  fetch: (request: Request) => fetch(request),
  token: session.token,
  onUnauthorized: session.expire,
};

/** The signed-in calls; any 401 ends the session. */
export const candidateApi = (): ApiClient =>
  createAuthenticatedClient({ ...options, base: `${window.location.origin}/` });

/** For files that only who is signed in may read. */
export const candidateFetch = createAuthenticatedFetch(options);
