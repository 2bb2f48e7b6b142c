import { type ApiClient, createApiClient } from '../lib/api/client.ts';

/**
 * The calls that need no account, as the browser makes them.
 * @param options `keepalive` lets a call outlive the page that it was made from.
 */
export const publicApi = (headers?: HeadersInit, { keepalive = false } = {}): ApiClient =>
  createApiClient({
    base: `${window.location.origin}/`,
    fetch: (request) => fetch(request, { keepalive }),
    headers: () => headers ?? {},
  });
