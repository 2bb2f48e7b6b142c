import { enforceRateLimit } from '../http/request/rate-limits.ts';
import { type RequestContext, requireRead } from '../http/request/request-context.ts';
import { respondWithFailure } from './errors/respond-with-error.ts';
import { asJobDraft, findLinkedDraft } from './job-draft.ts';
import { selectPageCache } from './page-cache.ts';
import type { PageResult } from './page-result.ts';
import { createPageView, type PageView } from './page-view.ts';
import { asPreview, isPreviewing } from './preview.ts';
import { renderPage } from './render/render.ts';
import { respondWithPage } from './respond-with-page.ts';

/** Error screens, which the build prerenders as pages. */
const SCREENS = new Map([
  ['/404', 404],
  ['/500', 500],
]);

/**
 * Sends any page to any client. A shared page comes from the cache; any other page is rendered for
 * the request.
 */
export const sendPage = async (context: RequestContext): Promise<Response> => {
  requireRead(context, 'Pages accept only GET requests.');
  // Any client may open the error screens as pages. Each is sent with the status that it shows.
  const screen = SCREENS.get(context.url.pathname);
  if (screen) {
    await enforceRateLimit(context);
    return respondWithFailure(context, { status: screen });
  }
  const view = createPageView(context.url, context.page?.route);
  // Only pages that are not shared count towards the rate limit here: pages from the cache are
  // cheap, and `Pages` counts the renders it performs.
  if (!view) await enforceRateLimit(context);
  return respondWithPage(await loadPage(view, context), context);
};

const loadPage = async (
  view: PageView | undefined,
  context: RequestContext,
): Promise<PageResult> => {
  // Pages with drafts are neither read from a cache nor stored in one.
  const isPreview = await isPreviewing(context, Date.now());
  const draft = await findLinkedDraft(context, Date.now());
  if (draft) return asJobDraft(await renderPage(context, { isPreview, draft }));
  if (isPreview) return asPreview(await renderPage(context, { isPreview }));
  return view ? selectPageCache(context.execution).fetch(view, context) : renderPage(context);
};
