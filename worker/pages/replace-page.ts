import { findRedirect } from '../../src/lib/content/redirects.ts';
import { REDIRECT_MS } from '../../src/lib/deadlines.ts';
import { contentSource } from '../content/content-source.ts';
import { dropBody } from '../http/body/drop-body.ts';
import { isRead, type RequestContext } from '../http/request/request-context.ts';
import { answerFailure } from './errors/answer-error.ts';
import { MISSING } from './errors/error-screen.ts';
import type { PageResult } from './page-result.ts';

// A redirect for good may still be corrected: no browser keeps it for ever.
const PERMANENT_S = 3600;

/** What is sent in place of a page that is missing or failed; undefined where nothing is. */
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
  return failure ? answerFailure(context, { status, ...failure }) : undefined;
};

/** A page leads on without what it does not read of its address: the visitor's own query goes along. */
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
 * Where editors lead the path of a page that is not there (decision 27). Asked only then, so that
 * no page waits for it.
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
