import { matchRoute } from '../../src/routes/match-route.ts';
import { parsePagePath } from '../../src/routes/page-path.ts';
import { permanentRedirect } from '../http/redirect.ts';
import { isRead, type RequestContext } from '../http/request/request-context.ts';

/** A trailing slash, repeated slashes, or `index.html`. The router accepts all of these. */
const REDUNDANT = /.\/$|\/\/|\/index\.html$|\/(index\.html)?\.txt$/;

/** A trailing slash or `index.html` in the path of a page's router payload. */
const REDUNDANT_IN_PAYLOAD = /^(\/RSC\/R\/.+?)\/(index\.html)?\.txt$/;

/**
 * The canonical URL of a page or its payload; undefined if the path is already canonical. Without a
 * redirect, the page would be available at many URLs, only one of which is cached. The result
 * always begins with exactly one slash, so that it never leads to another site.
 */
export const findCanonicalPath = ({ pathname, search }: URL): string | undefined => {
  if (!REDUNDANT.test(pathname)) return undefined;
  const parts = pathname
    .replace(/\/index\.html$/, '')
    .split('/')
    .filter(Boolean);
  const path = `/${parts.join('/')}`.replace(REDUNDANT_IN_PAYLOAD, '$1.txt');
  return path !== pathname && matchRoute(parsePagePath(path))?.route.kind === 'page'
    ? path + search
    : undefined;
};

/** Redirects non-canonical variants of a page's path to its canonical URL. */
export const redirectToCanonicalPath = (context: RequestContext): Response | undefined => {
  const canonicalPath = isRead(context) ? findCanonicalPath(context.url) : undefined;
  return canonicalPath === undefined ? undefined : permanentRedirect(canonicalPath);
};
