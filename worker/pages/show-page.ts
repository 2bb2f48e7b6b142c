import { enforceRateLimit } from '../api/rate-limits.ts';
import { interestOf, keepReferral } from '../edge/referral.ts';
import { tellInterest } from '../edge/tell-interest.ts';
import { type Bindings, variablesOf } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { answerPage } from './answer-page.ts';
import { browserHeaders } from './browser-headers.ts';
import { type PageContext, pageCacheOf } from './page-cache.ts';
import { pageViewOf } from './page-view.ts';
import { isPreviewing, withPreviewHeaders } from './preview.ts';
import { renderPage } from './render.ts';
import { askerOf, showView } from './show-view.ts';

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
    page = await showView(view, request, askerOf(request), pageCacheOf(context, bindings));
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
