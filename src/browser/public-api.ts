import { type ApiClient, createApiClient } from '../lib/api/client.ts';

/**
 * Creates a client for the public endpoints.
 * @param options `keepalive` lets a request outlive its page
 */
export const publicApi = (headers?: HeadersInit, { keepalive = false } = {}): ApiClient =>
  createApiClient({
    base: `${window.location.origin}/`,
    fetch: (request) => fetch(request, { keepalive }),
    headers: () => headers ?? {},
  });
