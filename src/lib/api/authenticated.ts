import { type ApiClient, createApiClient } from './client.ts';

interface Options {
  readonly fetch: (request: Request) => Promise<Response>;
  /** The bearer token, or null where nobody is signed in. */
  readonly token: () => string | null;
  /** Told of every 401: the session is over, whichever call found out. */
  readonly onUnauthorized: () => void;
}

/** Specification 6: a bearer token, or an empty authorization value where none exists. */
export const authorizationOf = (token: string | null): string => (token ? `Bearer ${token}` : '');

/** A fetch that says who asks, for what is no JSON, such as a file. */
export const createAuthenticatedFetch =
  ({ fetch, token, onUnauthorized }: Options) =>
  async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers);
    headers.set('authorization', authorizationOf(token()));
    const response = await fetch(new Request(request, { headers }));
    if (response.status === 401) onUnauthorized();
    return response;
  };

/** A client of the signed-in calls. `base` as for `createApiClient`. */
export const createAuthenticatedClient = (options: Options & { base: string }): ApiClient =>
  createApiClient({ base: options.base, fetch: createAuthenticatedFetch(options) });
