/** Carries the visit's id (`worker/visit.ts`) wherever the request goes on to. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Carries when the request began (`Visit.startedAt`): before its body was read, or anything was asked. */
export const ARRIVED_AT_HEADER = 'x-arrived-at';

export const requestIdOf = (request: Request): string =>
  request.headers.get(REQUEST_ID_HEADER) ?? '';

/** When a request arrived, Unix milliseconds; now, for one that a page makes in process. */
export const arrivedAtOf = (request: Request): number =>
  Number(request.headers.get(ARRIVED_AT_HEADER)) || Date.now();
