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

/** Creates a client for the signed-in endpoints; any 401 ends the session. */
export const candidateApi = (): ApiClient =>
  createAuthenticatedClient({ ...options, base: `${window.location.origin}/` });

/** Fetches the signed-in candidate's private files. */
export const candidateFetch = createAuthenticatedFetch(options);
