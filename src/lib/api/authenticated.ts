import { type ApiClient, createApiClient } from './client.ts';

interface Options {
  readonly fetch: (request: Request) => Promise<Response>;
  /** The bearer token, or null if there is no session. */
  readonly token: () => string | null;
  /** Called after every 401 response, which means that the session is over. */
  readonly onUnauthorized: () => void;
}

/** docs/specification.md, row 6.2: the bearer token, or an empty value if there is none. */
export const formatAuthorization = (token: string | null): string =>
  token ? `Bearer ${token}` : '';

/**
 * Like `fetch`, but adds the authorization header. Used for responses that are not JSON, such as
 * files.
 */
export const createAuthenticatedFetch =
  ({ fetch, token, onUnauthorized }: Options) =>
  async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers);
    headers.set('authorization', formatAuthorization(token()));
    const response = await fetch(new Request(request, { headers }));
    if (response.status === 401) onUnauthorized();
    return response;
  };

/** A client for calls that require a session. `base` is the same as for `createApiClient`. */
export const createAuthenticatedClient = (options: Options & { base: string }): ApiClient =>
  createApiClient({ base: options.base, fetch: createAuthenticatedFetch(options) });
