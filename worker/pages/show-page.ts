import { enforceRateLimit } from '../api/rate-limits.ts';
import { recordInterest } from '../edge/record-interest.ts';
import { interestOf, keepReferral } from '../edge/referral.ts';
import { HttpError } from '../http/http-error.ts';
import { isRead, type RequestContext } from '../request-context.ts';
import { answerPage } from './answer-page.ts';
import { browserHeaders } from './browser-headers.ts';
import { pageViewOf } from './page-view.ts';
import { isPreviewing, withPreviewHeaders } from './preview.ts';
import { renderPage } from './render.ts';
import { showView } from './shared-page.ts';

/** Any page, for any client: from the cache where it is shared, else rendered for this request. */
export const showPage = async (context: RequestContext): Promise<Response> => {
  if (!isRead(context)) {
    throw new HttpError(405, 'method_not_allowed', 'Pages can only be read.', {
      headers: { allow: 'GET, HEAD' },
    });
  }
  const view = pageViewOf(context.url, context.page?.route);
  // What a cache has costs nothing: `Pages` counts what it renders.
  if (!view) await enforceRateLimit(context);
  let page: Response;
  if (await isPreviewing(context, Date.now())) {
    // Drafts pass no cache, neither on the way in nor on the way out.
    page = withPreviewHeaders(await renderPage(context, { isPreview: true }));
  } else if (view) {
    page = await showView(view, context);
  } else {
    const made = await renderPage(context);
    const { status } = made;
    page = new Response(made.body, { status, headers: browserHeaders(made) });
  }
  const interest = page.status === 200 && interestOf(context);
  if (interest) context.execution.waitUntil(recordInterest(interest, context));
  return keepReferral(context, await answerPage(page, context));
};
