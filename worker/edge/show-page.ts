import { type Bindings, variablesOf } from '../env.ts';
import { HttpError } from '../http-error.ts';
import { renderPage } from '../render.ts';
import { answerPage } from './answer-page.ts';
import { pageCacheOf } from './page-cache.ts';
import { type PageView, pageViewOf } from './page-view.ts';
import { isPreviewing, withPreviewHeaders } from './preview.ts';
import { enforceRateLimit } from './rate-limits.ts';
import { interestOf, keepReferral } from './referral.ts';
import { tellInterest } from './tell-interest.ts';

interface Context {
  waitUntil(work: Promise<unknown>): void;
}

/** Cookies of ours say that somebody is more than a reader: an editor, or a referral's guest. */
const OWN_COOKIE = '__Host-';

/** The view of a request that brings nothing of its own, which is nearly every one. */
export const plainViewOf = (request: Request, url: URL): PageView | undefined => {
  const { method, headers } = request;
  const isPlain =
    (method === 'GET' || method === 'HEAD') &&
    !url.search.includes('ref=') &&
    !headers.get('cookie')?.includes(OWN_COOKIE) &&
    !headers.has('x-waku-etags');
  return isPlain ? pageViewOf(url) : undefined;
};

/** What the cache has of a view, for a browser: which asks again each time, and gets a 304. */
export const showView = async (
  view: PageView,
  request: Request,
  bindings: Bindings,
  context: unknown,
): Promise<Response> => {
  const page = await pageCacheOf(context, bindings).fetch(view, request);
  const headers = new Headers(page.headers);
  headers.delete('cache-tag');
  headers.delete('age');
  if (page.ok && headers.get('cache-control') !== 'no-store') {
    headers.set('cache-control', 'no-cache');
  }
  return new Response(page.body, { status: page.status, headers });
};

/** Any page, for whoever asks: from the cache where it is everybody's, else rendered for them. */
export const showPage = async (
  request: Request,
  bindings: Bindings,
  context: Context,
): Promise<Response> => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new HttpError(405, 'method_not_allowed', 'Pages can only be read.', {
      headers: { allow: 'GET, HEAD' },
    });
  }
  const view = pageViewOf(new URL(request.url));
  // A navigation that leaves out what the browser has is nobody else's page.
  const isWhole = !request.headers.has('x-waku-etags');
  // What a cache has costs nothing: `Pages` counts what it renders.
  if (!view || !isWhole) await enforceRateLimit(request, bindings, variablesOf(bindings));
  let page: Response;
  if (await isPreviewing(request, bindings, Date.now())) {
    // Drafts pass no cache, neither on the way in nor on the way out.
    page = withPreviewHeaders(await renderPage(request, bindings, { isPreview: true }));
  } else if (view && isWhole) {
    page = await showView(view, request, bindings, context);
  } else {
    page = await renderPage(request, bindings);
  }
  const interest = page.status === 200 && interestOf(request);
  if (interest) context.waitUntil(tellInterest(interest, request, bindings));
  return keepReferral(request, await answerPage(page, request, bindings));
};
