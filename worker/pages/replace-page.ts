import { findRedirect } from '../../src/lib/content/redirects.ts';
import { REDIRECT_MS } from '../../src/lib/deadlines.ts';
import { contentSource } from '../content/content-source.ts';
import { dropBody } from '../http/body/drop-body.ts';
import { isRead, type RequestContext } from '../http/request/request-context.ts';
import { MISSING } from './errors/error-screen.ts';
import { respondWithFailure } from './errors/respond-with-error.ts';
import type { PageResult } from './page-result.ts';

// Editors may later correct a permanent redirect, so browsers cache it for only an hour.
const PERMANENT_S = 3600;

/** The response that replaces a missing or failed page; undefined if the page itself is sent. */
export const replacePage = async (
  page: PageResult,
  context: RequestContext,
): Promise<Response | undefined> => {
  const { status, failure } = page;
  const redirect = MISSING.includes(status) && (await findEditorsRedirect(context));
  if (redirect) {
    dropBody(page);
    return redirect;
  }
  return failure ? respondWithFailure(context, { status, ...failure }) : undefined;
};

/**
 * Adds the visitor's query string to a redirect, because the page itself reads only some of the
 * parameters.
 */
export const withOwnQuery = (page: PageResult, { url }: RequestContext): PageResult => {
  const location = page.headers.get('location');
  const { pathname, search } = url;
  if (!location || !search || pathname.startsWith('/RSC/')) return page;
  const headers = new Headers(page.headers);
  const [address = '', ...fragment] = location.split(/(?=#)/);
  headers.set('location', `${address.split('?', 1)[0]}${search}${fragment.join('')}`);
  return { ...page, headers };
};

/**
 * The editors' redirect for the path of a missing page (decision 2). It is looked up only for
 * missing pages, so that existing pages do not wait for it.
 */
const findEditorsRedirect = async (context: RequestContext): Promise<Response | undefined> => {
  if (!isRead(context)) return undefined;
  const redirect = await findRedirect(contentSource(context.bindings), context.url, {
    waitMs: REDIRECT_MS,
  });
  if (!redirect) return undefined;
  const { location, status } = redirect;
  const cacheControl = status === 308 ? `public, max-age=${PERMANENT_S}` : 'no-cache';
  return new Response(null, { status, headers: { location, 'cache-control': cacheControl } });
};
