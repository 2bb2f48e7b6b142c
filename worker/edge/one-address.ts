import { matchRoute } from '../../src/routes/match-route.ts';
import { pagePathOf } from '../../src/routes/page-path.ts';
import { permanentRedirect } from '../http/redirect.ts';
import { isRead, type RequestContext } from '../http/request/request-context.ts';

/** A slash at the end, slashes where one stands, the name of a folder's page: the router is content with all. */
const SPARE = /.\/$|\/\/|\/index\.html$|\/(index\.html)?\.txt$/;

/** The same of a page whose payload is asked for. */
const SPARE_IN_PAYLOAD = /^(\/RSC\/R\/.+?)\/(index\.html)?\.txt$/;

/**
 * Where a page is that was asked for with more than its path, its data too: else it would stand at many
 * addresses, and only one of them is kept. Begins with one slash, so that it never leads to another site.
 */
export const oneAddressOf = ({ pathname, search }: URL): string | undefined => {
  if (!SPARE.test(pathname)) return undefined;
  const parts = pathname
    .replace(/\/index\.html$/, '')
    .split('/')
    .filter(Boolean);
  const path = `/${parts.join('/')}`.replace(SPARE_IN_PAYLOAD, '$1.txt');
  return path !== pathname && matchRoute(pagePathOf(path))?.route.kind === 'page'
    ? path + search
    : undefined;
};

/** Redirects a page's other spellings to its one address. */
export const redirectToOneAddress = (context: RequestContext): Response | undefined => {
  const address = isRead(context) ? oneAddressOf(context.url) : undefined;
  return address === undefined ? undefined : permanentRedirect(address);
};
