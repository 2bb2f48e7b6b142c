import { createApiClient } from '../../lib/api/client.ts';

/** The product API as a client component reaches it. A call outlives the page it was made from. */
export const browserApi = () =>
  createApiClient({
    base: `${window.location.origin}/`,
    fetch: (request) => fetch(request, { keepalive: true }),
  });
