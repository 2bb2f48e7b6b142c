import { isKnownTag } from '../entity-tag.ts';
import { type Bindings, variablesOf } from '../env.ts';
import { HttpError } from '../http-error.ts';
import { renderPage } from '../render.ts';
import { requestIdOf } from '../request-id.ts';
import { answerPage } from './answer-page.ts';
import { browserHeaders } from './browser-headers.ts';
import { ETAGS_HEADER, partialView } from './known-parts.ts';
import { type Asker, type PageCache, type PageContext, pageCacheOf } from './page-cache.ts';
import { type PageView, pageViewOf } from './page-view.ts';
import { isPreviewing, withPreviewHeaders } from './preview.ts';
import { enforceRateLimit } from './rate-limits.ts';
import { interestOf, keepReferral } from './referral.ts';
import { tellInterest } from './tell-interest.ts';

/** Cookies of ours say that somebody is more than a reader: an editor, or a referral's guest. */
const OWN_COOKIE = '__Host-';

/** The view of a request that brings nothing of its own, which is nearly every one. */
export const plainViewOf = (request: Request, url: URL): PageView | undefined => {
  const { method, headers } = request;
  const isPlain =
    (method === 'GET' || method === 'HEAD') &&
    !url.search.includes('ref=') &&
    !headers.get('cookie')?.includes(OWN_COOKIE) &&
    !headers.has(ETAGS_HEADER);
  return isPlain ? pageViewOf(url) : undefined;
};

export const askerOf = (request: Request, requestId = requestIdOf(request)): Asker => ({
  requestId,
  address: request.headers.get('cf-connecting-ip'),
});

const isKnown = (request: Request, etag: string | null): boolean =>
  etag !== null && request.headers.has('if-none-match') && isKnownTag(request, etag);

/** What the cache has of a view, for a browser: nothing but its headers where it has that already. */
export const showView = async (
  view: PageView,
  request: Request,
  asker: Asker,
  cache: PageCache,
): Promise<Response> => {
  const { status, body, headers, from } = await cache.fetch(view, asker);
  const isOld = status === 200 && isKnown(request, headers.get('etag'));
  const hasBody = !isOld && request.method !== 'HEAD';
  const response = new Response(hasBody ? body : null, { status: isOld ? 304 : status, headers });
  response.headers.set('cf-cache-status', from);
  return response;
};

/** Any page, for whoever asks: from the cache where it is everybody's, else rendered for them. */
export const showPage = async (
  request: Request,
  bindings: Bindings,
  context: PageContext,
): Promise<Response> => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new HttpError(405, 'method_not_allowed', 'Pages can only be read.', {
      headers: { allow: 'GET, HEAD' },
    });
  }
  const view = pageViewOf(new URL(request.url));
  // What a cache has costs nothing: `Pages` counts what it renders.
  if (!view) await enforceRateLimit(request, bindings, variablesOf(bindings));
  let page: Response;
  if (await isPreviewing(request, bindings, Date.now())) {
    // Drafts pass no cache, neither on the way in nor on the way out.
    page = withPreviewHeaders(await renderPage(request, bindings, { isPreview: true }));
  } else if (view) {
    const asked = await partialView(view, request, bindings);
    page = await showView(asked, request, askerOf(request), pageCacheOf(context, bindings));
  } else {
    const made = await renderPage(request, bindings);
    page = new Response(made.body, {
      status: made.status,
      headers: browserHeaders(made, bindings),
    });
  }
  const interest = page.status === 200 && interestOf(request);
  if (interest) context.waitUntil(tellInterest(interest, request, bindings));
  return keepReferral(request, await answerPage(page, request, bindings));
};
