export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * The request with an id of ours in place of whatever the client sent. Errors show it, logs carry
 * it, and upstreams receive it.
 */
export const withRequestId = (request: Request): Request => {
  const headers = new Headers(request.headers);
  headers.set(REQUEST_ID_HEADER, crypto.randomUUID());
  return new Request(request, { headers });
};

export const requestIdOf = (request: Request): string =>
  request.headers.get(REQUEST_ID_HEADER) ?? '';
