import { isLocal, readVariables } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request/request-context.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Defence against cross-site request forgery (decision 5): a state-changing request must come from
 * a page on this site. The `Sec-Fetch-Site` header decides if it is sent, because pages with
 * `no-referrer` send `Origin: null`. Otherwise, the origin must match SITE_URL. The origin is not
 * compared with the Host header, which a client can choose. A local site may be reached under
 * several host names.
 */
export const isCrossSite = (request: Request, siteUrl: string): boolean => {
  if (SAFE_METHODS.includes(request.method)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin';
  const origin = request.headers.get('origin');
  const isOwn = origin === new URL(siteUrl).origin;
  const isThisMachine =
    isLocal(siteUrl) && isLocal(request.url) && origin === new URL(request.url).origin;
  return origin !== null && !isOwn && !isThisMachine;
};

/** @throws HttpError 403 for a state-changing request from another site */
export const refuseCrossSite = ({ request, bindings }: RequestContext): void => {
  if (isCrossSite(request, readVariables(bindings).SITE_URL)) {
    throw new HttpError(
      403,
      'cross_site',
      'This request came from another site. Open the page on this site and send it again.',
    );
  }
};
