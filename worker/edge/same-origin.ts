import { HttpError } from '../http-error.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Cross-site request defence (DESIGN 4): a request that changes something comes from our own pages.
 * Pages with `no-referrer` post `Origin: null`, so `Sec-Fetch-Site` decides wherever it is sent.
 */
export const isCrossSite = (request: Request): boolean => {
  if (SAFE_METHODS.includes(request.method)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin';
  const origin = request.headers.get('origin');
  return origin !== null && origin !== new URL(request.url).origin;
};

/** @throws HttpError 403 for a state-changing request from another site. */
export const refuseCrossSite = (request: Request): void => {
  if (isCrossSite(request)) {
    throw new HttpError(
      403,
      'cross_site',
      'This request came from another site. Open the page on this site and send it again.',
    );
  }
};
