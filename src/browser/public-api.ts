import { type ApiClient, createApiClient } from '../lib/api/client.ts';

/** The product API as the browser reaches it, without signing in. */
export const publicApi = (): ApiClient =>
  createApiClient({ base: `${window.location.origin}/`, fetch: (request) => fetch(request) });
