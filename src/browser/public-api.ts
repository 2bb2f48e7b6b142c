import { type ApiClient, createApiClient } from '../lib/api/client.ts';

/** The calls that anybody may make, as the browser makes them. */
export const publicApi = (headers?: HeadersInit): ApiClient =>
  createApiClient({
    base: `${window.location.origin}/`,
    fetch: (request) => fetch(request),
    headers: () => headers ?? {},
  });
