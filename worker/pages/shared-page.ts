import { JOB_PREVIEW_PARAMETER } from '../../src/contracts/site/preview.ts';
import { isRead, type RequestContext } from '../http/request/request-context.ts';
import { namesMarkdown } from './markdown-route.ts';
import { selectPageCache } from './page-cache.ts';
import { createPageView, type PageView } from './page-view.ts';
import { respondWithPage } from './respond-with-page.ts';
import { addSpeculationRules } from './speculation-rules.ts';

/**
 * The prefix of the site's own cookies. A client that sends such a cookie is an editor or a
 * referred visitor, and may need pages that are not shared.
 */
const OWN_COOKIE = '__Host-';

/**
 * The shared page for a request that contains nothing specific to its client, as is the case for
 * nearly all requests.
 */
export const findSharedView = (context: RequestContext): PageView | undefined => {
  const { request, url, page } = context;
  const { headers } = request;
  const isShared =
    isRead(context) &&
    // A client that lists Markdown may prefer it to HTML.
    !namesMarkdown(headers.get('accept')) &&
    !url.search.includes('ref=') &&
    !url.search.includes('link=') &&
    !url.search.includes(`${JOB_PREVIEW_PARAMETER}=`) &&
    !headers.get('cookie')?.includes(OWN_COOKIE);
  return isShared ? createPageView(url, page?.route) : undefined;
};

/**
 * Sends a shared page directly, skipping the steps that only other requests need. Returns undefined
 * if the request needs any of those steps.
 */
export const sendSharedPage = async (context: RequestContext): Promise<Response | undefined> => {
  const view = findSharedView(context);
  if (!view) return undefined;
  context.label = view.route.path;
  const page = await selectPageCache(context.execution).fetch(view, context);
  const response = await respondWithPage(page, context);
  if (page.status === 200) addSpeculationRules(response, view.route);
  return response;
};
