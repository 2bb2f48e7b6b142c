import { type ApiClient, createApiClient } from './client.ts';

interface Options {
  readonly fetch: (request: Request) => Promise<Response>;
  /** The bearer token, or null without a session. */
  readonly token: () => string | null;
  /** Called for every 401: the session is over. */
  readonly onUnauthorized: () => void;
}

/** docs/specification.md, row 6.2: a bearer token, or an empty value without one. */
export const formatAuthorization = (token: string | null): string =>
  token ? `Bearer ${token}` : '';

/** A fetch with the authorization header, for responses that are not JSON, such as files. */
export const createAuthenticatedFetch =
  ({ fetch, token, onUnauthorized }: Options) =>
  async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers);
    headers.set('authorization', formatAuthorization(token()));
    const response = await fetch(new Request(request, { headers }));
    if (response.status === 401) onUnauthorized();
    return response;
  };

/** A client for the signed-in calls. `base` as for `createApiClient`. */
export const createAuthenticatedClient = (options: Options & { base: string }): ApiClient =>
  createApiClient({ base: options.base, fetch: createAuthenticatedFetch(options) });
