import { findRedirect } from '../../src/lib/content/redirects.ts';
import { REDIRECT_MS } from '../../src/lib/deadlines.ts';
import { contentSource } from '../content/content-source.ts';
import type { Bindings } from '../env.ts';
import { dropBody } from '../http/drop-body.ts';
import { answerFailure } from './answer-error.ts';
import { MISSING } from './error-screen.ts';
import { PAGE_FAILURE_HEADER } from './page-runtime.ts';

// A redirect for good may still be corrected: no browser keeps it for ever.
const PERMANENT_S = 3600;

/** What becomes of a rendered page: itself, where its path leads now, or the screen for its failure. */
export const answerPage = async (
  page: Response,
  request: Request,
  bindings: Bindings,
): Promise<Response> => {
  const { status } = page;
  const redirect = MISSING.includes(status) && (await redirectOf(request, bindings));
  if (redirect) {
    dropBody(page);
    return redirect;
  }
  // The screens are pages too, which anybody may open: they answer as what they say.
  const [, screen] = /^\/(404|500)$/.exec(new URL(request.url).pathname) ?? [];
  if (screen) {
    dropBody(page);
    return answerFailure(request, bindings, { status: Number(screen) });
  }
  const message = page.headers.get(PAGE_FAILURE_HEADER);
  if (message === null) return withOwnQuery(page, request);
  const retryAfter = page.headers.get('retry-after');
  return answerFailure(request, bindings, {
    status,
    message: decodeURIComponent(message),
    ...(retryAfter && { headers: { 'retry-after': retryAfter } }),
  });
};

/** A page leads on without what it does not read of its address: the visitor's own query goes along. */
const withOwnQuery = (page: Response, request: Request): Response => {
  const location = page.headers.get('location');
  const { pathname, search } = new URL(request.url);
  if (!location || !search || pathname.startsWith('/RSC/')) return page;
  const headers = new Headers(page.headers);
  const [address = '', ...fragment] = location.split(/(?=#)/);
  headers.set('location', `${address.split('?', 1)[0]}${search}${fragment.join('')}`);
  return new Response(page.body, { status: page.status, headers });
};

/**
 * Where editors lead the path of a page that is not there (decision 27). Asked only then, so that
 * no page waits for it.
 */
const redirectOf = async (request: Request, bindings: Bindings): Promise<Response | undefined> => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const redirect = await findRedirect(contentSource(bindings), new URL(request.url), {
    waitMs: REDIRECT_MS,
  });
  if (!redirect) return undefined;
  const { location, status } = redirect;
  const cacheControl = status === 308 ? `public, max-age=${PERMANENT_S}` : 'no-cache';
  return new Response(null, { status, headers: { location, 'cache-control': cacheControl } });
};
