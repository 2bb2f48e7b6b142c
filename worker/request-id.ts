/** Carries the visit's id (`worker/visit.ts`) wherever the request goes on to. */
export const REQUEST_ID_HEADER = 'x-request-id';

export const requestIdOf = (request: Request): string =>
  request.headers.get(REQUEST_ID_HEADER) ?? '';
